import Compositional

/// The size of a leaf as a formula of plain numbers (content rule 2).
enum LeafFormula {
  case fixed(CGSize)
  case wrapping(naturalWidth: CGFloat, lineHeight: CGFloat, lineLimit: Int?)
  case area(CGSize)

  /// Creates the formula of a rule; nil for text and closures, which are measured.
  init?(_ rule: ContentLeaf.SizeRule) {
    switch rule {
    case .fixed(let size): self = .fixed(size)
    case .wrapping(let width, let height, let limit):
      self = .wrapping(naturalWidth: width, lineHeight: height, lineLimit: limit)
    case .area(let size): self = .area(size)
    case .text, .measured: return nil
    }
  }

  /// The greatest length that a formula answers, in points, so that sums stay finite.
  private static let longest = 1e15

  /// The most lines of a text without a limit.
  private static let mostLines = 1e9

  /// Returns the size, in points.
  ///
  /// - Parameter width: The available width, in points; infinity is any width.
  func size(fitting width: Double) -> Vector {
    switch self {
    case .fixed(let size): Vector(x: Double(size.width), y: Double(size.height))
    case .wrapping(let natural, let line, let limit):
      Self.wrapped(Double(natural), line: Double(line), limit: limit, in: width)
    case .area(let size): Self.kept(Double(size.width), Double(size.height), in: width)
    }
  }

  private static func wrapped(
    _ natural: Double, line: Double, limit: Int?, in width: Double
  ) -> Vector {
    if natural <= 0 { return .zero }
    if width >= natural { return Vector(x: natural, y: line) }
    if width <= ContentSolver.tolerance { return Vector(x: 0, y: line) }
    let lines = (natural / width - ContentSolver.tolerance).rounded(.up)
    return Vector(x: width, y: line * min(lines, limit.map(Double.init) ?? mostLines))
  }

  /// The height in no width at all, in points: that of all lines that there may be, which a width of
  /// almost nothing needs; nil where the formula does not break lines.
  var heightWithoutWidth: Double? {
    guard case .wrapping(let natural, let line, let limit) = self, natural > 0 else { return nil }
    return Double(line) * (limit.map(Double.init) ?? Self.mostLines)
  }

  private static func kept(_ natural: Double, _ height: Double, in width: Double) -> Vector {
    if width >= natural { return Vector(x: natural, y: height) }
    if width <= ContentSolver.tolerance { return .zero }
    return Vector(x: width, y: min(longest, natural * height / width))
  }
}
