// Devices: from a choice to the options of the engine and to what the screen looks like.

import { pageData } from "./bundle-data.js";

/** The name of the choice that leaves the view to the document. */
export const ofDocument = "document";

/** The preset with a name. */
export const preset = (name) => pageData().devices.find((each) => each.name === name);

/** The name of the choice that fills the middle of the page. */
export const ofWindow = "window";

const noInsets = { top: 0, left: 0, bottom: 0, right: 0 };

/**
 * What a choice means: {name, size, preset, isTablet}, or {size, plain} for a view of a size of its
 * own. Null for the view of the document.
 *
 * @param room The size of the middle of the page, for the choice that fills it.
 */
export function describeDevice({ device, landscape, customSize }, room) {
  if (device === ofWindow && !customSize) {
    return { ...plainView(room), name: "This window", fills: true, scale: Math.max(1, Math.round(devicePixelRatio)) };
  }
  if (device === ofDocument && !customSize) return null;
  const found = preset(device);
  if (!found || customSize) return plainView(customSize ?? [390, 844]);
  const size = landscape ? [found.size[1], found.size[0]] : found.size;
  return { name: found.name, size, preset: found.name, isTablet: found.kind === "tablet" };
}

/** A view of a size of its own: no safe area, no marks. */
function plainView(size) {
  const side = size[0] >= 678 ? 20 : 16;
  return {
    name: "", size, scale: 2, safeArea: noInsets, isTablet: false, plain: true,
    margins: { ...noInsets, left: side, right: side },
  };
}

/** The description of the view that a document asks for, from what the engine says. */
export function describeDocumentView(info) {
  const safeArea = info.safeAreaInsets ?? noInsets;
  const found = info.device ? preset(info.device) : null;
  if (found) return { name: found.name, size: info.size, scale: info.displayScale, safeArea, isTablet: found.kind === "tablet" };
  const plain = !(safeArea.top || safeArea.bottom || safeArea.left);
  return { name: "", size: info.size, scale: info.displayScale, safeArea, isTablet: info.size[0] > 700, plain };
}

/** The most items of a section. */
export const mostItems = 2 ** 30;

/** The item counts that a text asks for: null if it is empty, undefined if it is wrong. */
export function countsOf(text) {
  if (!text.trim()) return null;
  const words = text.split(/[\s,]+/).filter(Boolean);
  const numbers = words.map(Number);
  const valid = numbers.length && words.every((each) => /^\d{1,10}$/.test(each)) && numbers.every((each) => each <= mostItems);
  return valid ? numbers : undefined;
}

/** The options of engine.load for a state and a description. */
export function engineOptions(state, description, hasEnvironment) {
  const options = {};
  const view = description ?? (hasEnvironment ? null : plainView([390, 844]));
  if (view?.preset) {
    options.device = view.preset;
    options.size = view.size;
  } else if (view) {
    options.size = view.size;
    options.displayScale = view.scale;
    options.safeAreaInsets = view.safeArea;
    options.layoutMargins = view.margins;
  }
  if (state.textSize) options.contentSizeCategory = state.textSize;
  if (state.direction) options.layoutDirection = state.direction;
  const counts = countsOf(state.counts);
  if (counts) options.itemCounts = counts;
  if (state.system) options.systemVersion = Number(state.system);
  return options;
}
