// The picker of layouts, and the opening of documents.

import { byID, el } from "./dom.js";
import { galleryEntry, pageData } from "./bundle-data.js";
import { isRecording } from "./recordings.js";

export const largestDocument = 2_000_000;
const largest = 64_000_000;

/** Fills the picker. */
export function attachGallery(store, open) {
  const picker = byID("gallery");
  picker.append(...pageData().gallery.map((entry) =>
    el("option", { value: entry.name, textContent: entry.name, title: entry.title })));
  picker.addEventListener("change", () => openGallery(picker.value, open));
  store.on(["base"], () => showBase(store.state.base));
  showBase(store.state.base);
}

/** Opens a layout of the gallery. */
export function openGallery(name, open) {
  const entry = galleryEntry(name);
  if (entry) open(entry.text, name);
}

function showBase(base) {
  const picker = byID("gallery");
  const own = picker.querySelector("option[value='']");
  if (base) own?.remove();
  else if (!own) picker.prepend(el("option", { value: "", textContent: "own document" }));
  picker.value = base;
  showTitle(base ? galleryEntry(base)?.title ?? base : "own document");
}

/** Shows the name of a document of one's own: that which the document says, if it says one. */
export function showOwnName(tree) {
  const { value } = tree.children?.find((member) => member.key === "name") ?? {};
  const name = value?.type === "string" ? value.value.trim() : "";
  showTitle(name || "own document");
  document.title = `${name || "Own document"}, Compositional`;
}

function showTitle(text) {
  byID("document-name").textContent = text;
  byID("document-name").title = text;
}

/** Lets a document, a script or a recording of this computer be chosen or dropped. */
export function attachOpening(open, failed) {
  const chooser = el("input", { type: "file", accept: ".json,application/json", hidden: true, "aria-label": "Document, script or recording" });
  document.body.append(chooser);
  byID("open").addEventListener("click", () => chooser.click());
  const read = async (file) => {
    if (file.size > largest) { failed("The file is larger than 64 MB."); return; }
    const text = await file.text();
    if (file.size > largestDocument && !isRecording(text)) failed("The document is larger than 2 MB.");
    else open(text);
  };
  chooser.addEventListener("change", () => {
    if (chooser.files[0]) read(chooser.files[0]);
    chooser.value = "";
  });
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) read(file);
  });
}
