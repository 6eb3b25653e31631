import Compositional
import CompositionalContent

/// Constraints as the code of an app: anchors of UIKit, or the visual format.
struct AnchorWriter {
  let form: ConstraintForm
  /// What the code leaves out.
  var notes: SourceNotes
  private var names: [String: String] = [:]

  init(_ form: ConstraintForm, notes: SourceNotes) {
    self.form = form
    self.notes = notes
  }

  /// Returns a function that makes the constraints of a node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - name: The name of the function.
  mutating func function(_ node: ContentConstraints, named name: String) -> [String] {
    var parameters = ["in container: UIView"]
    var used: Set<String> = ["container", "constraints", "views"]
    for (index, view) in node.views.enumerated() {
      let id = view.id ?? "#" + String(index)
      let variable = Self.variable(id, "View", &used)
      names[id] = variable
      parameters.append(variable + ": UIView")
    }
    for guide in node.guides {
      let variable = Self.variable(guide, "Guide", &used)
      names[guide] = variable
      parameters.append(variable + ": UILayoutGuide")
    }
    var lines = Code.comment(
      "Returns the constraints of views in a container, for `NSLayoutConstraint.activate`.",
      mark: "///")
    lines += ["@MainActor"]
    lines.append("func " + name + "(")
    for (index, parameter) in parameters.enumerated() {
      lines.append("  " + parameter + (index + 1 < parameters.count ? "," : ""))
    }
    lines.append(") -> [NSLayoutConstraint] {")
    var body = ["var constraints: [NSLayoutConstraint] = []"]
    if form == .visualFormat, !node.views.isEmpty {
      let pairs = node.views.enumerated().compactMap { index, view in
        names[view.id ?? "#" + String(index)].map { [SwiftLiteral.string($0) + ": " + $0] }
      }
      body += Self.prefixed("let views: [String: Any] = ", Code.array(pairs, room: 70))
    }
    for (index, constraint) in node.constraints.enumerated() {
      body += add(constraint, index)
    }
    return lines + Code.indented(body + ["return constraints"]) + ["}"]
  }

  private static func prefixed(_ text: String, _ lines: [String]) -> [String] {
    guard let first = lines.first else { return [text] }
    return [text + first] + lines.dropFirst()
  }

  /// Returns a name for a variable, from an id.
  ///
  /// One of one word gets an ending, so that it is no
  /// keyword.
  private static func variable(
    _ id: String, _ ending: String, _ used: inout Set<String>
  ) -> String {
    var name = ""
    var startsWord = false
    var hasWords = false
    for scalar in id.unicodeScalars {
      let isLower = "a"..."z" ~= scalar
      let isUpper = "A"..."Z" ~= scalar
      let isDigit = "0"..."9" ~= scalar
      guard isLower || isUpper || (isDigit && !name.isEmpty) else {
        startsWord = !name.isEmpty
        continue
      }
      if name.isEmpty {
        name = String(scalar).lowercased()
      } else {
        name += startsWord ? String(scalar).uppercased() : String(scalar)
        hasWords = hasWords || startsWord || isUpper
      }
      startsWord = false
    }
    if !hasWords { name = name.isEmpty ? ending.lowercased() : name + ending }
    var (unique, number) = (name, 2)
    while !used.insert(unique).inserted {
      unique = name + String(number)
      number += 1
    }
    return unique
  }

  private mutating func add(_ constraint: LayoutConstraint, _ index: Int) -> [String] {
    if form == .visualFormat {
      if let text = visualFormat(constraint) {
        return [
          "constraints += NSLayoutConstraint.constraints(",
          "  withVisualFormat: " + SwiftLiteral.string(text) + ", metrics: nil, views: views)",
        ]
      }
      notes.add(
        "The constraint " + (constraint.id ?? String(index))
          + " is written with anchors: the visual format cannot express it.")
    }
    let made = anchors(constraint)
    guard constraint.priority != 1000 || constraint.id != nil else {
      return ["constraints.append("] + Code.indented(made.dropLast() + [(made.last ?? "") + ")"])
    }
    let name = "constraint" + String(index)
    var lines = Self.prefixed("let " + name + " = ", made)
    if constraint.priority != 1000 {
      lines.append(
        name + ".priority = UILayoutPriority(" + SwiftLiteral.number(constraint.priority) + ")")
    }
    if let id = constraint.id {
      lines.append(name + ".identifier = " + SwiftLiteral.string(id))
    }
    return lines + ["constraints.append(" + name + ")"]
  }

