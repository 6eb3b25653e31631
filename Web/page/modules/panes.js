// Dividers between the panes, and the tabs of narrow windows.

import { byID, clamp } from "./dom.js";

const narrow = matchMedia("(max-width: 899px)");
const tiny = matchMedia("(max-width: 479px)");

/** Connects dividers and tabs with the state. */
export function attachPanes(store) {
  divider(store, byID("divider-left"), "left", 1);
  divider(store, byID("divider-right"), "right", -1);
  store.on(["left", "right"], () => apply(store.state));
  store.on(["pane"], () => showPane(store.state.pane));
  const tabs = [...document.querySelectorAll(".tabs button")];
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener("click", () =>
      store.set({ pane: store.state.pane === tab.dataset.pane ? "" : tab.dataset.pane }));
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step) tabs[(index + step + tabs.length) % tabs.length].focus();
    });
  }
  narrow.addEventListener("change", () => moveEnvironment());
  tiny.addEventListener("change", () => moveEnvironment());
  moveEnvironment();
  apply(store.state);
  const widths = new ResizeObserver(showWidths);
  for (const id of ["document-pane", "inspect-pane"]) widths.observe(byID(id));
  showPane(store.state.pane);
}

export const isNarrow = () => narrow.matches;

/** The controls of the view are in the bar of wide windows, and in a pane of narrow ones. */
function moveEnvironment() {
  const environment = byID("environment");
  if (narrow.matches) byID("settings-pane").prepend(environment);
  else byID("gallery").after(environment);
  if (tiny.matches) byID("settings-actions").append(byID("compare"), byID("sweep"), byID("export"), byID("groups"), byID("bands"), byID("show-map"), byID("guides"));
  else {
    byID("appearance").before(byID("compare"), byID("sweep"));
    byID("share").after(byID("export"));
    document.querySelector(".zoom").prepend(byID("groups"), byID("bands"), byID("show-map"), byID("guides"));
  }
}

function showPane(pane) {
  document.body.dataset.pane = pane;
  for (const tab of document.querySelectorAll(".tabs button")) {
    tab.setAttribute("aria-selected", String(tab.dataset.pane === pane));
  }
}

function apply({ left, right }) {
  const style = document.documentElement.style;
  if (left) style.setProperty("--left", `${left}px`); else style.removeProperty("--left");
  if (right) style.setProperty("--right", `${right}px`); else style.removeProperty("--right");
}

/** Tells the dividers how wide their panes are. */
function showWidths() {
  for (const [bar, pane] of [["divider-left", "document-pane"], ["divider-right", "inspect-pane"]]) {
    const values = { now: byID(pane).offsetWidth, min: 200, max: Math.round(innerWidth / 2) };
    for (const [name, value] of Object.entries(values)) byID(bar).setAttribute(`aria-value${name}`, String(value));
  }
}

function divider(store, bar, key, sign) {
  const pane = () => (key === "left" ? byID("document-pane") : byID("inspect-pane"));
  const set = (width) => {
    const value = Math.round(clamp(width, 200, innerWidth * 0.5));
    store.set({ [key]: value });
  };
  let start = null;
  bar.addEventListener("pointerdown", (event) => {
    bar.setPointerCapture(event.pointerId);
    start = { x: event.clientX, width: pane().offsetWidth };
  });
  bar.addEventListener("pointermove", (event) => {
    if (start) set(start.width + sign * (event.clientX - start.x));
  });
  bar.addEventListener("pointerup", () => { start = null; });
  bar.addEventListener("dblclick", () => store.set({ [key]: 0 }));
  bar.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 16, ArrowLeft: -16 }[event.key];
    if (!step) return;
    event.preventDefault();
    set(pane().offsetWidth + sign * step);
  });
}
