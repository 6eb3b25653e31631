// What can be taken away: the document, a case with expected frames, SVG, PNG.

import { byID, el, save, toast } from "./dom.js";
import { palette, sectionColor } from "./palette.js";
import { drawingOrder, kinds } from "./painter.js";
import { pageSource } from "./bundle-data.js";
import { hashOf } from "./link.js";
import { formatJSON } from "./json-format.js";
import { openMenu } from "./menu.js";
import { showCode } from "./code.js";

/** Opens the menu of exports. */
export function attachExporting(page) {
  const { store, stage } = page;
  const button = byID("export");
  const name = () => store.state.base || "layout";
  const view = () => stage.main;
  button.addEventListener("click", () => openMenu(button, [
    ["Document", "JSON", () => save(`${name()}.json`, store.state.text, "application/json")],
    ["Case with expected frames", "JSON", () => saveCase(page, name())],
    ["Swift", "DSL", () => showCode(page, "dsl", store.state.base)],
    ["Swift", "UIKit", () => showCode(page, "uikit", store.state.base)],
    null,
    ["Picture", "SVG", () => save(`${name()}.svg`, svgText(view()), "image/svg+xml")],
    ["Picture", "PNG 1×", () => savePNG(view(), name(), 1)],
    ["Picture", "PNG 2×", () => savePNG(view(), name(), 2)],
    ["Picture", "PNG 3×", () => savePNG(view(), name(), 3)],
    null,
    ["This page", "HTML", async () => save("compositional.html", await pageText(page), "text/html")],
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

const escaped = (text) => text.replace(/[&<>"]/g, (character) =>
  ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[character]);

/** What the view shows as SVG. */
export function svgText(view) {
  const colors = palette();
  const { frames, offset, size } = view;
  const rows = Array.from(drawingOrder(frames), (index) => {
    const [x, y, width, height] = frames.frames.subarray(index * 4, index * 4 + 4);
    const kind = frames.kinds[index];
    const isCell = kind === kinds.cell;
    const color = sectionColor(frames.sections[index]);
    const fill = isCell ? colors.fills[color] : kind === kinds.decoration ? colors.decoration : colors.boundary;
    const label = isCell ? String(frames.items[index]) : kind === kinds.decoration ? "" : frames.elementKind(index);
    const ink = isCell ? colors.inks[color] : colors["boundary-ink"];
    const font = Math.min(14, Math.min(width, height) * 0.42);
    const box = [x - offset[0], y - offset[1], width, height].map(round);
    const text = label && font > 4 ? `<text x="${round(box[0] + width / 2)}" y="${round(box[1] + height / 2 + font * 0.35)}" font-size="${round(font)}" fill="${ink}" text-anchor="middle">${escaped(label)}</text>` : "";
    return `<g><title>${escaped(frames.id(index))}</title><rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" rx="${isCell ? Math.min(7, width / 4, height / 4) : 0}" fill="${fill}"/>${text}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size[0]} ${size[1]}" width="${size[0]}" height="${size[1]}" font-family="system-ui, sans-serif">
<rect width="100%" height="100%" fill="${colors.screen}"/>
${rows.join("\n")}
</svg>
`;
}

/** Saves what the view shows as a picture. */
function savePNG(view, name, scale) {
  const canvas = el("canvas", { width: view.size[0] * scale, height: view.size[1] * scale });
  view.paintInto(canvas, scale);
  canvas.toBlob((blob) => (blob ? save(`${name}@${scale}x.png`, blob) : toast("The picture is too large.")), "image/png");
}

/** This page with the present state: it opens as it is now. */
async function pageText({ store, stage, samples }) {
  const hash = await hashOf(store.state, stage.main, samples.list.length ? { samples: samples.list, note: samples.note } : {});
  return `<!doctype html>\n${pageSource().replace(/^<html[^>]*>/, `<html lang="en" data-appearance="auto" data-state="${hash}">`).replace("style-src file: 'self' ", "style-src ")}`;
}
