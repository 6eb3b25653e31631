// Reads Swift as far as layouts are written in it: functions, variables, calls, closures and literals.

import { textOf, tokens, Unreadable } from "./swift-tokens.js";

/** The longest code that is read, in characters, and the deepest that parts of it stand in one another. */
export const longestSwift = 500_000;
const deepest = 120;

const closing = { "(": ")", "[": "]", "{": "}" };
const strengths = [["??"], ["||"], ["&&"], ["==", "!=", "<=", ">=", "<", ">"], ["+", "-", "...", "..<"], ["*", "/", "%"]];
const modifiers = new Set(["private", "fileprivate", "internal", "public", "open", "static", "final", "override", "lazy", "class", "nonisolated", "mutating", "weak", "unowned", "required", "convenience", "indirect", "dynamic"]);
const types = ["class", "struct", "enum", "extension", "actor"];
const unread = new Set(["for", "while", "repeat", "do", "defer", "throw", "break", "continue", "subscript", "protocol", "#warning"]);
/** What says nothing about layouts. */
const silent = new Set(["case", "typealias", "deinit"]);
/** What no head of a closure has. */
const noHead = new Set([...unread, "if", "guard", "switch", "let", "var", "return", "func", "=", "{", "}", ""]);
/** What stands between "<" and ">" of a type, and what comes after it. */
const ofType = /^(?:[\p{L}_$].*|[.,:?!&[\]()<>]|->)$/u;
const afterType = new Set(["(", "{", ".", ")", ",", "]"]);
const mostTokens = 80;

/** Reads statements: {statements, problems}. What cannot be read is left out, and named: {line, message}. */
export function parseSwift(text) {
  if (text.length > longestSwift) throw new Unreadable(1, "The code is longer than 500 kB");
  return new Parser(tokens(text)).file();
}

class Parser {
  constructor(list) {
    this.list = list;
    this.at = 0;
    this.depth = 0;
    this.problems = [];
  }

  get next() { return this.list[this.at]; }
  is(value) { return this.next.value === value && this.next.kind !== "text"; }
  take() { const { next } = this; this.at = Math.min(this.at + 1, this.list.length - 1); return next; }
  accept(value) { return this.is(value) ? this.take() : null; }
  expect(value) { return this.accept(value) ?? this.fail(`"${this.next.value || "the end"}" where "${value}" is expected`); }
  name() { return this.next.kind === "name" ? this.take().value : this.fail(`"${this.next.value || "the end"}" where a name is expected`); }
  fail(message, { line } = this.next) { throw new Unreadable(line, message); }

  file() {
    const statements = [];
    while (this.next.kind !== "end") {
      statements.push(...this.statements());
      if (this.next.kind !== "end") { this.problems.push({ line: this.next.line, message: `"${this.next.value}" closes nothing` }); this.take(); }
    }
    return { statements, problems: this.problems };
  }

  /** Statements up to what closes them. */
  statements() {
    const found = [];
    if (this.depth > deepest) this.fail("parts within more than 120 others");
    this.depth += 1;
    while (this.next.kind !== "end" && !this.is("}")) {
      const start = this.at;
      const depth = this.depth;
      try {
        const statement = this.statement();
        if (statement) found.push(statement);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        this.depth = depth;
        this.problems.push({ line: error.line, message: error.message });
        this.at = start;
        this.skipStatement();
      }
    }
    this.depth -= 1;
    return found;
  }

  /** Goes to the next line that begins a statement. */
  skipStatement() {
    do {
      if (closing[this.next.value] && this.next.kind === "mark") this.skipBrackets(); else this.take();
    } while (this.next.kind !== "end" && !this.is("}") && (!this.next.isFirst || [")", "]", ".", "else"].some((each) => this.is(each))));
  }