  // MARK: Anchors

  private func variable(_ item: ConstraintItem) -> String {
    switch item {
    case .part(let name): names[name] ?? "container"
    case .container: "container"
    case .margins: "container.layoutMarginsGuide"
    case .safeArea: "container.safeAreaLayoutGuide"
    case .readable: "container.readableContentGuide"
    }
  }

  private func anchors(_ constraint: LayoutConstraint) -> [String] {
    let isLength = constraint.attribute.kind == .length
    guard let target = constraint.target else {
      return [
        variable(constraint.item) + "." + constraint.attribute.rawValue + "Anchor.constraint("
          + constraint.relation.label + "Constant: " + SwiftLiteral.number(constraint.constant)
          + ")"
      ]
    }
    guard isLength || constraint.multiplier == 1 else { return items(constraint, target) }
    var text =
      variable(constraint.item) + "." + constraint.attribute.rawValue + "Anchor.constraint("
      + constraint.relation.label + ": " + variable(target) + "."
      + constraint.targetAttribute.rawValue + "Anchor"
    if constraint.multiplier != 1 {
      text += ", multiplier: " + SwiftLiteral.number(constraint.multiplier)
    }
    if constraint.constant != 0 {
      text += ", constant: " + SwiftLiteral.number(constraint.constant)
    }
    return [text + ")"]
  }

  /// Returns the constraint with items, which multiplies positions.
  private func items(_ constraint: LayoutConstraint, _ target: ConstraintItem) -> [String] {
    Code.call(
      "NSLayoutConstraint",
      [
        .init("item", variable(constraint.item)),
        .init("attribute", "." + constraint.attribute.rawValue),
        .init("relatedBy", "." + constraint.relation.rawValue),
        .init("toItem", variable(target)),
        .init("attribute", "." + constraint.targetAttribute.rawValue),
        .init("multiplier", SwiftLiteral.number(constraint.multiplier)),
        .init("constant", SwiftLiteral.number(constraint.constant)),
      ], room: 92)
  }

  // MARK: Visual format

  /// Returns a constraint in the visual format; nil where it cannot say it.
  private func visualFormat(_ constraint: LayoutConstraint) -> String? {
    let priority =
      constraint.priority == 1000 ? "" : "@" + SwiftLiteral.number(constraint.priority)
    guard constraint.id == nil, case .part(let name) = constraint.item, let view = names[name],
      constraint.multiplier == 1, constraint.priority == constraint.priority.rounded()
    else { return nil }
    let isVertical = constraint.attribute.kind == .vertical || constraint.attribute == .height
    let axis = isVertical ? "V:" : "H:"
    let sign = constraint.relation == .equal ? "" : constraint.relation.sign
    let number = SwiftLiteral.number(constraint.constant)
    if constraint.attribute.kind == .length {
      guard let target = constraint.target else {
        return axis + "[" + view + "(" + sign + number + priority + ")]"
      }
      guard case .part(let id) = target, let other = names[id], constraint.constant == 0,
        constraint.targetAttribute == constraint.attribute
      else { return nil }
      return axis + "[" + view + "(" + sign + other + priority + ")]"
    }
    guard let target = constraint.target else { return nil }
    func gap(_ sign: String, _ constant: Double) -> String {
      "-(" + sign + SwiftLiteral.number(constant) + priority + ")-"
    }
    let reversed = constraint.relation == .equal ? "" : constraint.relation.reversed.sign
    switch (constraint.attribute, constraint.targetAttribute, target) {
    case (.leading, .leading, .container), (.top, .top, .container):
      return axis + "|" + gap(sign, constraint.constant) + "[" + view + "]"
    case (.trailing, .trailing, .container), (.bottom, .bottom, .container):
      return axis + "[" + view + "]" + gap(reversed, -constraint.constant) + "|"
    case (.leading, .trailing, .part(let id)), (.top, .bottom, .part(let id)):
      guard let other = names[id] else { return nil }
      return axis + "[" + other + "]" + gap(sign, constraint.constant) + "[" + view + "]"
    case (.trailing, .leading, .part(let id)), (.bottom, .top, .part(let id)):
      guard let other = names[id] else { return nil }
      return axis + "[" + view + "]" + gap(reversed, -constraint.constant) + "[" + other + "]"
    default: return nil
    }
  }
}

extension ConstraintRelation {
  /// The label of the first argument of a constraint of anchors.
  fileprivate var label: String {
    switch self {
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .equal: "equalTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }
}
