import Compositional

extension ContentLeaf.SizeRule {
  /// The greatest length that a rule answers, in points, so that sums stay finite.
  private static let longest = 1e15

  /// Returns the size of a leaf whose rule is a formula (content rule 2).
  ///
  /// - Parameter width: The available width, in points; infinity is any width.
  /// - Returns: The size, in points; zero for text and closures, which are measured elsewhere.
  func size(fitting width: Double) -> Vector {
    switch self {
    case .fixed(let size): Vector(x: Double(size.width), y: Double(size.height))
    case .wrapping(let natural, let line, let limit):
      Self.wrapped(Double(natural), line: Double(line), limit: limit, in: width)
    case .area(let size): Self.kept(Double(size.width), Double(size.height), in: width)
    case .text, .measured: .zero
    }
  }

  private static func wrapped(
    _ natural: Double, line: Double, limit: Int?, in width: Double
  ) -> Vector {
    if natural <= 0 { return .zero }
    if width >= natural { return Vector(x: natural, y: line) }
    if width <= ContentSolver.tolerance { return Vector(x: 0, y: line) }
    let lines = (natural / width - ContentSolver.tolerance).rounded(.up)
    return Vector(x: width, y: min(longest, line * min(lines, limit.map(Double.init) ?? longest)))
  }

  private static func kept(_ natural: Double, _ height: Double, in width: Double) -> Vector {
    if width >= natural { return Vector(x: natural, y: height) }
    if width <= ContentSolver.tolerance { return .zero }
    return Vector(x: width, y: min(longest, natural * height / width))
  }
}