  skipBrackets() {
    const open = [];
    do {
      const { kind, value } = this.take();
      if (kind === "end") return;
      if (kind === "mark" && closing[value]) open.push(closing[value]);
      else if (kind === "mark" && value === open.at(-1)) open.pop();
    } while (open.length && this.next.kind !== "end");
  }

  /** True if a word before a declaration belongs to it; "class" is one before "func" and "var". */
  get isModifier() {
    const after = this.list[this.at + 1];
    const isOfClass = this.next.value === "class" && !modifiers.has(after.value) && !["func", "let", "var"].includes(after.value);
    return this.next.kind === "name" && modifiers.has(this.next.value) && (after.kind === "name" || after.value === "(") && !isOfClass;
  }

  statement() {
    const { line, doc } = this.next;
    while (this.accept("@")) { this.name(); if (this.is("(") && !this.next.isFirst) this.skipBrackets(); }
    if (this.accept("import")) { this.name(); return null; }
    if (this.accept(";")) return null;
    while (this.isModifier) { this.take(); if (this.is("(")) this.skipBrackets(); }
    if (this.accept("func")) return this.function(line, doc);
    if (this.is("init") && ["(", "?", "!", "<"].includes(this.list[this.at + 1].value)) return this.function(line, doc);
    if (types.includes(this.next.value) && this.list[this.at + 1].kind === "name") return this.type(line);
    if (this.accept("if")) return this.if(line);
    if (this.accept("guard")) { this.condition(); this.expect("else"); this.block(); return null; }
    if (this.next.kind === "name" && silent.has(this.next.value)) { this.skipStatement(); return null; }
    if (this.is("let") || this.is("var")) return this.variable(line);
    if (this.accept("return")) return { type: "return", line, value: this.is("}") || this.next.isFirst ? null : this.expression() };
    if (this.accept("switch")) return this.switch(line);
    if (this.next.kind === "name" && unread.has(this.next.value)) this.fail(`"${this.next.value}" is not read`);
    const target = this.expression();
    const way = this.accept("=") ?? this.accept("+=");
    if (way) return { type: "assign", line, target, adds: way.value === "+=", value: this.expression() };
    return { type: "expression", line, value: target };
  }

  type(line) {
    this.take();
    while (!this.is("{")) { if (this.next.kind === "end") this.fail("a type without a body"); this.take(); }
    return { type: "container", line, body: this.block() };
  }

  /** The condition up to a block; null for one that is no plain expression. */
  condition() {
    const start = this.at;
    const depth = this.depth;
    try {
      const found = this.expression(0, { isBare: true });
      if (this.is("{") || this.is("else")) return found;
    } catch (error) { if (!(error instanceof Unreadable)) throw error; }
    this.at = start;
    this.depth = depth;
    this.skipType(["{", "else"]);
    return null;
  }

  if(line) {
    const condition = this.condition();
    const body = this.block();
    let otherwise = null;
    if (this.accept("else")) {
      const { line: next } = this.next;
      otherwise = this.accept("if") ? [this.if(next)] : this.block();
    }
    return { type: "if", line, condition, body, otherwise };
  }

  block() {
    this.expect("{");
    const body = this.statements();
    this.expect("}");
    return body;
  }

  function(line, doc) {
    // A type may have several ways to begin.
    const name = this.is("init") ? `${this.take().value} ${line}` : this.name();
    while (!this.is("(") && this.next.kind !== "end") this.take();
    this.expect("(");
    const parameters = [];
    while (!this.accept(")")) {
      const words = [this.name()];
      while (this.next.kind === "name") words.push(this.name());
      this.expect(":");
      this.skipType([",", ")"]);
      parameters.push(words.at(-1));
      this.accept(",");
    }
    const start = this.at;
    this.skipType(["{"]);
    const returns = this.list.slice(start, this.at).map(({ value }) => value).join("");
    // What is wrong in a function is named where it matters.
    const outer = this.problems;
    this.problems = [];
    try {
      const body = this.block();
      return { type: "function", line, doc, name, parameters, returns, body, problems: this.problems };
    } finally { this.problems = outer; }
  }

