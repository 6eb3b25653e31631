import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the places of a source file that can take a fault.
final class SiteFinder: SyntaxVisitor {
  /// The places found so far, in the order of the file.
  private(set) var sites: [Site] = []
  private let file: String
  private let bytes: [UInt8]
  private let lines: SourceLocationConverter

  /// Returns the places of a file.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - file: The path of the file, relative to the package.
  static func sites(of source: String, file: String) -> [Site] {
    // Unknown operators get the default precedence.
    let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
    let finder = SiteFinder(source, tree, file)
    finder.walk(tree)
    return finder.sites
  }

  private init(_ source: String, _ tree: Syntax, _ file: String) {
    self.file = file
    bytes = Array(source.utf8)
    lines = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the source text of a node, without the space around it.
  func text(_ node: some SyntaxProtocol) -> String {
    let range =
      node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Adds a place whose new text is a call of the switch.
  func add(_ kind: Site.Kind, _ node: some SyntaxProtocol, after: String, call: String) {
    add(kind, node, after: after, text: "PlantedFault.\(call)")
  }

  /// Adds a place whose new text chooses between two texts of one line.
  func addChoice(_ kind: Site.Kind, _ node: some SyntaxProtocol, after: String) {
    let before = text(node)
    guard !before.contains("\n") else { return }
    add(
      kind, node, after: after,
      text: "(PlantedFault.isActive(\(Site.idMark)) ? \(after) : \(before))")
  }

  /// Adds a place.
  func add(_ kind: Site.Kind, _ node: some SyntaxProtocol, after: String, text: String) {
    let low = node.positionAfterSkippingLeadingTrivia
    let high = node.endPositionBeforeTrailingTrivia
    var statement = Syntax(node)
    while let parent = statement.parent, !statement.is(CodeBlockItemSyntax.self) {
      statement = parent
    }
    sites.append(
      Site(
        kind: kind, file: file, line: lines.location(for: low).line,
        lastLine: lines.location(for: high).line, low: low.utf8Offset, high: high.utf8Offset,
        statement: statement.positionAfterSkippingLeadingTrivia.utf8Offset,
        before: self.text(node), after: after, replacement: text))
  }

  // MARK: Parts without places

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  // MARK: Places

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    findOperation(node)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let operand = text(node.expression)
    if node.operator.text == "-", !node.expression.is(IntegerLiteralExprSyntax.self),
      !node.expression.is(FloatLiteralExprSyntax.self)
    {
      add(.sign, node, after: operand, call: "signless(\(Site.idMark), \(operand))")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    findExtremum(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    findMember(node)
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    findAxisIndex(node)
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition.as(ExprSyntax.self), node.parent?.parent?.kind != .whileStmt {
      addNegation(of: condition)
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    addNegation(of: node.condition)
    return .visitChildren
  }

  private func addNegation(of condition: ExprSyntax) {
    let text = text(condition)
    add(.condition, condition, after: "!(\(text))", call: "negated(\(Site.idMark), \(text))")
  }
}
