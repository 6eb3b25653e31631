#if hasFeature(Embedded)
  // The types that Foundation declares elsewhere, with the same meaning.

  /// A length or a coordinate, in points.
  public typealias CGFloat = Double

  /// A point of a plane, in points.
  public struct CGPoint: Hashable, Sendable {
    /// The horizontal coordinate.
    public var x: CGFloat
    /// The vertical coordinate.
    public var y: CGFloat

    /// Creates a point.
    public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    /// Creates a point with whole coordinates.
    public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }

    /// Creates the point at the origin.
    public init() { self.init(x: 0.0, y: 0.0) }

    /// The point at the origin.
    public static let zero = CGPoint()
  }

  /// A width and a height, in points.
  public struct CGSize: Hashable, Sendable {
    /// The width.
    public var width: CGFloat
    /// The height.
    public var height: CGFloat

    /// Creates a size.
    public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }

    /// Creates a size with whole lengths.
    public init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }

    /// Creates an empty size.
    public init() { self.init(width: 0.0, height: 0.0) }

    /// The empty size.
    public static let zero = CGSize()
  }

  /// A rectangle, in points.
  public struct CGRect: Hashable, Sendable {
    /// The corner from which the size is measured.
    public var origin: CGPoint
    /// The lengths of the sides.
    public var size: CGSize

    /// Creates a rectangle from a corner and a size.
    public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }

    /// Creates a rectangle from numbers.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Creates a rectangle from whole numbers.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Creates an empty rectangle at the origin.
    public init() { self.init(origin: .zero, size: .zero) }

    /// The empty rectangle at the origin.
    public static let zero = CGRect()
    /// The rectangle that no other intersects.
    public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// The rectangle that contains all others.
    public static let infinite = CGRect(
      x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2,
      width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }

  extension CGRect {
    /// The magnitude of the width.
    public var width: CGFloat { abs(size.width) }
    /// The magnitude of the height.
    public var height: CGFloat { abs(size.height) }
    /// The least horizontal coordinate.
    public var minX: CGFloat { origin.x + min(size.width, 0) }
    /// The least vertical coordinate.
    public var minY: CGFloat { origin.y + min(size.height, 0) }
    /// The greatest horizontal coordinate.
    public var maxX: CGFloat { origin.x + max(size.width, 0) }
    /// The greatest vertical coordinate.
    public var maxY: CGFloat { origin.y + max(size.height, 0) }
    /// The horizontal coordinate of the center.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The vertical coordinate of the center.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// True for the null rectangle.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// True if the rectangle has no area.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// Returns the rectangle, moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// Returns true if a point is in the rectangle; the greatest coordinates are outside.
    public func contains(_ point: CGPoint) -> Bool {
      point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns the rectangle without a margin on each side.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
  }

  extension CGRect: CustomStringConvertible {
    /// The numbers, such as `(0.0, 0.0, 390.0, 844.0)`.
    public var description: String {
      "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
  }
#endif
