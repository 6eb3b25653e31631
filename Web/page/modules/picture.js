// A picture of a screen, as a ground for rectangles: its pixels, its address, and the pixels of a point.

import { scaleOf } from "./picture-cells.js";

const largest = 64_000_000;
const mostPixels = 40_000_000;

export const isPicture = (file) => /^image\/(png|jpeg|webp)$/.test(file?.type ?? "") || (!file?.type && /\.(png|jpe?g|webp)$/i.test(file?.name ?? ""));

/** Reads a file: {url, image, scale, size}. Throws a sentence. @param devices Those whose widths pictures may have. */
export async function readPicture(file, devices) {
  if (file.size > largest) throw new Error(`${file.name} is larger than 64 MB.`);
  let bitmap = null;
  try { bitmap = await createImageBitmap(file); } catch { throw new Error(`${file.name} is no picture that this browser reads.`); }
  const { width, height } = bitmap;
  if (width * height > mostPixels) throw new Error(`${file.name} has more than 40 million pixels.`);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  const { scale } = scaleOf({ width, height }, devices);
  return { url: URL.createObjectURL(file), image: { data, width, height }, scale, size: [width / scale, height / scale], begins: 0 };
}
