/// The name and the frame of an element: the least that tells what is where.
public struct ElementFrame: Hashable, Sendable {
  /// What names the element.
  public var id: ElementID
  /// Where it is, in points of the content.
  public var frame: CGRect

  /// Makes the frame of an element.
  ///
  /// - Parameters:
  ///   - id: what names the element.
  ///   - frame: where it is, in points of the content.
  @inlinable
  public init(id: ElementID, frame: CGRect) {
    self.id = id
    self.frame = frame
  }
}
