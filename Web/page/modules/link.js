// The state of the page in the hash of its address, and back.

import { galleryEntry } from "./bundle-data.js";
import { difference, pack, patched, tooLong, unpack } from "./packing.js";
import { initialState } from "./store.js";

const version = "1";
const shared = [
  "device", "customSize", "landscape", "others", "textSize", "direction", "counts", "system",
  "appearance", "zoom", "guides", "selection", "left", "right", "script",
];

/** The hash of a state: "1." and what differs from the start, packed. */
export async function hashOf(state, view, more = {}) {
  const values = { ...more };
  for (const key of shared) {
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

const checks = {
  device: isText, landscape: isTruth, textSize: isText, direction: isText, counts: isText, system: isText,
  appearance: (value) => ["auto", "light", "dark"].includes(value),
  zoom: (value) => ["fit", "1", "2"].includes(value), guides: isTruth, selection: isText,
  script: (value) => typeof value === "string" && value.length < 200_000,
  left: isLength, right: isLength, customSize: isSize,
  others: (value) => Array.isArray(value) && value.length <= 3
    && value.every((each) => isText(each?.device) && (each.customSize === undefined || isSize(each.customSize))),
};

function isText(value) { return typeof value === "string" && value.length < 4000; }
function isTruth(value) { return typeof value === "boolean"; }
function isLength(value) { return Number.isFinite(value) && value >= 0 && value < 4000; }
function isSize(value) { return Array.isArray(value) && value.length === 2 && value.every((each) => Number.isFinite(each) && each >= 64 && each <= 2400); }

/** The state in a hash: {state, offset, rows}; null if there is none. Throws a sentence if it is broken. */
export async function stateOf(hash) {
  const text = hash.replace(/^#/, "");
  if (!text) return null;
  if (!text.startsWith(`${version}.`)) throw new Error("The link is of another version of this page.");
  let values;
  try { values = JSON.parse(await unpack(text.slice(2))); } catch (error) {
    if (error.message === tooLong) throw new Error("The document is larger than 4 MB.");
    throw new Error("The link is damaged; a part of it may be missing.");
  }
  const state = {};
  for (const key of shared) if (values[key] !== undefined && checks[key](values[key])) state[key] = values[key];
  const entry = galleryEntry(values.base ?? "");
  if (entry) {
    state.base = values.base;
    state.text = Array.isArray(values.changes) ? patched(entry.text, values.changes) : entry.text;
  } else if (typeof values.text === "string" || typeof values.recording !== "string") {
    state.base = "";
    state.text = typeof values.text === "string" ? values.text : "";
  }
  const offset = Array.isArray(values.offset) && values.offset.length === 2 && values.offset.every(Number.isFinite)
    ? values.offset : null;
  const samples = Array.isArray(values.samples) ? values.samples.filter((each) => isSize(each?.size) && (each.text === undefined || typeof each.text === "string")) : [];
  const words = (value) => (typeof value === "string" ? value : "");
  return { state, offset, recording: words(values.recording), note: words(values.note), samples, rows: values.rows && typeof values.rows === "object" ? values.rows : {} };
}
