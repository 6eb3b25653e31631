// The document that is open: opening another, what was opened before, and whether it is edited.

import { byID, debounced, el, hush, toast } from "./dom.js";
import { galleryEntry, laterData, pageData, plainTitle } from "./bundle-data.js";
import { ofDocument, preset } from "./devices.js";
import { chosenDevice } from "./environment.js";
import { largestDocument } from "./gallery.js";
import { formatJSON } from "./json-format.js";
import { forgetDocument, freshID, keepDocument, recentDocuments, recentText, ago } from "./recent.js";
import { openMenu } from "./menu.js";
import { openCodeReading } from "./code-reading.js";
import { phoneOf } from "./proof-reading.js";

/** A layout to begin with, as it is formatted here: a list of a few rows. */
export const newLayout = () => formatJSON(`{
  "name": "Untitled",
  "layout": {
    "sections": [
      {
        "group": {
          "type": "horizontal",
          "width": {"fractionalWidth": 1},
          "height": {"absolute": 60},
          "subitems": [
            {"type": "item", "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}
          ]
        }
      }
    ]
  },
  "environment": {"device": "iPhone 15"},
  "itemCounts": [6]
}
`);

/** When a document was kept; of several with one name, the time of the day. */
const whenOf = (time, isOneOfSeveral) => (isOneOfSeveral ? new Date(time).toLocaleTimeString() : ago(time));

/** The view that a document asks for, as the state has it; null if it does not say. */
function viewOf(text) {
  let own = null;
  try { own = JSON.parse(text).environment ?? null; } catch { return null; }
  if (preset(own?.device) && !own.size) return { device: preset(own.device).name, customSize: null, landscape: false };
  return own?.size ? { device: ofDocument, customSize: null, landscape: false } : null;
}

/** The choices of the view that go with a document: undo brings them back with it. */
const viewKeys = ["device", "customSize", "landscape", "textSize", "direction", "system"];

/** What goes with a text: where it comes from, and what it was when it was opened. */
export const aboutOf = (text, base) => ({ id: freshID(), base, opened: text, counts: "" });

export class Documents {
  /** @param page The page. */
  constructor(page) {
    this.page = page;
    this.ownName = "";
    /** What goes with the document that is shown. */
    this.shown = page.editor.about;
    const picker = byID("gallery");
    picker.append(...pageData().gallery.map((entry) => el("option", { value: entry.name, title: plainTitle(entry.title) })));
    picker.addEventListener("change", () => {
      const entry = galleryEntry(picker.value);
      if (entry) this.open(entry.text, entry.name);
    });
    page.store.on(["base", "text"], () => this.showName());
    this.keepSoon = debounced(800, () => this.keep());
    page.store.on(["text"], () => this.keepSoon());
    addEventListener("pagehide", () => this.keepSoon.now());
    this.showName();
  }

  get state() { return this.page.store.state; }

  /** True if the text is not as it was opened. */
  get isEdited() { return this.state.text !== this.page.editor.about.opened; }

  /** The name of the document: that which it has itself, or that of the layout of the gallery that it is. */
  get name() { return this.codeName || "own document"; }

  /** The name from which code is named: none for a document without a name. */
  get codeName() { return this.isRenamed ? this.ownName : this.state.base || this.ownName; }

  /** True for a layout of the gallery that has another name now. */
  get isRenamed() { return Boolean(this.ownName) && galleryEntry(this.state.base)?.title !== this.ownName; }

  /** Opens a document: from the gallery, a file, or a link. The promise ends when it is shown. */
  open(text, base, { arrival = null, isBack = false, guesses = [], ownView = false, view = null } = {}) {
    const { page } = this;
    page.time?.closeRecording();
    if (text.length > largestDocument) { toast("The document is larger than 2 MB."); return Promise.resolve(); }
    const isOther = page.isStarted;
    const lost = isOther && this.isEdited ? this.name : "";
    if (isOther) {
      this.keepSoon.now();
      this.keep();
      this.leave();
      if (!isBack) history.pushState(null, "", location.hash);
    }
    if (isOther || page.editor.text !== text) page.editor.open(text, { ...aboutOf(text, base), guesses }, { isFirst: !isOther });
    this.shown = page.editor.about;
    this.ownName = "";
    // On a phone the window is the device.
    if (ownView && innerWidth >= 480) view = viewOf(text);
    page.quietly({ ...(isOther ? { counts: "", selection: null } : {}), ...view, text, base, path: null });
    page.difference.opened = text;
    this.keepSoon();
    if (lost) toast(`The edited document ${lost} is closed.`, page.editor.undoing());
    return page.reload({ arrival });
  }

  /** Keeps what goes with the document that is left, and ends what was about it. */
  leave() {
    const { page, state } = this;
    Object.assign(this.shown, { counts: state.counts, view: Object.fromEntries(viewKeys.map((key) => [key, state[key]])) });
    page.proof.close();
    if (page.difference.text !== null) page.difference.compare(null, "");
    page.time.forget();
    page.selecting.select(null);
    // What it offers is of this document.
    hush();
    page.tree.forget();
    byID("findings-card").replaceChildren(el("header", {}, el("h2", { textContent: "Findings" })), el("p.empty", { textContent: "They follow once the document is solved." }));
    page.selectLater = undefined;
  }

