// Values of expressions in Swift: numbers, texts, lists, names, and calls of what makes a value.

import { Unreadable } from "./swift-parser.js";
import { Made } from "./swift-values.js";

const isType = (name) => /^(NS|UI|CG|[A-Z])/.test(name);
const mostSteps = 100_000;
const deepestCalls = 40;

export class Evaluation {
  /** @param functions The functions of the code by name. @param make Makes objects of classes: (type, name, list, line), or undefined. */
  constructor(functions, problems, make = () => undefined) {
    Object.assign(this, { functions, problems, make, steps: 0, depth: 0, isSpent: false });
  }

  fail(line, message) { throw new Unreadable(line, message); }

  /** The value of an expression. @param scope Names with their values. */
  of(expression, scope = new Map()) {
    this.steps += 1;
    if (this.steps > mostSteps) { this.isSpent = true; this.fail(expression.line, "calls that take too many steps"); }
    switch (expression.type) {
      case "number": case "text": case "truth": return expression.value;
      case "nil": return null;
      case "list": return expression.items.map((each) => this.of(each, scope));
      case "closure": return { closure: expression, scope };
      case "name": return this.name(expression, scope);
      case "member": return this.member(expression, scope);
      case "call": return this.call(expression, scope);
      case "binary": return this.binary(expression, scope);
      case "condition": return this.fail(expression.line, "a value that depends on a condition");
      default: return this.fail(expression.line, "a value of this form");
    }
  }

  name({ name, line }, scope) {
    if (scope.has(name)) return scope.get(name);
    return this.fail(line, `"${name}" is not known here`);
  }

  member({ base, name, line }, scope) {
    if (base === null) return new Made("", name, [], line);
    if (base.type === "name" && base.name === "self") return this.name({ name, line }, scope);
    if (base.type === "name" && !scope.has(base.name) && isType(base.name)) return this.make(base.name, name, [], line) ?? new Made(base.name, name, [], line);
    return this.fail(line, `".${name}" of a value is not read`);
  }

  call({ callee, arguments: list, closures, line }, scope) {
    const values = () => [
      ...list.map(({ label, value }) => ({ label, value: this.of(value, scope) })),
      ...closures.map((closure) => ({ label: "closure", value: { closure, scope } })),
    ];
    const { base } = callee;
    if (callee.type === "member" && base === null) return new Made("", callee.name, values(), line);
    if (callee.type === "member" && base.type === "name" && base.name !== "self") {
      if (scope.has(base.name) || !isType(base.name)) this.fail(line, `".${callee.name}" of "${base.name}" is not read`);
      const found = values();
      return this.make(base.name, callee.name, found, line) ?? new Made(base.name, callee.name, found, line);
    }
    if (callee.type === "name" || base?.name === "self") {
      const target = this.functions.get(callee.name);
      if (target) return this.run(target, values(), line);
      if (isType(callee.name)) {
        const found = values();
        return this.make(callee.name, "init", found, line) ?? new Made(callee.name, "init", found, line);
      }
    }
    return this.fail(line, `"${callee.name ?? "this"}" is not known here`);
  }

  binary({ operator, left, right, line }, scope) {
    const [a, b] = [this.of(left, scope), this.of(right, scope)];
    if (typeof a !== "number" || typeof b !== "number") this.fail(line, `"${operator}" with other values than numbers`);
    // Whole numbers are divided as Swift does it.
    if (operator === "/") return left.isWhole && right.isWhole ? Math.trunc(a / b) : a / b;
    const found = { "+": a + b, "-": a - b, "*": a * b }[operator];
    return found ?? this.fail(line, `"${operator}" is not read`);
  }

  /** The value that a function returns; a list of the values of its choices if it has a "switch". */
  run(target, list, line) {
    if (this.depth > deepestCalls) this.fail(line, "functions that call one another too often");
    const scope = new Map(this.globals ?? []);
    for (const [index, name] of target.parameters.entries()) scope.set(name, list[index]?.value ?? new Made("", name, [], line));
    this.depth += 1;
    try { return this.body(target.body, scope); } finally { this.depth -= 1; }
  }

  /** The value that statements return; what cannot be read is left out, and named. */
  body(statements, scope) {
    for (const each of statements) {
      try {
        if (each.type === "return") return each.value ? this.of(each.value, scope) : null;
        if (each.type === "switch") return { choices: this.choices(each, scope) };
        if (each.type === "expression" && statements.length === 1) return this.of(each.value, scope);
        this.statement(each, scope);
      } catch (error) {
        if (!(error instanceof Unreadable) || this.isSpent) throw error;
        this.problems.push({ line: error.line, message: error.message });
      }
    }
    return undefined;
  }

  choices({ cases }, scope) {
    return cases.map(({ body }) => this.body(body, new Map(scope))).flatMap((each) => each?.choices ?? [each]).filter((each) => each !== undefined && each !== null);
  }

  statement(each, scope) {
    if (each.type === "variable") {
      scope.set(each.name, each.value.type === "lazy" ? this.body(each.value.body, new Map(scope)) : this.of(each.value, scope));
    } else if (each.type === "assign") this.assign(each, scope);
    else if (each.type === "function") this.functions.set(each.name, each);
    else this.fail(each.line, "a statement that is not read");
  }

  assign({ line }) { this.fail(line, "a property that is not read"); }
}
