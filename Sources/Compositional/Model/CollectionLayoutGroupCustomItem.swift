/// The frame of one cell of a custom group.
///
/// Apple's name: `NSCollectionLayoutGroupCustomItem` (rule 1.10).
public struct CollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// The frame, in points from the outer corner of the group.
  public let frame: CGRect
  /// The order in depth: higher is closer to the viewer.
  public let zIndex: Int

  /// Creates the frame of one cell.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points from the outer corner of the group.
  ///   - zIndex: The order in depth.
  /// - Precondition: The frame is finite.
  public init(frame: CGRect, zIndex: Int = 0) {
    requireFinite(frame.origin.x, "custom item x")
    requireFinite(frame.origin.y, "custom item y")
    requireFinite(frame.size.width, "custom item width")
    requireFinite(frame.size.height, "custom item height")
    self.init(unchecked: frame, zIndex: zIndex)
  }

  /// Creates a frame from outside; nil unless it is finite.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points from the outer corner of the group.
  ///   - zIndex: The order in depth.
  public init?(finite frame: CGRect, zIndex: Int = 0) {
    self.init(unchecked: frame, zIndex: zIndex)
    guard isFinite else { return nil }
  }

  /// Creates any frame; a section with one that is not finite is empty and reports it.
  package init(unchecked frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// The call that creates the item by Apple's name.
  package var call: String {
    let (origin, size) = (frame.origin, frame.size)
    return "NSCollectionLayoutGroupCustomItem(frame: (\(points: origin.x), \(points: origin.y), "
      + "\(points: size.width), \(points: size.height)))"
  }

  /// True if the frame can be laid out.
  package var isFinite: Bool {
    frame.origin.x.isFinite && frame.origin.y.isFinite && frame.size.width.isFinite
      && frame.size.height.isFinite
  }
}
