// A small picture of what a view shows.

import { paint } from "./painter.js";
import { partsByElement } from "./parts.js";

/** Draws what a trial has found on a canvas; without a picture it is empty. @param scale The pixels of a point. */
export function drawSmall(canvas, picture, size, scale) {
  const unit = scale * (window.devicePixelRatio || 1);
  canvas.width = Math.round(size[0] * unit);
  canvas.height = Math.round(size[1] * unit);
  canvas.style.width = `${size[0] * scale}px`;
  if (!picture) return;
  paint(canvas.getContext("2d", { alpha: false }), {
    frames: { ...picture, id: String, elementKind: (index) => picture.names[picture.nameIndexes[index]] ?? "" },
    offset: picture.offset, size, unit, parts: picture.parts ? partsByElement(picture.parts) : undefined, content: picture.contentSize,
    horizontal: picture.horizontal, rightToLeft: picture.rightToLeft, hover: -1, selected: -1,
  });
}
