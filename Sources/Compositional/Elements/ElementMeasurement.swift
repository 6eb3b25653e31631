/// What one element was measured at.
public struct ElementMeasurement: Hashable, Sendable {
  /// What names the element.
  public let id: ElementID
  /// How large it would like to be.
  public let size: PreferredSize

  /// Makes a measurement.
  ///
  /// - Parameters:
  ///   - id: what names the element.
  ///   - size: how large it would like to be.
  public init(_ id: ElementID, _ size: PreferredSize) {
    self.id = id
    self.size = size
  }
}
