// The address of the page, which holds its state.

import { byID, copy, grouped, throttled, toast } from "./dom.js";
import { hashOf, sharedKeys, stateOf } from "./link.js";
import { initialState } from "./store.js";
import { openMenu } from "./menu.js";
import { savePage } from "./exporting.js";

export class Address {
  /** @param page The page. */
  constructor(page) {
    this.page = page;
    this.hash = location.hash;
    this.save = throttled(500, () => this.write());
    page.store.on(["text"], () => this.save());
    // A choice outlives a reload that follows at once.
    page.store.on(Object.keys(initialState).filter((key) => key !== "text"), throttled(100, () => this.write()));
    addEventListener("popstate", () => this.arrive());
    byID("share").addEventListener("click", () => this.share());
  }

  /** Writes the state into the address. */
  async write() {
    const hash = `#${await hashOf(this.page.store.state, this.page.stage.main)}`;
    this.hash = hash;
    history.replaceState(null, "", hash);
  }

  /** Shows the state of an address to which the browser went back, or which was typed. */
  async arrive() {
    const { page } = this;
    if (location.hash === this.hash) return;
    this.hash = location.hash;
    let arrival = null;
    try { arrival = await stateOf(location.hash); } catch (error) { toast(error.message); return; }
    if (!arrival) { location.reload(); return; }
    const { text = page.store.state.text, base, ...own } = arrival.state;
    const view = { ...Object.fromEntries(sharedKeys.map((key) => [key, initialState[key]])), ...own };
    // The same document in another view is no other document.
    if (text === page.store.state.text) {
      page.time.closeRecording();
      page.quietly({ ...view, path: null });
      await page.reload({ arrival });
    } else await page.documents.open(text, base, { arrival, isBack: true, view });
    if (arrival.recording) page.openRecording(arrival.recording);
  }

  /** Shares the page. A link of a file is good on this computer only, so the page itself is offered. */
  share() {
    const { page } = this;
    if (location.protocol !== "file:") { this.copy(); return; }
    openMenu(byID("share"), [
      ["Save this page with the document", "a file to send", () => savePage(page)],
      ["Copy the link", "opens on this computer only", () => this.copy()],
    ]);
  }

  /** Copies the link. */
  async copy() {
    await this.write();
    await copy(location.href, `Link of ${grouped(this.hash.length)} characters`);
  }
}
