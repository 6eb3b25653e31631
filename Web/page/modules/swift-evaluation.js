// Values of expressions in Swift: numbers, texts, lists, names, and calls of what makes a value.

import { Unreadable } from "./swift-tokens.js";
import { Guess, known, Made } from "./swift-values.js";

const isType = (name) => /^(NS|UI|CG|[A-Z])/.test(name);
const mostSteps = 100_000;
const deepestCalls = 40;
/** The view that the document of the code has, and what holds its size. */
const view = { width: 393, height: 852 };
const sized = ["effectiveContentSize", "contentSize", "bounds", "frame", "size"];
const conversions = new Set(["CGFloat", "Double", "Float", "Int"]);
const chosen = "a value that depends on a condition";

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
      case "condition": return this.condition(expression, scope);
      case "not": return this.guessing((value) => (typeof value === "boolean" ? !value : undefined), [this.value(expression.value, scope)], expression.line);
      default: return this.fail(expression.line, "a value of this form");
    }
  }

  /** The value of an expression; what cannot be read is one that is not told. */
  value(expression, scope) {
    try { return this.of(expression, scope); } catch (error) {
      if (!(error instanceof Unreadable) || this.isSpent) throw error;
      return new Guess(undefined, error.line, error.message, expression.name ?? expression.callee?.name ?? "");
    }
  }

  /** Computes with values; with one that is not told, the result is a guess, too. */
  guessing(body, values, line) {
    const guess = values.find((each) => each instanceof Guess);
    const found = values.some((each) => known(each) === undefined) ? undefined : body(...values.map(known));
    if (guess) return new Guess(found, guess.line, guess.message);
    return found ?? this.fail(line, "a value of this form");
  }

  /** One of two values; of one that is chosen by what is not told, the first that can be read. */
  condition({ left, first, second, line }, scope) {
    const test = this.value(left, scope);
    const choice = known(test);
    if (typeof choice === "boolean") {
      const found = this.of(choice ? first : second, scope);
      return test instanceof Guess && !(found instanceof Guess) ? new Guess(found, line, chosen) : found;
    }
    const found = this.value(first, scope);
    const other = known(found) === undefined ? this.value(second, scope) : found;
    return new Guess(known(other), line, chosen);
  }

  name({ name, line }, scope) {
    if (scope.has(name)) return scope.get(name);
    return this.fail(line, `"${name}" is not known here`);
  }

  member({ base, name, line }, scope) {
    if (base === null) return new Made("", name, [], line);
    if (base.type === "name" && base.name === "self") return this.name({ name, line }, scope);
    if (base.type === "name" && !scope.has(base.name) && isType(base.name)) {
      // A constant of a type that the code declares.
      if (!/^(NS|UI|CG)/.test(base.name) && this.globals?.has(name)) return this.globals.get(name);
      return this.make(base.name, name, [], line) ?? new Made(base.name, name, [], line);
    }
    const owner = this.value(base, scope);
    const found = this.part(known(owner), name);
    if (found !== undefined) return owner instanceof Guess && !(found instanceof Guess) ? new Guess(found, owner.line, owner.message) : found;
    if (sized.includes(base.name) && name in view) return new Guess(view[name], line, `the ${name} of the view, which is that of an iPhone 15 here`);
    return this.fail(line, `".${name}" of a value is not read`);
  }

  /** A part of a value; undefined if it has none of that name. */
  part(value, name) {
    if (!(value instanceof Made)) return undefined;
    return value.of(name) ?? (name === "dimension" && value.list.length === 1 ? value.list[0].value : undefined);
  }

  call({ callee, arguments: list, closures, line }, scope) {
    const values = () => [
      ...list.map(({ label, value }) => ({ label, value: this.value(value, scope) })),
      ...closures.map((closure) => ({ label: "closure", value: { closure, scope } })),
    ];
    const { base } = callee;
    if (callee.type === "member" && base === null) return new Made("", callee.name, values(), line);
    if (callee.type === "member" && base.type === "name" && base.name !== "self") {
      const found = values();
      if (scope.has(base.name) || !isType(base.name)) this.fail(line, `".${callee.name}" of "${base.name}" is not read`);
      const target = /^(NS|UI|CG)/.test(base.name) ? undefined : this.functions.get(callee.name);
      if (target) return this.run(target, found, line);
      return this.make(base.name, callee.name, found, line) ?? new Made(base.name, callee.name, found, line);
    }
    if (callee.type === "name" || base?.name === "self") {
      const target = this.functions.get(callee.name);
      if (target) return this.run(target, values(), line);
      if (conversions.has(callee.name) && list.length === 1 && list[0].label === null) {
        return this.guessing((value) => (typeof value !== "number" ? undefined : callee.name === "Int" ? Math.trunc(value) : value), [this.value(list[0].value, scope)], line);
      }
      if (callee.name === "max" || callee.name === "min") {
        return this.guessing((...all) => (all.every((each) => typeof each === "number") ? Math[callee.name](...all) : undefined), list.map(({ value }) => this.value(value, scope)), line);
      }
      if (isType(callee.name)) {
        const found = values();
        return this.make(callee.name, "init", found, line) ?? new Made(callee.name, "init", found, line);
      }
    }
    values();
    return this.fail(line, `"${callee.name ?? "this"}" is not known here`);
  }

  binary({ operator, left, right, line, isInt }, scope) {
    const values = [this.value(left, scope), this.value(right, scope)];
    const isTold = values.every((each) => typeof known(each) === "number" || typeof known(each) === "boolean");
    if (!isTold) {
      const guess = values.find((each) => each instanceof Guess && known(each) === undefined);
      if (guess) throw new Unreadable(guess.line, guess.message);
      this.fail(line, `"${operator}" with other values than numbers`);
    }
    return this.guessing((a, b) => {
      switch (operator) {
        case "/": return isInt ? Math.trunc(a / b) : a / b;
        case "+": return a + b;
        case "-": return a - b;
        case "*": return a * b;
        case "%": return a % b;
        case "==": return a === b;
        case "!=": return a !== b;
        case "<": return a < b;
        case ">": return a > b;
        case "<=": return a <= b;
        case ">=": return a >= b;
        case "&&": return a && b;
        case "||": return a || b;
        default: return this.fail(line, `"${operator}" is not read`);
      }
    }, values, line);
  }

  /** The value that a function returns; a list of the values of its choices if it has a "switch". */
  run(target, list, line) {
    if (this.depth > deepestCalls) this.fail(line, "functions that call one another too often");
    const scope = new Map(this.globals ?? []);
    for (const [index, name] of target.parameters.entries()) scope.set(name, list[index]?.value ?? new Guess(undefined, target.line, `"${name}" is given by who calls`, name));
    this.problems.push(...target.problems ?? []);
    this.depth += 1;
    try { return this.body(target.body, scope); } finally { this.depth -= 1; }
  }

  /** The value that statements return; what cannot be read is left out, and named. */
  body(statements, scope) {
    /** What is returned where a condition holds that is not told. */
    const choices = [];
    const answer = (value) => (choices.length ? { choices: [...choices, ...value?.choices ?? [value]].filter((each) => each !== undefined && each !== null) } : value);
    for (const each of statements) {
      try {
        if (each.type === "return") return answer(each.value ? this.of(each.value, scope) : null);
        if (each.type === "switch") return answer({ choices: this.choices(each, scope) });
        if (each.type === "expression" && statements.length === 1) return this.of(each.value, scope);
        if (each.type === "if") {
          const found = this.branches(each, scope);
          if (found.isOver) return answer(found.value);
          choices.push(...found.value?.choices ?? []);
        } else this.statement(each, scope);
      } catch (error) {
        if (!(error instanceof Unreadable) || this.isSpent) throw error;
        this.problems.push({ line: error.line, message: error.message });
      }
    }
    return choices.length ? { choices } : undefined;
  }

  /** What an "if" returns: {value, isOver}, the last true if nothing after it is reached. */
  branches({ condition, body, otherwise, line }, scope) {
    const test = condition ? known(this.value(condition, scope)) : undefined;
    if (typeof test === "boolean") {
      const taken = test ? body : otherwise ?? [];
      const value = this.body(taken, scope);
      return { value, isOver: value !== undefined && returns(taken) };
    }
    if (!returns(body) && !returns(otherwise ?? [])) {
      this.body(body, scope);
      this.problems.push({ line, message: "a condition that is not read; what it guards is taken" });
      return { isOver: false };
    }
    const found = [body, otherwise ?? []].map((each) => (returns(each) ? this.body(each, new Map(scope)) : undefined));
    const values = found.flatMap((each) => each?.choices ?? [each]).filter((each) => each !== undefined && each !== null);
    return { value: { choices: values }, isOver: ends(body) && ends(otherwise ?? []) };
  }

  choices({ cases }, scope) {
    return cases.map(({ body }) => this.body(body, new Map(scope))).flatMap((each) => each?.choices ?? [each]).filter((each) => each !== undefined && each !== null);
  }

  statement(each, scope) {
    if (each.type === "variable") {
      const value = each.value.type === "lazy" ? this.body(each.value.body, new Map(scope)) : this.value(each.value, scope);
      scope.set(each.name, value instanceof Guess ? Object.assign(value, { name: each.name }) : value);
      if (value instanceof Guess && each.value.type !== "unknown") this.problems.push({ line: value.line, message: value.message });
    } else if (each.type === "assign") this.assign(each, scope);
    else if (each.type === "function") this.functions.set(each.name, each);
    else {
      // What is made on the way counts.
      if (each.type === "expression") this.value(each.value, scope);
      this.fail(each.line, "a statement that is not read");
    }
  }

  assign({ line }) { this.fail(line, "a property that is not read"); }
}

/** True if statements return something, or their only one is a value. */
const returns = (statements) => statements.some((each) => each.type === "return" || each.type === "switch" || (each.type === "if" && (returns(each.body) || returns(each.otherwise ?? []))))
  || (statements.length === 1 && statements[0].type === "expression");

/** True if nothing after statements is reached. */
const ends = (statements) => statements.some((each) => each.type === "return" || each.type === "switch" || (each.type === "if" && ends(each.body) && ends(each.otherwise ?? [])))
  || (statements.length === 1 && statements[0].type === "expression");
