/// The measured size of an element.
public struct ElementMeasurement: Hashable, Sendable {
  /// The identifier of the element.
  public let id: ElementID
  /// The size that the element prefers.
  public let size: PreferredSize

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element.
  ///   - size: The size that the element prefers, in points.
  public init(_ id: ElementID, _ size: PreferredSize) {
    self.id = id
    self.size = size
  }
}
