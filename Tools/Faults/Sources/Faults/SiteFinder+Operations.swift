import SwiftSyntax

// Operators and calls.

extension SiteFinder {
  /// The other comparison, and the function of the switch, of each operator.
  private static let comparisons: [String: (after: String, function: String)] = [
    "<": ("<=", "less"), "<=": ("<", "lessOrEqual"), ">": (">=", "greater"),
    ">=": (">", "greaterOrEqual"), "==": ("!=", "equal"), "!=": ("==", "notEqual"),
  ]

  /// The operators whose integer literals can be off by one.
  private static let counting: Set = [
    "+", "-", "*", "/", "%", "<", "<=", ">", ">=", "==", "!=", "..<", "...",
  ]

  func findOperation(_ node: InfixOperatorExprSyntax) {
    guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return }
    let (left, right) = (text(node.leftOperand), text(node.rightOperand))
    let operands = "(\(Site.idMark), \(left), \(right))"
    if let comparison = Self.comparisons[name] {
      let after = "\(left) \(comparison.after) \(right)"
      if right == "nil" {
        addChoice(.comparison, node, after: after)
      } else {
        add(.comparison, node, after: after, call: comparison.function + operands)
      }
    }
    switch name {
    case "+":
      add(.sign, node, after: "\(left) - \(right)", call: "sum\(operands)")
      add(.droppedTerm, node, after: left, call: "droppedSum\(operands)")
    case "-":
      add(.sign, node, after: "\(left) + \(right)", call: "difference\(operands)")
      add(.droppedTerm, node, after: left, call: "droppedDifference\(operands)")
    case "+=", "-=":
      guard node.parent?.is(CodeBlockItemSyntax.self) == true, !right.contains("\n") else { break }
      let after = "\(left) \(name == "+=" ? "-=" : "+=") \(right)"
      add(
        .sign, node, after: after,
        text: "if PlantedFault.isActive(\(Site.idMark)) { \(after) } else { \(text(node)) }")
    case "&&": add(.connective, node, after: "\(left) || \(right)", call: "both\(operands)")
    case "||": add(.connective, node, after: "\(left) && \(right)", call: "either\(operands)")
    default: break
    }
    guard Self.counting.contains(name) else { return }
    for operand in [node.leftOperand, node.rightOperand] {
      guard let literal = operand.as(IntegerLiteralExprSyntax.self) else { continue }
      let number = text(literal)
      add(.offByOne, literal, after: "\(number) + 1", call: "next(\(Site.idMark), \(number))")
    }
  }

  /// Finds `min` and `max` of two values.
  func findExtremum(_ node: FunctionCallExprSyntax) {
    let function = text(node.calledExpression)
    let others = [
      "min": "max", "max": "min", "Swift.min": "Swift.max", "Swift.max": "Swift.min",
    ]
    guard let other = others[function], node.arguments.count == 2, node.trailingClosure == nil,
      node.arguments.allSatisfy({ $0.label == nil })
    else { return }
    let arguments = text(node.arguments)
    let name = function.hasSuffix("min") ? "smaller" : "larger"
    add(
      .minMax, node, after: "\(other)(\(arguments))",
      call: "\(name)(\(Site.idMark), \(arguments))")
  }
}
