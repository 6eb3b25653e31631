// What the bundler put into the page: gallery, devices, schemas, rules, the engine.

import { byID } from "./dom.js";

let parsed = null;

/** The data of the page: {gallery, devices, schemas, rules}. Known after readPageData. */
export const pageData = () => parsed;

/** Inflates the data of the page. */
export async function readPageData() {
  parsed = JSON.parse(new TextDecoder().decode(await inflated("page-data")));
}

/** The bytes of the engine. */
export const engineBytes = () => inflated("engine-data");

/** Inflates the base64 text of an element. */
async function inflated(id) {
  const text = byID(id).textContent;
  const packed = Uint8Array.from(atob(text.trim()), (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The entry of the gallery with a name. */
export const galleryEntry = (name) => pageData().gallery.find((entry) => entry.name === name);
