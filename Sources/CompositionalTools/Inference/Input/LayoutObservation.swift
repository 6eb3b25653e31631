import Compositional
import CompositionalDocuments

/// The frames of elements in a view of one size, from which a layout is inferred.
public struct LayoutObservation: Sendable {
  /// The size of the view, in points.
  public var size: CGSize
  /// The elements with their frames on screen, in points of the content.
  public var elements: [LayoutAttributes]
  /// The frames before a row scrolled, in points, of the elements that scroll with one.
  public var unscrolledFrames: [ElementID: CGRect] = [:]
  /// The sizes that cells prefer which were measured, in points.
  public var preferredSizes: [ElementID: CGSize] = [:]
  /// The items of each section, where more are known to exist than were seen; empty otherwise.
  public var itemCounts: [Int] = []
  /// The size of the content, in points; nil if it is unknown.
  public var contentSize: CGSize?
  /// The scroll position, in points.
  public var contentOffset = CGPoint(x: 0, y: 0)
  /// The scroll positions at which views were seen that pin and came into sight later, in points.
  var offsets: [ElementID: CGPoint] = [:]
  /// The rectangle in which all elements are known, in points of the content; nil if some may be
  /// missing anywhere.
  public var area: CGRect?
  /// The environment, where it is known; nil to guess it from the size and the frames.
  public var environment: CollectionLayoutEnvironment?
  /// The scroll direction, where it is known; nil to guess it.
  public var scrollDirection: LayoutAxis?

  /// Creates an observation.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points.
  ///   - elements: The elements with their frames, in points of the content.
  public init(size: CGSize, elements: [LayoutAttributes]) {
    self.size = size
    self.elements = elements
  }
}
