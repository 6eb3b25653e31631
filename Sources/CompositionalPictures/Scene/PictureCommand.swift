/// One shape of a picture: a rectangle with a meaning and a label.
public struct PictureCommand: Hashable, Sendable {
  /// The meaning of the shape.
  public var style: PictureStyle
  /// The rectangle, in points in content coordinates.
  public var frame: CGRect
  /// The rectangle that cuts the shape, in points in content coordinates; nil for the bounds of the
  /// picture alone.
  public var clip: CGRect?
  /// The opacity, from 0 to 1.
  public var opacity: CGFloat
  /// The labels, the best first.
  ///
  /// A renderer writes the first that fits.
  public var labels: [String]
  /// The element that the shape shows; nil for a guide.
  public var element: ElementID?
  /// True for a part of a larger shape, whose label is small.
  public var isDetail: Bool

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - style: The meaning of the shape.
  ///   - frame: The rectangle, in points in content coordinates.
  ///   - clip: The rectangle that cuts the shape, in points in content coordinates.
  ///   - opacity: The opacity, from 0 to 1.
  ///   - labels: The labels, the best first.
  ///   - element: The element that the shape shows.
  ///   - isDetail: True for a part of a larger shape, whose label is small.
  public init(
    _ style: PictureStyle, _ frame: CGRect, clip: CGRect? = nil, opacity: CGFloat = 1,
    labels: [String] = [], element: ElementID? = nil, isDetail: Bool = false
  ) {
    self.style = style
    self.frame = frame
    self.clip = clip
    self.opacity = opacity
    self.labels = labels
    self.element = element
    self.isDetail = isDetail
  }

  /// Returns the part of the frame that a picture shows; nil if it shows none.
  ///
  /// A part without width or height counts.
  package func visible(in bounds: CGRect) -> CGRect? {
    guard frame.isFinite, let part = frame.overlap(bounds) else { return nil }
    guard let clip else { return part }
    return clip.isFinite ? part.overlap(clip) : nil
  }

  /// The opacity from 0 to 1; 1 for one that is not a number.
  package var clampedOpacity: Double {
    opacity.isNaN ? 1 : max(0, min(Double(opacity), 1))
  }

  /// Returns true if a picture shows the shape; touching an edge does not count, except for a shape
  /// without area.
  package func isInSight(in bounds: CGRect) -> Bool {
    guard let part = visible(in: bounds) else { return false }
    return (part.size.width > 0 || frame.size.width <= 0)
      && (part.size.height > 0 || frame.size.height <= 0)
  }
}

extension CGRect {
  /// The four edges, in points.
  package var edges: (left: Double, top: Double, right: Double, bottom: Double) {
    let (x, y) = (Double(origin.x), Double(origin.y))
    return (x, y, x + Double(size.width), y + Double(size.height))
  }

  /// Returns the common part of two rectangles, which may lack width or height; nil if there is none.
  package func overlap(_ other: CGRect) -> CGRect? {
    let (one, two) = (edges, other.edges)
    let (left, right) = (max(one.left, two.left), min(one.right, two.right))
    let (top, bottom) = (max(one.top, two.top), min(one.bottom, two.bottom))
    guard left <= right, top <= bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest rectangle around two.
  package func joined(_ other: CGRect) -> CGRect {
    let (one, two) = (edges, other.edges)
    let (left, top) = (min(one.left, two.left), min(one.top, two.top))
    return CGRect(
      x: left, y: top, width: max(one.right, two.right) - left,
      height: max(one.bottom, two.bottom) - top)
  }

  /// True if all numbers are finite, and so are the far edges.
  package var isFinite: Bool {
    let edges = edges
    return edges.left.isFinite && edges.top.isFinite && edges.right.isFinite
      && edges.bottom.isFinite
  }
}