  /** Goes to one of some marks that no bracket holds. */
  skipType(ends) {
    while (this.next.kind !== "end" && !ends.some((each) => this.is(each))) {
      if (closing[this.next.value] && !this.is("{")) this.skipBrackets(); else this.take();
    }
  }

  variable(line) {
    this.take();
    const name = this.name();
    const isTyped = this.accept(":");
    if (isTyped) {
      while (this.next.kind !== "end" && !this.next.isFirst && !["=", "{", "}", ";"].some((each) => this.is(each))) {
        if (closing[this.next.value]) this.skipBrackets(); else this.take();
      }
    }
    if (this.is("{") && !this.next.isFirst) return { type: "variable", line, name, value: { type: "lazy", line, body: this.block() } };
    if (!this.is("=")) return { type: "variable", line, name, value: { type: "unknown", line } };
    this.take();
    const value = this.expression();
    // Whole numbers are an Int where nothing asks for another type.
    value.isInt = !isTyped && value.left?.isWhole && value.right?.isWhole;
    // What observes the value.
    if (this.is("{") && !this.next.isFirst) this.skipBrackets();
    return { type: "variable", line, name, value };
  }

  switch(line) {
    const subject = this.expression(0, { isBare: true });
    this.expect("{");
    const cases = [];
    while (!this.accept("}")) {
      const head = this.take();
      if (head.value !== "case" && head.value !== "default") this.fail("a choice of another form", head);
      const label = head.value === "case" ? this.expression(0, { isBare: true }) : null;
      this.expect(":");
      const body = [];
      while (!this.is("case") && !this.is("default") && !this.is("}")) {
        if (this.next.kind === "end") this.fail("a choice without an end");
        const statement = this.statement();
        if (statement) body.push(statement);
      }
      cases.push({ label, body });
    }
    return { type: "switch", line, subject, cases };
  }

  // Expressions.

  expression(level = 0, options = {}) {
    if (level === strengths.length) return this.prefixed(options);
    let left = this.expression(level + 1, options);
    for (let count = 0; this.next.kind === "mark" && strengths[level].includes(this.next.value); count += 1) {
      if (count > 1000) this.fail("a formula of more than 1,000 parts");
      const { value, line } = this.take();
      left = { type: "binary", line, operator: value, left, right: this.expression(level + 1, options) };
    }
    if (level || !this.is("?") || !this.next.isApart) return left;
    const { line } = this.take();
    const first = this.expression(0, options);
    this.expect(":");
    return { type: "condition", line, left, first, second: this.expression(0, options) };
  }

  prefixed(options) {
    while ((this.is("try") || this.is("await")) && this.next.kind === "name") { this.take(); this.accept("?") ?? this.accept("!"); }
    if (this.accept("!")) return { type: "not", line: this.next.line, value: this.postfixed(options) };
    this.accept("&");
    const sign = this.accept("-");
    const value = this.postfixed(options);
    return sign ? { type: "binary", line: sign.line, operator: "-", left: { type: "number", value: 0 }, right: value } : value;
  }

  postfixed(options) {
    if (this.depth > deepest) this.fail("parts within more than 120 others");
    this.depth += 1;
    let value = this.primary();
    for (let count = 0; ; count += 1) {
      if (count > 2000) this.fail("a chain of more than 2,000 calls");
      const { line } = this.next;
      if (this.accept(".")) value = { type: "member", line, base: value, name: this.name() };
      else if (this.is("(") && !this.next.isFirst) value = { type: "call", line, callee: value, arguments: this.arguments(), closures: [] };
      else if (this.is("{") && !this.next.isFirst && !options.isBare && ["call", "name", "member"].includes(value.type)) {
        const closure = this.closure();
        if (value.type === "call") value.closures.push(closure);
        else value = { type: "call", line, callee: value, arguments: [], closures: [closure] };
      } else if (this.is("[") && !this.next.isFirst && !this.next.isApart) { this.skipBrackets(); value = { type: "unknown", line }; }
      else if ((this.is("?") || this.is("!")) && !this.next.isApart) this.take();
      else if ((this.is("as") || this.is("is")) && !this.next.isFirst) { this.take(); this.accept("?") ?? this.accept("!"); this.typeName(); if (this.list[this.at - 1].value === "is") value = { type: "unknown", line }; }
      else if (this.is("<") && ["name", "member"].includes(value.type) && this.skipsTypes()) continue;
      else break;
    }
    this.depth -= 1;
    return value;
  }

