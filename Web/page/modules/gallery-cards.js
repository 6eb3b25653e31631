// The gallery as cards: a picture of each layout, its name, and what it shows.

import { el } from "./dom.js";
import { pageData, plainTitle } from "./bundle-data.js";
import { onPalette } from "./palette.js";
import { drawSmall } from "./small-picture.js";
import { trial } from "./trying.js";

/** Each picture is of the upper part of a phone. */
const size = [393, 560];
const scale = 0.36;

export class GalleryCards {
  /** @param page The page. */
  constructor(page) {
    this.page = page;
    this.cards = [];
    onPalette(() => { for (const each of this.cards) if (each.picture) this.draw(each); });
  }

  open() {
    if (!this.dialog) this.build();
    document.body.append(this.dialog);
    this.dialog.showModal();
    this.next();
  }

  build() {
    this.cards = pageData().gallery.map((entry) => ({ entry, canvas: el("canvas", { "aria-hidden": "true" }) }));
    this.dialog = el("dialog.cards", { id: "gallery-dialog", "aria-label": "Gallery", onclose: () => { this.page.trial.drop(["gallery"]); this.page.trial.next(); } },
      el("div.dialog-body", {},
        el("button.icon.close", { textContent: "×", "aria-label": "Close", onclick: () => this.dialog.close() }),
        el("h2", { textContent: "Gallery" }),
        el("div.grid", {}, this.cards.map(({ entry, canvas }) => el("button.trial", { "data-name": entry.name, onclick: () => this.choose(entry) },
          canvas, el("b", { textContent: entry.name }), el("span", { textContent: plainTitle(entry.title) }))))));
    this.dialog.addEventListener("click", (event) => { if (event.target === this.dialog) this.dialog.close(); });
    for (const each of this.cards) drawSmall(each.canvas, null, size, scale);
  }

  /** Solves the layouts without a picture, one after another. */
  next() {
    const each = this.cards.find(({ picture, isBroken }) => !picture && !isBroken);
    if (!each || !this.dialog.open) return;
    const job = { text: each.entry.text, options: { size }, tries: true };
    this.page.trial.run("gallery", () => [job], ({ stopped, answers }) => {
      const answer = stopped ? {} : answers[0]?.error ? {} : answers[0] ?? trial(this.page.engine, job);
      each.picture = answer.picture;
      each.isBroken = !answer.picture;
      if (answer.picture) this.draw(each);
      this.next();
    });
  }

  draw({ canvas, picture }) { drawSmall(canvas, picture, size, scale); }

  choose({ text, name }) {
    this.dialog.close();
    this.page.open(text, name);
  }
}
