// What can be taken away: the document, a case with expected frames, SVG, PNG.

import { byID, el, save, toast } from "./dom.js";
import { SVGContext } from "./svg-context.js";
import { pageSource } from "./bundle-data.js";
import { hashOf } from "./link.js";
import { formatJSON } from "./json-format.js";
import { openMenu } from "./menu.js";
import { showCode } from "./code.js";

/** Opens the menu of exports. */
export function attachExporting(page) {
  const { store, stage } = page;
  const button = byID("export");
  const name = () => (page.documents.name === "own document" ? "layout" : fileName(page));
  const view = () => stage.main;
  // What is shown of a broken document is the last layout that worked, maybe that of another.
  const ofLayout = (action) => () => { if (page.problem) toast("Correct the document first."); else action(); };
  button.addEventListener("click", () => openMenu(button, [
    ["Document", "JSON", () => save(`${name()}.json`, store.state.text, "application/json")],
    ["Case with expected frames", "JSON", ofLayout(() => saveCase(page, name()))],
    ["Swift", "DSL", ofLayout(() => showCode(page, "dsl", page.documents.codeName))],
    ["Swift", "UIKit", ofLayout(() => showCode(page, "uikit", page.documents.codeName))],
    null,
    ["Picture", "SVG", ofLayout(() => save(`${name()}.svg`, svgText(view()), "image/svg+xml"))],
    ["Picture", "PNG 1×", ofLayout(() => savePNG(view(), name(), 1))],
    ["Picture", "PNG 2×", ofLayout(() => savePNG(view(), name(), 2))],
    ["Picture", "PNG 3×", ofLayout(() => savePNG(view(), name(), 3))],
    null,
    ["This page", "HTML", () => savePage(page)],
  ]));
}

const round = (value) => Math.round(value * 1000) / 1000;

/**
 * A case without what it expects: the document and the view. The worker adds the frames in sight.
 *
 * The frames are those of the case solved anew at the present offset. What a view has measured on
 * its way there is not in a case.
 */
function caseOf(text, view) {
  const source = JSON.parse(text);
  const isCase = source.layout !== undefined;
  const { info, description } = view;
  const own = isCase ? source.environment ?? {} : {};
  const device = description.preset ? { device: description.preset } : own.device ? { device: own.device } : {};
  const insets = device.device || !description.safeArea ? {} : { safeAreaInsets: description.safeArea };
  const environment = {
    ...own, ...device, size: info.size, displayScale: info.displayScale, ...insets,
    ...(description.plain && description.margins ? { layoutMargins: description.margins } : {}),
    layoutDirection: info.layoutDirection, contentSizeCategory: info.contentSizeCategory,
  };
  if (description.preset) { delete environment.safeAreaInsets; delete environment.layoutMargins; }
  const found = {
    ...(isCase ? source : { layout: source }), environment, itemCounts: info.itemCounts,
    contentOffset: Array.from(view.offset, round), orthogonalOffsets: view.rows ?? {},
  };
  delete found.script;
  delete found.expected;
  return found;
}

/** Saves a case that "playground verify" reads. */
async function saveCase(page, name) {
  const found = caseOf(page.store.state.text, page.stage.main);
  const expected = await page.beside.expectation(JSON.stringify(found));
  if (expected) save(`${name}-case.json`, formatJSON(JSON.stringify({ ...found, expected })), "application/json");
}

/** What the view shows as SVG: what a picture of it shows. */
export function svgText(view) {
  const context = new SVGContext();
  view.paintOn(context, 1);
  return context.text(view.size, "system-ui, sans-serif");
}

/** Saves what the view shows as a picture. */
function savePNG(view, name, scale) {
  const canvas = el("canvas", { width: view.size[0] * scale, height: view.size[1] * scale });
  view.paintOn(canvas.getContext("2d"), scale);
  canvas.toBlob((blob) => (blob ? save(`${name}@${scale}x.png`, blob) : toast("The picture is too large.")), "image/png");
}

/** Saves the page, with the document in it. */
export const savePage = async (page) => save(`${fileName(page)}.html`, await pageText(page), "text/html");

/** A name for files of the document. */
const fileName = ({ documents: { name } }) => name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").slice(0, 60).toLowerCase() || "layout";

/** This page with the present state: it opens as it is now. */
async function pageText({ store, stage, samples }) {
  const hash = await hashOf(store.state, stage.main, samples.list.length ? { samples: samples.list, note: samples.note } : {});
  return `<!doctype html>\n${pageSource().replace(/^<html[^>]*>/, `<html lang="en" data-appearance="auto" data-state="${hash}">`).replace("style-src file: 'self' ", "style-src ")}`;
}