  /** Takes the name of a type. */
  typeName() {
    do {
      if (closing[this.next.value] && !this.is("{")) this.skipBrackets(); else this.name();
      if (this.is("<")) this.skipsTypes();
      while ((this.is("?") || this.is("!")) && !this.next.isApart) this.take();
    } while (this.accept("."));
  }

  /** Goes behind the types of a generic one, if that is what stands here. */
  skipsTypes() {
    let depth = 0;
    for (let at = this.at; at < Math.min(this.at + mostTokens, this.list.length); at += 1) {
      const { value } = this.list[at];
      if (value === "<") depth += 1;
      else if (value === ">") depth -= 1;
      else if (!ofType.test(value)) return false;
      if (depth) continue;
      if (!afterType.has(this.list[at + 1]?.value) && !this.list[at + 1]?.isFirst) return false;
      this.at = at + 1;
      return true;
    }
    return false;
  }

  arguments() {
    this.expect("(");
    const found = [];
    while (!this.accept(")")) {
      const label = this.next.kind === "name" && this.list[this.at + 1].value === ":" ? this.name() : null;
      if (label !== null) this.expect(":");
      found.push({ label, value: this.expression() });
      if (!this.is(")")) this.expect(",");
    }
    return found;
  }

  primary() {
    const { kind, value, line } = this.next;
    if (kind === "number") {
      this.take();
      return { type: "number", line, value: Number(value.replaceAll("_", "")), isWhole: /^[\d_]+$/.test(value) };
    }
    if (kind === "text") {
      const text = this.take();
      if (value === '""' && this.next.kind === "text" && !this.next.isFirst) this.fail("a text of several lines");
      return { type: "text", line, value: textOf(text) };
    }
    if (value === "true" || value === "false") { this.take(); return { type: "truth", line, value: value === "true" }; }
    if (value === "nil") { this.take(); return { type: "nil", line }; }
    if (this.accept(".")) return { type: "member", line, base: null, name: this.name() };
    if (this.accept("(")) {
      const inner = this.expression();
      this.expect(")");
      return inner;
    }
    if (this.accept("[")) {
      const items = [];
      let isDictionary = false;
      while (!this.accept("]")) {
        if (this.accept(":")) { isDictionary = true; if (this.is("]")) continue; }
        items.push(this.expression());
        if (!this.is("]") && !this.is(":")) this.expect(",");
      }
      return isDictionary ? { type: "unknown", line } : { type: "list", line, items };
    }
    if (this.is("{")) return this.closure();
    if (unread.has(value)) this.fail(`"${value}" is not read`);
    return { type: "name", line, name: this.name() };
  }

  closure() {
    const { line } = this.expect("{");
    const parameters = [];
    // What stands before "in" are parameters.
    let end = this.at;
    while (end < this.at + mostTokens && this.list[end].value !== "in" && this.list[end].kind !== "end" && !["number", "text"].includes(this.list[end].kind) && !noHead.has(this.list[end].value)) end += 1;
    if (this.list[end].value === "in") {
      for (; this.at < end; this.take()) if (this.next.kind === "name" && this.list[this.at - 1].value !== ":") parameters.push(this.next.value);
      this.take();
    }
    const body = this.statements();
    this.expect("}");
    return { type: "closure", line, parameters, body };
  }
}
