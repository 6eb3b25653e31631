// The controls around the devices, keys of the page, and what follows from a choice.

import { byID, debounced, el, isTyping, toast } from "./dom.js";
import { attachKeys, rotate } from "./environment.js";
import { legend } from "./bands.js";

/** Choices with which the document is solved anew. */
const reloading = ["device", "customSize", "landscape", "others", "textSize", "direction", "counts", "system"];

/** Connects the choices with the page. */
export function attachControls(page, help) {
  const { store } = page;
  const soon = debounced(120, () => page.reload());
  store.on([...reloading, "text", "base"], () => page.time.closeRecording());
  store.on(["text"], () => page.reload({ keepOffset: true }));
  store.on(reloading, (_, changed) => (changed.includes("counts") ? soon() : page.reload({ keepOffset: changed.includes("customSize") })));
  store.on(["zoom"], () => { page.stage.fit(); showZoom(store.state); });
  store.on(["map"], () => { page.map.toggle(store.state.map); showZoom(store.state); });
  store.on(["guides", "groups", "bands"], () => { page.stage.showSelection(); showZoom(store.state); });
  const zoom = (value) => store.set({ zoom: value });
  byID("device").addEventListener("change", () => page.time.closeRecording());
  byID("recording-close").addEventListener("click", () => page.time.closeRecording());
  for (const button of document.querySelectorAll("[data-zoom]")) button.addEventListener("click", () => zoom(button.dataset.zoom));
  byID("guides").addEventListener("click", () => store.set({ guides: !store.state.guides }));
  byID("show-map").addEventListener("click", () => store.set({ map: !store.state.map }));
  byID("bands").addEventListener("click", () => store.set({ bands: !store.state.bands }));
  byID("groups").addEventListener("click", () => store.set({ groups: !store.state.groups }));
  byID("format").addEventListener("click", () => { if (!page.editor.format()) toast("The document is not JSON yet."); });
  attachKeys(store, {
    r: () => rotate(store), R: () => rotate(store), 0: () => zoom("fit"), 1: () => zoom("1"), 2: () => zoom("2"),
    g: () => store.set({ guides: !store.state.guides }), o: () => store.set({ groups: !store.state.groups }), i: () => store.set({ bands: !store.state.bands }), m: () => store.set({ map: !store.state.map }), "?": help,
    "/": () => { if (!page.tree.search.offsetParent) store.set({ pane: "inspect" }); page.tree.search.focus(); },
    Escape: () => page.selecting.select(null),
  });
  addEventListener("keydown", (event) => undo(page, event));
  showZoom(store.state);
  if (store.state.map) page.map.toggle(true);
}

/** Shows which choices of the stage are on. */
function showZoom({ zoom, guides, groups, bands, map }) {
  for (const button of document.querySelectorAll("[data-zoom]")) button.setAttribute("aria-pressed", String(button.dataset.zoom === zoom));
  byID("guides").setAttribute("aria-pressed", String(guides));
  byID("show-map").setAttribute("aria-pressed", String(map));
  byID("bands").setAttribute("aria-pressed", String(bands));
  byID("legend")?.remove();
  if (bands) document.querySelector(".stage-foot").before(legend());
  byID("groups").setAttribute("aria-pressed", String(groups));
}

/** Undo and redo of the document, wherever the focus is but in another text. */
function undo(page, event) {
  if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
  // A field that holds nothing but what the document says has nothing of its own to undo.
  const isOwn = event.target === page.editor.area || (isTyping(event) && (event.target.matches("select") || (event.target.matches("#fields-card input") && event.target.value === event.target.defaultValue)));
  if (isTyping(event) && !isOwn) return;
  const key = event.key.toLowerCase();
  if (key !== "z" && key !== "y") return;
  event.preventDefault();
  page.editor.step(key === "y" || event.shiftKey ? "redo" : "undo");
}