  /** Shows what undo has brought back. */
  restored(text, about) {
    const { page } = this;
    if (about.id === this.shown.id) { page.store.set({ text }); return; }
    this.leave();
    this.shown = about;
    this.ownName = "";
    page.quietly({ ...about.view, text, base: about.base, counts: about.counts, selection: null, path: null });
    page.difference.opened = about.opened;
    page.reload();
  }

  /** Takes the text of a file that has changed; what is selected and the place stay. Edits are not thrown away. */
  follow(text) {
    const { page } = this;
    const place = byID("question");
    if (text === this.state.text) { place.hidden = true; page.editor.about.opened = text; this.showName(); return; }
    const take = () => {
      place.hidden = true;
      page.editor.replace(0, page.editor.text.length, text);
      page.editor.changeSoon.cancel();
      page.editor.about.opened = text;
      page.store.set({ text, base: "" });
      this.showName();
    };
    if (!this.isEdited) { take(); return; }
    place.replaceChildren("The file has changed, and so have you.",
      el("button", { textContent: "Take the file", onclick: take }),
      el("button", { textContent: "Compare", onclick: () => page.difference.compare(text, "in the file") }),
      el("button", { textContent: "Keep this", onclick: () => { place.hidden = true; } }));
    place.hidden = false;
  }

  /** Keeps the document in the browser, if it is not one of the gallery as it is there. */
  keep() {
    const { state } = this;
    const { id } = this.page.editor.about;
    if (galleryEntry(state.base)?.text === state.text) forgetDocument(id);
    else if (state.text.trim()) keepDocument({ id, name: this.name, base: state.base }, state.text);
  }

  /** Learns the name that the document says. */
  learnName(tree) {
    const { value } = tree.children?.find((member) => member.key === "name") ?? {};
    this.ownName = value?.type === "string" ? value.value.trim() : "";
    this.showName();
  }

  /** Shows the name, and whether the document is edited. */
  showName() {
    const { state, isEdited } = this;
    const picker = byID("gallery");
    const own = picker.querySelector("option[value='']");
    if (state.base) own?.remove();
    else if (!own) picker.prepend(el("option", { value: "" }));
    for (const option of picker.options) {
      const name = option.value === state.base ? this.name : option.value || "own document";
      const text = option.value === state.base && isEdited ? `${name} (edited)` : name;
      if (option.textContent !== text) option.textContent = text;
    }
    picker.value = state.base;
    const title = plainTitle(this.ownName || galleryEntry(state.base)?.title || "own document");
    byID("document-name").textContent = title;
    byID("document-name").title = title;
    byID("document-edited").hidden = !isEdited;
    document.title = `${this.codeName || title}${isEdited ? " (edited)" : ""}, Compositional`;
  }

  /** Shows that a recording is open in place of the document; null once it is closed. */
  showRecording(title) {
    const device = byID("device");
    for (const picker of [byID("gallery"), device]) {
      picker.querySelector("option[value=recording]")?.remove();
      if (title === null) continue;
      picker.prepend(el("option", { value: "recording", textContent: "recording" }));
      picker.value = "recording";
    }
    if (title === null) { device.value = chosenDevice(this.state); this.showName(); return; }
    document.title = `Recording ${title}, Compositional`;
  }

  /** The rows of the menu that opens documents. */
  rows(chooseFile) {
    const recent = recentDocuments().filter(({ id }) => id !== this.page.editor.about.id).slice(0, 8);
    return [
      ["A file", "", chooseFile],
      ["A new layout", "", () => this.open(newLayout(), "")],
      ["A picture of a screen", "its cells become a layout", () => { this.page.finding.open(); this.page.finding.pictures.click(); }],
      ["A layout from frames", "found by the engine", () => this.page.finding.open()],
      ["Swift code", "UIKit or the DSL", () => openCodeReading(this.page, "")],
      ["Recorded frames", "of iPhones, over their layouts", () => openMenu(byID("open"), this.recorded())],
      ["The gallery", `${pageData().gallery.length} layouts, with pictures`, () => this.page.galleryCards.open()],
      ...(recent.length ? [null] : []),
      ...recent.map(({ id, name, base, time }) => [name, whenOf(time, recent.some((other) => other.id !== id && other.name === name)), () => this.reopen(id, base)]),
      ...(recent.length ? [null, ["Forget these", "", () => { forgetDocument(); this.keep(); }]] : []),
    ];
  }

  /** Layouts with the frames that a phone gave them. */
  recorded() {
    return laterData().recorded.map(({ name, origin, text }) => [`${name[0].toUpperCase()}${name.slice(1)}`, phoneOf(origin), () => this.openWithFrames(formatJSON(text), phoneOf(origin))]);
  }

  /** Opens a case in its own view, with the frames that it expects over it. */
  async openWithFrames(text, place) {
    const { page } = this;
    await this.open(text, "", { view: { device: ofDocument, customSize: null, landscape: false, textSize: "", direction: "", system: "" } });
    page.attempt(() => page.proof.open(text, place));
  }

  reopen(id, base) {
    const text = recentText(id);
    if (text === null) { toast("The browser has forgotten this document."); return; }
    this.open(text, galleryEntry(base) ? base : "");
    const { about } = this.page.editor;
    about.id = id;
    if (galleryEntry(base)) about.opened = galleryEntry(base).text;
    this.showName();
  }

  attachOpening(button, chooseFile) { button.addEventListener("click", () => openMenu(button, this.rows(chooseFile))); }
}
