// A watched file: a style sheet beside the page holds its text, and is loaded again and again.
//
// A page from disk may not read files, but it may load style sheets of its folder, which cannot run.

import { byID, el, toast } from "./dom.js";
import { stateOf } from "./link.js";

const pause = 300;
const patience = 6;

/** Follows the sheet that the page names, if it names one. @param changed Takes the text of the file. */
export function attachWatching(changed) {
  const root = document.documentElement;
  const address = root.dataset.watch;
  if (!address) return;
  const holder = el("i", { id: "watch", hidden: true });
  document.body.append(holder);
  let shown = root.dataset.state ?? "";
  let failures = 0;
  let number = 0;

  const read = async () => {
    const value = getComputedStyle(holder).getPropertyValue("--state").trim().replace(/^"|"$/g, "");
    if (!value || value === shown) return;
    shown = value;
    try { changed((await stateOf(value)).state.text); } catch (error) { toast(error.message); }
  };
  const look = () => {
    const link = el("link", { rel: "stylesheet", href: `${address}?${number += 1}` });
    const again = () => { link.remove(); setTimeout(look, pause); };
    link.onload = () => { failures = 0; read().finally(again); };
    link.onerror = () => {
      failures += 1;
      if (failures < patience) { again(); return; }
      link.remove();
      byID("hover-line").textContent = "The watch has ended. Reload the page when it runs again.";
    };
    document.head.append(link);
  };
  look();
}
