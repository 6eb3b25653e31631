// What lint finds, as a list: a line each, and all of one that is chosen.

import { byID, el } from "./dom.js";

const marks = { error: "Error", warning: "Warning", note: "Note" };
/** So many are listed at first, so that the tree below stays in sight. */
const few = 3;

/** Shows findings. @param actions {showPath(path, focus), select(id)} */
export function showFindings(findings, actions) {
  const card = byID("findings-card");
  const count = findings.length;
  const row = (finding) => {
    const button = el("button.brief", {
      title: finding.message, "aria-expanded": "false",
      onclick: () => {
        for (const other of card.querySelectorAll(".findings li > button")) { other.classList.toggle("brief", other !== button); other.setAttribute("aria-expanded", String(other === button)); }
        if (finding.id) actions.select(finding.id, true);
        actions.showPath(finding.path, true);
        // What it selects is shown above it.
        requestAnimationFrame(() => button.scrollIntoView({ block: "nearest" }));
      },
    }, el("i"), el("span", {}, finding.message,
      el("small", { textContent: `${marks[finding.severity] ?? finding.severity} ${finding.code}, ${finding.path}. ${finding.advice ?? ""}` })));
    return el(`li.${finding.severity}`, {}, button);
  };
  const list = el("ul.findings", {}, findings.slice(0, count > few + 1 ? few : count).map(row));
  if (count > few + 1) {
    const rest = el("li", {}, el("button.rest", { textContent: `${count - few} more`, onclick: () => { rest.remove(); list.append(...findings.slice(few).map(row)); } }));
    list.append(rest);
  }
  card.replaceChildren(
    el("header", {}, el("h2", { textContent: count === 0 ? "No findings" : count === 1 ? "1 finding" : `${count} findings` })),
    count ? list : el("p.empty", { textContent: "Nothing in this layout will surprise." }));
}
