// The state of the page in the hash of its address, and back.

import { galleryEntry, pageData } from "./bundle-data.js";
import { ofDocument, ofWindow, preset } from "./devices.js";
import { directions, systems, textSizes } from "./choices.js";
import { largestDocument } from "./gallery.js";
import { difference, pack, patched, tooLong, unpack } from "./packing.js";
import { initialState } from "./store.js";

const version = "1";

/** What a link holds of the state, beside the document. How wide the panes are is not for others. */
export const sharedKeys = [
  "device", "customSize", "landscape", "others", "textSize", "direction", "counts", "system",
  "appearance", "zoom", "guides", "groups", "bands", "map", "selection", "script",
];

/** The hash of a state: "1." and what differs from the start, packed. */
export async function hashOf(state, view, more = {}) {
  const values = { ...more };
  for (const key of sharedKeys) {
    if (JSON.stringify(state[key]) !== JSON.stringify(initialState[key])) values[key] = state[key];
  }
  const entry = galleryEntry(state.base);
  if (entry) {
    values.base = state.base;
    if (entry.text !== state.text) values.changes = difference(entry.text, state.text);
  } else values.text = state.text;
  if (view && (view.offset[0] || view.offset[1])) values.offset = view.offset.map((each) => Math.round(each * 100) / 100);
  const rows = Object.entries(view?.rows ?? {}).filter(([, offset]) => offset);
  if (rows.length) values.rows = Object.fromEntries(rows);
  return `${version}.${await pack(JSON.stringify(values))}`;
}

const isText = (value) => typeof value === "string" && value.length < 4000;
const isTruth = (value) => typeof value === "boolean";
const isSize = (value) => Array.isArray(value) && value.length === 2 && value.every((each) => Number.isFinite(each) && each >= 64 && each <= 2400);
const isOneOf = (list) => (value) => list.some(([name]) => name === value);
const isChange = (value) => Array.isArray(value) && value.slice(0, 2).every(Number.isSafeInteger) && value.slice(2).every((each) => typeof each === "string");

const checks = {
  device: (value) => [ofDocument, ofWindow].includes(value) || preset(value) !== undefined,
  landscape: isTruth, counts: isText, selection: isText, customSize: isSize,
  textSize: isOneOf(textSizes), direction: isOneOf(directions), system: isOneOf(systems),
  appearance: (value) => ["auto", "light", "dark"].includes(value),
  zoom: (value) => ["fit", "1", "2"].includes(value), guides: isTruth, groups: isTruth, bands: isTruth, map: isTruth,
  script: (value) => typeof value === "string" && value.length < 200_000,
  others: (value) => Array.isArray(value) && value.length <= 3
    && value.every((each) => preset(each?.device) !== undefined && (each.customSize === undefined || isSize(each.customSize))),
};

/** The state in a hash, which may be the name of a layout of the gallery: {state, offset, rows}; null if there is none. Throws a sentence if it is broken. */
export async function stateOf(hash) {
  const text = hash.replace(/^#/, "");
  if (!text) return null;
  const named = galleryEntry(text);
  if (named) return { state: { base: named.name, text: named.text }, offset: null, recording: "", note: "", samples: [], rows: {} };
  if (!text.startsWith(`${version}.`)) throw new Error("The link is of another version of this page.");
  let values;
  try { values = JSON.parse(await unpack(text.slice(2))); } catch (error) {
    if (error.message === tooLong) throw new Error("The document in the link is larger than 4 MB.");
  }
  if (!values || typeof values !== "object") throw new Error("The link is damaged; a part of it may be missing.");
  const state = {};
  for (const key of sharedKeys) if (values[key] !== undefined && checks[key](values[key])) state[key] = values[key];
  Object.assign(state, documentOf(values));
  if (state.text?.length > largestDocument) throw new Error("The document in the link is larger than 2 MB.");
  const offset = Array.isArray(values.offset) && values.offset.length === 2 && values.offset.every(Number.isFinite)
    ? values.offset : null;
  const samples = Array.isArray(values.samples) ? values.samples.filter((each) => isSize(each?.size) && (each.text === undefined || typeof each.text === "string")) : [];
  const words = (value) => (typeof value === "string" ? value : "");
  const rows = Object.entries(values.rows && typeof values.rows === "object" ? values.rows : {}).filter(([, each]) => Number.isFinite(each));
  return { state, offset, recording: words(values.recording), note: words(values.note), samples, rows: Object.fromEntries(rows) };
}

/** The document in a link: {base, text}, or nothing beside a recording. A text of the gallery is that layout. */
function documentOf({ base, changes, text, recording }) {
  const entry = galleryEntry(base ?? "");
  if (entry && changes === undefined) return { base, text: entry.text };
  if (entry) {
    if (!Array.isArray(changes) || !changes.every(isChange)) throw new Error("The link is damaged; a part of it may be missing.");
    return { base, text: patched(entry.text, changes) };
  }
  if (typeof text !== "string") return typeof recording === "string" ? {} : { base: "", text: "" };
  return { base: pageData().gallery.find((each) => each.text === text)?.name ?? "", text };
}
