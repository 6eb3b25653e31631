// The selection: an element on the device, a row of the tree, a place in the document. One thing, seen four ways.

import { byID, frameText, isTyping, toast } from "./dom.js";
import { findPath } from "./json-text.js";
import { elementsOf, pathOf } from "./paths.js";
import { nextInOrder, parentPath, siblings } from "./walking.js";
import { isNarrow } from "./panes.js";
import { placeOf } from "./place.js";

/** Connects the selection of a page. */
export function attachSelecting(page) {
  const { store, stage, editor, inspector, tree } = page;
  let highlighted = null;
  /** True after Escape on the device: then Tab leaves it. */
  let leaving = false;
  /** What to do once the worker has explained the elements of a slow layout; null for nothing. */
  let later = null;

  /** Says the frame of an element under the device; null for none. */
  const tell = (id) => {
    const frame = id ? stage.main.frameOf(id)?.content : null;
    page.say(frame ? `${id}\u2003${frameText(frame)}` : "");
  };

  /** The first of some elements whose own place in the document it is; null if none is. */
  const elementOf = (path, elements) => {
    const { frames } = stage.main;
    const first = elements.find((index) => pathOf(stage.main, frames.id(index)) === path);
    return first === undefined ? null : frames.id(first);
  };

  // The line under the device, which stands there on a phone while something is selected, takes its room from the start.
  byID("why").hidden = !store.state.selection;

  const api = {
    /** Selects an element; null clears. */
    select(id, { keepPath = false, reveal = true } = {}) {
      highlighted = null;
      if (id) store.set({ lastElement: id });
      const view = stage.main;
      const path = id && view.simulator && !view.isPlayback ? pathOf(view, id) : null;
      if (id) page.welcome.did("why");
      store.set({ selection: id, path });
      later = id && !path && view.isSlow && !view.isPlayback ? () => {
        const found = pathOf(view, id);
        if (store.state.selection !== id || !found) return;
        store.set({ path: found });
        if (!keepPath) editor.show(found);
      } : null;
      if (id && reveal && !view.isPlayback) stage.reveal(id);
      api.refresh();
      tell(id);
      if (id && !keepPath) editor.show(path);
      if (!id) editor.show(null);
      if (id && isNarrow() && innerWidth >= 480) store.set({ pane: "inspect" });
    },

    /** Shows the selection everywhere, after it or the layout has changed. */
    refresh() {
      const view = stage.main;
      if (!view?.simulator) return;
      if (store.state.selection && !view.isPlayback && !exists(store.state.selection, view.info)) leaveFor(view, store.state.selection);
      const { selection: old, path } = store.state;
      // An edit may have moved the place of the selected element, and a link does not hold it.
      const own = old && !view.isPlayback ? pathOf(view, old) : path;
      if (own !== path && (own || !view.isSlow)) store.set({ path: own });
      // A place of which an element has come into sight.
      const come = !old && path && !view.isPlayback && !view.isSlow ? elementOf(path, elementsOf(view, path)) : null;
      if (come) store.set({ selection: come });
      const { selection } = store.state;
      inspector.show(view, selection, editor, api.place(view));
      tree.mark(store.state.path);
      page.fields.show(store.state.path);
      page.contents.show(selection, store.state.path);
      page.outline.update();
      byID("why").hidden = !selection;
      stage.showSelection();
      api.retell();
    },

    /** Tells the frame of the selected element anew: the line under the device may still tell that of the layout before, or of another place. */
    retell() {
      const { selection } = store.state;
      const [named, frame] = byID("hover-line").textContent.split("\u2003");
      if (frame && (!selection || named === selection)) tell(selection);
    },

    /** Shows what the worker has explained. */
    explained() {
      const action = later;
      later = null;
      action?.();
      api.refresh();
    },

    /** Shows a place in the document. */
    showPath(path, focus = false) {
      if (isNarrow()) store.set({ pane: "document" });
      editor.show(path, { focus });
    },

    /** Selects a place: its first element in sight, and its text. */
    choosePath(path) {
      highlighted = null;
      const view = stage.main;
      const found = elementsOf(stage.main, path);
      const id = elementOf(path, found);
      store.set({ selection: id, path });
      inspector.show(stage.main, id, editor, api.place(view));
      page.fields.show(path);
      page.contents.show(id, path);
      page.outline.update();
      tree.mark(path);
      later = !id && view.isSlow ? () => { if (store.state.path === path && !store.state.selection) api.choosePath(path); } : null;
      if (!id && !found.length) revealSection(path);
      stage.showSelection();
      editor.show(path);
      tell(id);
    },

    /** Highlights what a step speaks of, without changing the selection. */
    highlight(path) {
      highlighted = path;
      editor.show(path);
      stage.showSelection();
    },

    /** A group or a section that is selected by its path; null if an element is, or nothing. */
    place(view) {
      const { selection, path, lastElement } = store.state;
      return !selection && path && view === stage.main ? placeOf(view, editor.tree, path, lastElement) : null;
    },

    /** The elements that belong to what is highlighted. */
    related(view) {
      const path = highlighted ?? (store.state.selection ? null : store.state.path);
      return path ? elementsOf(view, path) : null;
    },

    /** Deletes the selected cell, or inserts one at its place, in the simulated view. */
    changeData(kind) {
      const item = store.state.selection.slice("cell ".length);
      const change = kind === "insert" ? { insert: [item] } : { delete: [item] };
      const shown = () => {
        const [section, index] = item.split(".").map(Number);
        const left = stage.main.info.itemCounts[section];
        api.select(left ? `cell ${section}.${Math.min(index, left - 1)}` : null, { keepPath: true });
        page.say(`${kind === "insert" ? "Inserted" : "Deleted"} ${item}. The document still says how many items there are at the start.`);
      };
      // Another version of the document has data of its own.
      const views = stage.views.filter((view) => !view.isVersion);
      if (!page.isKnown) {
        page.beside.change(views, { update: change }).then(() => {
          stage.main.actions.finger(stage.main, "update", change);
          shown();
        }, (error) => toast(error.message));
        return;
      }
      for (const view of views) view.update(change);
      page.refreshPanels();
      shown();
    },

    /** Finds an element by what was typed. */
    find(text, typing = false) {
      const wanted = text.trim().toLowerCase();
      if (!wanted) return;
      const { frames, info, isPlayback } = stage.main;
      const number = isPlayback ? null : /^(\d+)\.(\d+)$/.exec(wanted);
      const cell = number && Number(number[2]) < (info.itemCounts[Number(number[1])] ?? 0) ? `cell ${Number(number[1])}.${Number(number[2])}` : null;
      const ids = Array.from({ length: frames.count }, (_, index) => frames.id(index));
      const id = ids.find((each) => each.toLowerCase() === wanted) ?? cell ?? (/^cell \d+\.\d+$/.test(wanted) ? wanted : null)
        ?? ids.find((each) => each.toLowerCase().includes(wanted));
      if (id && exists(id, info)) api.select(id);
      else if (!typing) toast("There is no such element.");
    },
  };

  function exists(id, info) {
    const match = /^cell (\d+)\.(\d+)$/.exec(id);
    return !match || Number(match[2]) < (info.itemCounts[Number(match[1])] ?? 0);
  }

  /** Selects the section of a cell that there is no more, or nothing if the document has none. */
  function leaveFor(view, id) {
    const count = findPath(editor.tree, "sections").node?.children?.length;
    store.set({ selection: null, path: count ? `sections[${Number(/\d+/.exec(id)[0]) % count}]` : null });
  }

  function revealSection(path) {
    const match = /^sections\[(\d+)\]/.exec(path);
    const section = match ? Number(match[1]) : -1;
    if (stage.main.info.itemCounts?.[section] > 0) stage.reveal(`cell ${section}.0`);
  }

  /** Keys on the device and in the panel: Tab, Alt and arrows. */
  function key(event) {
    const view = stage.main;
    if (!view?.layout || isTyping(event)) return;
    const onScreen = event.target instanceof Element && event.target.closest(".screen");
    const { selection, path } = store.state;
    if (event.key === "Escape" && onScreen) leaving = true;
    else if (event.key !== "Tab" && event.key !== "Shift") leaving = false;
    if (event.key === "Tab" && onScreen && !event.altKey && !event.ctrlKey) {
      if (leaving) { leaving = false; return; }
      const next = nextInOrder(view, selection, event.shiftKey ? -1 : 1);
      if (!next) return;
      event.preventDefault();
      api.select(next, { reveal: false });
    } else if (event.altKey && ["ArrowLeft", "ArrowRight"].includes(event.key)) {
      event.preventDefault();
      const step = event.key === "ArrowRight" ? 1 : -1;
      const next = selection ? siblings(selection, step, view.info.itemCounts).find((id) => (view.isPlayback ? view.indexOf(id) >= 0 : view.simulator.attributes(id) !== null)) : nextInOrder(view, null, 1);
      if (next) api.select(next);
    } else if (event.altKey && event.key === "ArrowUp" && path) {
      event.preventDefault();
      const parent = parentPath(path);
      if (parent) { store.set({ lastElement: selection ?? store.state.lastElement }); api.choosePath(parent); tree.mark(parent); }
    } else if (onScreen && !event.altKey && !view.isRecorded && selection?.startsWith("cell ") && ["Delete", "Backspace", "+"].includes(event.key)) {
      event.preventDefault();
      api.changeData(event.key === "+" ? "insert" : "delete");
    } else if (event.altKey && event.key === "ArrowDown") {
      event.preventDefault();
      const inside = path && !selection ? elementsOf(view, path) : [];
      const id = inside.length ? view.frames.id(inside[0]) : nextInOrder(view, null, 1);
      if (id) api.select(id);
    }
  }
  addEventListener("keydown", key);
  byID("why").addEventListener("click", () => store.set({ pane: "inspect" }));
  return api;
}
