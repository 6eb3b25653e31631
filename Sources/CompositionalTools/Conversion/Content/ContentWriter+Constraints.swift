import Compositional
import CompositionalContent

// Constraints.
extension ContentWriter {
  mutating func constraints(
    _ node: ContentConstraints, _ id: String?, room: Int
  ) -> ([String], [[String]]) {
    var body = list(node.views, room: room - 2)
    for guide in node.guides { body.append("Guide(" + SwiftLiteral.string(guide) + ")") }
    for constraint in node.constraints { body.append(relation(constraint)) }
    let margins = node.margins.map { "margins: " + value($0) }
    return (Code.closure(head("Constraints", id, [margins]), body, room: room), [])
  }

  /// Returns a constraint as a relation of anchors.
  private func relation(_ constraint: LayoutConstraint) -> String {
    var text =
      anchor(constraint.item, constraint.attribute) + " " + constraint.relation.sign + " "
    if let target = constraint.target {
      text += anchor(target, constraint.targetAttribute)
      if constraint.multiplier != 1 { text += " * " + SwiftLiteral.number(constraint.multiplier) }
      if constraint.constant != 0 {
        text += (constraint.constant < 0 ? " - " : " + ")
        text += SwiftLiteral.number(constraint.constant.magnitude)
      }
    } else {
      text += SwiftLiteral.number(constraint.constant)
    }
    var modifiers = ""
    if constraint.priority != 1000 {
      modifiers += ".priority(" + SwiftLiteral.number(constraint.priority) + ")"
    }
    if let id = constraint.id { modifiers += ".id(" + SwiftLiteral.string(id) + ")" }
    return modifiers.isEmpty ? text : "(" + text + ")" + modifiers
  }

  private func anchor(_ item: ConstraintItem, _ attribute: ConstraintAttribute) -> String {
    let name =
      switch item {
      case .part(let name): "Anchors(" + SwiftLiteral.string(name) + ")"
      case .container: "Anchors.container"
      case .margins: "Anchors.margins"
      case .safeArea: "Anchors.safeArea"
      case .readable: "Anchors.readable"
      }
    return name + "." + attribute.rawValue
  }
}

extension ConstraintRelation {
  /// The operator.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
