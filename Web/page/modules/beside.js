// What the page asks of the worker about a layout that it shows: changes, reasons, code, expected frames.

import { toast } from "./dom.js";
import { expectation, inference } from "./expected.js";
import { documented } from "./paths.js";
import { cellsOf } from "./picture-cells.js";

export class Beside {
  /** @param page The page. */
  constructor(page) { this.page = page; }

  /** The answers of the worker to a job; null if there is no worker. Fails with the first error of an answer. */
  ask(kind, parts) {
    return new Promise((done, fail) => {
      this.page.trial.run(kind, parts, ({ stopped, answers }) => {
        const error = stopped ?? answers.find((each) => each.error)?.error.message;
        if (error) fail(new Error(error));
        else done(answers.length ? answers : null);
      }, fail);
    });
  }

  /**
   * Changes simulated views, each as it is when its turn comes: {update} or {perform}. The promise fails with
   * a sentence if that did not come to an end.
   */
  async change(views, change) {
    let loaded = views.map(({ simulator }) => simulator);
    let before = [];
    const answers = await this.ask("change", () => {
      loaded = views.map(({ simulator }) => simulator);
      before = views.map(({ offset }) => (change.perform ? null : String(offset)));
      return loaded.map((simulator) => ({ image: simulator.image(), change }));
    });
    if (views.some((view, index) => view.simulator !== loaded[index])) throw new Error("The document has changed.");
    for (const [index, view] of views.entries()) {
      if (answers) view.adopt(this.page.engine.restore(answers[index].image), answers[index], before[index]);
      else if (change.perform) { view.simulator.perform(change.perform); view.takeCounts(); }
      else view.update(change.update);
    }
    if (!this.page.problem) this.page.refreshPanels();
  }

  /** What a case expects; undefined if that was stopped or failed, which is said. */
  async expectation(text) {
    try {
      const answers = await this.ask("expects", () => [{ text, expects: true }]);
      return answers ? answers[0].expected : expectation(this.page.engine, text);
    } catch (error) { toast(error.message); }
    return undefined;
  }

  /** Swift code of a view: {text, notes}; undefined if that was stopped or failed, which is said. */
  async code(view, form, name) {
    try {
      if (!view.isSlow) return view.layout.swift(form, name);
      const answers = await this.ask("convert", () => [{ image: view.simulator.image(), convert: form, name }]);
      return answers ? answers[0].code : view.layout.swift(form, name);
    } catch (error) {
      if (error.name === "EngineTrap") throw error;
      toast(error.message);
    }
    return undefined;
  }

  /** The layout behind frames: {report}, or {refused} with the input that is wrong. */
  async inferred(inputs, tolerance) {
    const answers = await this.ask("infer", () => [{ infer: inputs, tolerance }]);
    return answers ? answers[0] : inference(this.page.engine, { infer: inputs, tolerance });
  }

  /** The frames of the cells in a picture. */
  async cells(image, scale) {
    const answers = await this.ask("cells", () => [{ picture: image, scale }]);
    return answers ? answers[0].cells : cellsOf(image, scale);
  }

  /** Asks why an element of a slow layout is where it is; those that are asked in one turn go together. */
  explain(view, id) {
    const { asked } = view;
    if (asked.going.has(id) || asked.next.has(id)) return;
    if (!asked.next.size) setTimeout(() => this.explainNext(view));
    asked.next.add(id);
  }

  async explainNext(view) {
    const { asked } = view;
    const ids = [...asked.next];
    asked.next.clear();
    for (const id of ids) asked.going.add(id);
    let found = null;
    let at = "";
    try {
      const answers = await this.ask("explain", () => {
        at = String(view.contentSize);
        if (view.asked !== asked) throw new Error("The document has changed.");
        return [{ image: view.simulator.image(), explain: ids }];
      });
      found = answers?.[0].explanations ?? ids.map((id) => ({ ...view.simulator.explain(id), groups: view.simulator.groups(id) }));
    } catch (error) { found = ids.map(() => ({ error: error.message })); }
    if (view.asked !== asked) return;
    for (const [index, id] of ids.entries()) {
      asked.going.delete(id);
      view.explanations.set(id, { at, ...documented(view, found[index]) });
    }
    if (view === this.page.stage.main) this.page.selecting.explained();
    view.dirty = true;
  }
}
