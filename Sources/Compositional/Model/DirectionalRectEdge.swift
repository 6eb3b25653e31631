/// Edges of a rectangle, with sides that follow the reading direction.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits: top 1, leading 2, bottom 4, trailing 8.
  public let rawValue: UInt

  /// Creates a set of edges from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// The edge where reading starts.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// The edge where reading ends.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  /// Returns the relative position along an axis: 0 at the lower edge, 1 at the upper edge, 0.5 for
  /// neither edge or both.
  package func fraction(_ axis: LayoutAxis) -> Double {
    let start = contains(axis == .horizontal ? .leading : .top)
    let end = contains(axis == .horizontal ? .trailing : .bottom)
    return start == end ? 0.5 : (start ? 0 : 1)
  }
}

extension DirectionalRectEdge: CustomStringConvertible {
  /// The names of the edges in the set.
  public var description: String { "[\(names.map { "." + $0 }.joined(separator: ", "))]" }

  /// The names of the edges in the set: top, leading, bottom, trailing.
  package var names: [String] {
    let all: [(DirectionalRectEdge, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    return all.filter { contains($0.0) }.map { $0.1 }
  }
}
