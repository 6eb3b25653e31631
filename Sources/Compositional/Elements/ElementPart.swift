/// A part of what is inside an element, such as the title of a cell.
///
/// Its name in answers is that of the element, a slash and its path: `cell 0.3/texts/title`.
public struct ElementPart: Hashable, Sendable {
  /// The path of the part: the names of the containers around it and its own, joined with `/`.
  public var path: String
  /// The frame, in points from the corner of the element.
  public var frame: CGRect
  /// True for free space between parts, such as a spacer, which shows nothing.
  public var isSpace: Bool

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - path: The path of the part.
  ///   - frame: The frame, in points from the corner of the element.
  ///   - isSpace: True for free space between parts, which shows nothing.
  public init(path: String, frame: CGRect, isSpace: Bool = false) {
    self.path = path
    self.frame = frame
    self.isSpace = isSpace
  }
}

/// A part of an element in its place in the content.
public struct PlacedPart: Hashable, Sendable {
  /// The identifier of the element.
  public var element: ElementID
  /// The path of the part in the element.
  public var path: String
  /// The frame, in points of the content.
  public var frame: CGRect
  /// True for free space between parts, such as a spacer, which shows nothing.
  public var isSpace: Bool

  /// Creates a part in its place.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - element: The identifier of the element.
  ///   - frame: The frame of the element, in points of the content.
  public init(_ part: ElementPart, of element: ElementID, in frame: CGRect) {
    self.element = element
    path = part.path
    isSpace = part.isSpace
    self.frame = CGRect(
      x: frame.origin.x + part.frame.origin.x, y: frame.origin.y + part.frame.origin.y,
      width: part.frame.size.width, height: part.frame.size.height)
  }
}

extension PlacedPart: CustomStringConvertible {
  /// The name of the part: the element, a slash and the path.
  public var description: String { "\(element)/\(path)" }
}
