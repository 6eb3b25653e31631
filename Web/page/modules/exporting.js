// What can be taken away: the document, a case with expected frames, SVG, PNG.

import { byID, el, save, toast } from "./dom.js";
import { palette, sectionColor } from "./palette.js";
import { drawingOrder, kinds } from "./painter.js";
import { formatJSON } from "./json-format.js";
import { openMenu } from "./menu.js";

/** Opens the menu of exports. */
export function attachExporting(store, stage) {
  const button = byID("export");
  const name = () => store.state.base || "layout";
  const view = () => stage.main;
  button.addEventListener("click", () => openMenu(button, [
    ["Document", "JSON", () => save(`${name()}.json`, store.state.text, "application/json")],
    ["Case with expected frames", "JSON", () => save(`${name()}-case.json`, caseText(store.state.text, view()), "application/json")],
    null,
    ["Picture", "SVG", () => save(`${name()}.svg`, svgText(view()), "image/svg+xml")],
    ["Picture", "PNG 1×", () => savePNG(view(), name(), 1)],
    ["Picture", "PNG 2×", () => savePNG(view(), name(), 2)],
    ["Picture", "PNG 3×", () => savePNG(view(), name(), 3)],
    null,
    ["This page", "HTML", () => save("compositional.html", pageSource(), "text/html")],
  ]));
}

const round = (value) => Math.round(value * 1000) / 1000;

/** The elements in sight as expected frames: a case that "playground verify" reads. */
export function caseText(text, view) {
  const source = JSON.parse(text);
  const isCase = source.layout !== undefined;
  const { info, frames, description } = view;
  const elements = Array.from({ length: frames.count }, (_, index) => ({
    id: frames.id(index),
    frame: Array.from(frames.frames.subarray(index * 4, index * 4 + 4), round),
    zIndex: frames.zIndex[index],
  })).filter((element, index) => !(frames.flags[index] & 4));
  const environment = {
    ...(isCase ? source.environment : {}), size: info.size, displayScale: info.displayScale,
    ...(description.safeArea ? { safeAreaInsets: description.safeArea } : {}),
    ...(description.margins ? { layoutMargins: description.margins } : {}),
    layoutDirection: info.layoutDirection,
  };
  delete environment.device;
  const document = {
    ...(isCase ? source : { layout: source }), environment, itemCounts: info.itemCounts,
    contentOffset: view.offset.map(round),
    expected: { contentSize: view.contentSize.map(round), elements },
  };
  delete document.script;
  return formatJSON(JSON.stringify(document));
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

/** The file of this page, as it was opened. */
function pageSource() {
  const copy = document.cloneNode(true);
  for (const element of copy.querySelectorAll("#gallery, #device, #text-size, #direction, #system, #device-list, #editor, #time, #selection-card, #findings-card, #tree-card, #menu, #help-dialog, #hover-line, #view-line, #notice, #toast, #document-status, #document-name")) {
    element.replaceChildren();
    element.removeAttribute("open");
  }
  for (const input of copy.querySelectorAll("body > input")) input.remove();
  const bar = copy.querySelector("#gallery");
  bar.after(copy.querySelector("#environment"));
  copy.querySelector("#loading").hidden = false;
  copy.documentElement.removeAttribute("style");
  delete copy.body.dataset.pane;
  return `<!doctype html>\n${copy.documentElement.outerHTML}`;
}
