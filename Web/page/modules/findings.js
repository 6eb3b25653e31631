// What lint finds, as a list.

import { byID, el } from "./dom.js";

const marks = { error: "Error", warning: "Warning", note: "Note" };

/** Shows findings. @param actions {showPath(path, focus), select(id)} */
export function showFindings(findings, actions) {
  const card = byID("findings-card");
  const count = findings.length;
  card.replaceChildren(
    el("header", {}, el("h2", { textContent: count === 0 ? "No findings" : count === 1 ? "1 finding" : `${count} findings` })),
    count ? el("ul.findings", {}, findings.map((finding) => el(`li.${finding.severity}`, {},
      el("button", {
        title: "Show in document",
        onclick: () => {
          if (finding.id) actions.select(finding.id, true);
          actions.showPath(finding.path, true);
        },
      }, el("i"), el("span", {}, finding.message,
        el("small", { textContent: `${marks[finding.severity] ?? finding.severity} ${finding.code}, ${finding.path}. ${finding.advice ?? ""}` }))))))
      : el("p.empty", { textContent: "Nothing in this layout will surprise." }));
}
