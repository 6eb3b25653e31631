import SwiftSyntax

// Swapped axes, sides and ends.

extension SiteFinder {
  /// Pairs of members that are easily taken for each other.
  private static let pairs: [String: String] = {
    let pairs = [
      ("x", "y"), ("width", "height"), ("minX", "minY"), ("maxX", "maxY"), ("midX", "midY"),
      ("horizontal", "vertical"), ("main", "cross"), ("low", "high"), ("top", "bottom"),
      ("left", "right"), ("leading", "trailing"), ("start", "end"),
      ("advance", "across"),
    ]
    return Dictionary(
      pairs.flatMap { [($0.0, $0.1), ($0.1, $0.0)] }, uniquingKeysWith: { first, _ in first })
  }()

  /// Parts of the names of values that stand for an axis.
  private static let axisNames = ["axis", "main", "advance", "across", "cross", "direction"]

  func findMember(_ node: MemberAccessExprSyntax) {
    guard isRead(Syntax(node)), node.declName.argumentNames == nil else { return }
    let name = node.declName.baseName.text
    let base = node.base.map { text($0) } ?? ""
    if name == "perpendicular", !base.isEmpty {
      addChoice(.axis, node, after: base)
    } else if let other = Self.pairs[name] {
      addChoice(.axis, node, after: "\(base).\(other)")
    }
  }

  /// Finds subscripts with an axis: `size[axis]`.
  func findAxisIndex(_ node: SubscriptCallExprSyntax) {
    guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil
    else { return }
    let index = text(argument.expression)
    let last = index.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard !index.hasPrefix("."), index.allSatisfy({ $0.isLetter || $0 == "." }),
      Self.axisNames.contains(where: last.contains)
    else { return }
    addChoice(.axis, argument.expression, after: "\(index).perpendicular")
  }

  /// Returns true if an expression is only read: an operand, an argument, or a value that is
  /// returned or assigned.
  private func isRead(_ node: Syntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let operation = parent.as(InfixOperatorExprSyntax.self) {
      guard Syntax(operation.leftOperand) == node else { return true }
      let name = operation.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
      return name != nil && ["+", "-", "*", "/", "<", "<=", ">", ">=", "==", "!="].contains(name)
    }
    switch parent.kind {
    case .labeledExpr, .returnStmt, .initializerClause, .ternaryExpr: return true
    default: return false
    }
  }
}
