import Compositional

/// A view or a guide that constraints place.
public struct ConstraintPart: Hashable, Sendable {
  /// The wishes of a part for its length along an axis.
  public struct Content: Hashable, Sendable {
    /// The natural length, in points.
    public var natural: Double
    /// The priority of being at most that long.
    public var hugging: Double
    /// The priority of being at least that long.
    public var compression: Double

    /// Creates wishes.
    ///
    /// - Parameters:
    ///   - natural: The natural length, in points; finite and not negative.
    ///   - hugging: The priority of being at most that long, from 1 to 1000.
    ///   - compression: The priority of being at least that long, from 1 to 1000.
    public init(_ natural: Double, hugging: Double = 250, compression: Double = 750) {
      self.natural = natural
      self.hugging = hugging
      self.compression = compression
    }
  }

  /// The name.
  public var id: String
  /// The wishes for the width; nil for none.
  public var width: Content?
  /// The wishes for the height; nil for none.
  public var height: Content?
  /// The distance of the first baseline from the top, in points; nil if it is the bottom edge.
  public var firstBaseline: Double?
  /// The distance of the last baseline from the bottom, in points.
  public var lastBaseline: Double
  /// True if the part shows nothing.
  public var isGuide: Bool
  /// True for a text that may wrap, which gets the space before others where priorities tie.
  public var wraps = false

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - width: The wishes for the width; nil for none.
  ///   - height: The wishes for the height; nil for none.
  ///   - firstBaseline: The distance of the first baseline from the top, in points; nil if it is the
  ///     bottom edge.
  ///   - lastBaseline: The distance of the last baseline from the bottom, in points.
  public init(
    _ id: String, width: Content? = nil, height: Content? = nil, firstBaseline: Double? = nil,
    lastBaseline: Double = 0
  ) {
    self.id = id
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    isGuide = false
  }

  /// Creates a guide.
  ///
  /// - Parameter id: The name.
  public init(guide id: String) {
    self.init(id)
    isGuide = true
  }

  /// The wishes along an axis.
  subscript(axis: LayoutAxis) -> Content? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// The length of a container.
public enum ContainerLength: Hashable, Sendable {
  /// So many points, which hold like a required constraint that comes first.
  case imposed(Double)
  /// As near a length as constraints of higher priorities allow.
  case target(Double, priority: Double)

  /// As short as constraints above priority 50 allow, which is that of a fitting size.
  public static let fitting = ContainerLength.target(0, priority: 50)

  /// True if the container may choose the length.
  public var isFitting: Bool { wish.priority < ConstraintSolver.required }

  /// The points and the priority of the constraint.
  var wish: (points: Double, priority: Double) {
    switch self {
    case .imposed(let points): (points, ConstraintSolver.required)
    case .target(let points, let priority): (points, priority)
    }
  }
}
