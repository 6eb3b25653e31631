import Compositional

/// The reasons of an element's frame: steps from the size of the view down to the frame.
///
/// Each step's result follows from its inputs by its arithmetic, and an input is a number of the
/// description, of the environment or of a measurement, or the result of an earlier step.
public struct Explanation: Hashable, Sendable {
  /// The element.
  public let id: ElementID
  /// Its frame, in points in content coordinates, as `attributes(for:at:)` returns it.
  public let frame: CGRect
  /// The steps, each after those that it uses.
  public let steps: [ExplanationStep]
  /// The steps whose results are the frame, as indices of ``steps``.
  public let ends: Ends
  /// The step that says why the cell begins a new group, or a new line of a flow layout, as an index
  /// of ``steps``; nil in the first one, within one, and for other elements.
  public let newGroup: Int?
  /// True if the steps lead to the frame.
  ///
  /// False is an error of the explanation, not of the layout.
  public let isComplete: Bool

  /// The steps whose results are a frame.
  public struct Ends: Hashable, Sendable {
    /// The step of the left edge.
    public let x: Int
    /// The step of the top edge.
    public let y: Int
    /// The step of the width.
    public let width: Int
    /// The step of the height.
    public let height: Int
  }

  /// The largest difference between a frame and its explanation, in points.
  static let tolerance = 1e-6
}

/// An element that a layout does not have.
public struct MissingElement: Error, Hashable, Sendable, CustomStringConvertible {
  /// The element that was asked for.
  public let id: ElementID
  /// A sentence about the elements that there are.
  public let found: String

  /// Creates an error.
  package init(id: ElementID, found: String) {
    self.id = id
    self.found = found
  }

  /// A sentence that names the element and what there is instead.
  public var description: String { "there is no \(id); \(found)." }
}

extension CollectionLayout {
  /// Explains the frame of an element, step by step.
  ///
  /// Asks the section provider again, and solves the element's group; for the first cell of a group
  /// also the one before.
  ///
  /// - Parameters:
  ///   - id: The element, visible or not.
  ///   - viewport: The current viewport; nil to leave pinned items at their natural positions and
  ///     rows unscrolled.
  /// - Throws: ``MissingElement`` if the element does not exist.
  /// - Complexity: O(sections + elements of the element's group).
  public func explanation(
    of id: ElementID, in viewport: Viewport? = nil
  ) throws(MissingElement) -> Explanation {
    guard let attributes = attributes(for: id, at: viewport) else {
      throw MissingElement(id: id, found: elementsInstead(of: id))
    }
    var explainer = Explainer(self, viewport)
    return explainer.explanation(of: id, frame: attributes.frame)
  }
}
