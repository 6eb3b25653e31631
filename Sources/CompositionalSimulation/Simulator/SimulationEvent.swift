import Compositional

/// An event of a simulation, other than elements that appear and disappear.
public struct SimulationEvent: Hashable, Sendable {
  /// The kind of an event.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A finger touched the view.
    case touched
    /// A touch stopped a moving view or section.
    case stopped
    /// A finger began to drag.
    case dragBegan
    /// A finger was lifted.
    case released
    /// A fling or a programmatic scroll began.
    case scrolled
    /// The view or a section came to rest.
    case rested
    /// The view or a section moved past an end.
    case passedEnd
    /// Items or sections were inserted, deleted, moved, reloaded or reconfigured.
    case updated
    /// The size of the view changed.
    case resized
    /// The keyboard was shown, hidden or resized.
    case keyboard
    /// The text size changed.
    case contentSizeCategory
    /// All data was reloaded.
    case reloaded
    /// An item was lifted to be moved.
    case lifted
    /// The proposed place of an item that is being moved changed.
    case proposed
    /// An item that was being moved was dropped, or its movement was canceled.
    case dropped
    /// The visible content jumped, because its position could not be kept.
    case jumped
    /// A group of a row was measured while the row scrolled, so that what is below the row moved.
    case moved
    /// A row shows no cell at its offset, because those there are estimated too short.
    case blank
    /// The size of an element never settled.
    case unsettled
    /// A handler changed items of a section with estimated sizes, which has no effect.
    case ignored
  }

  /// The kind of the event.
  public let kind: Kind
  /// The orthogonal section of the event; nil for the view.
  public let section: Int?
  /// The details, in words and numbers.
  public let detail: String

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - kind: The kind of the event.
  ///   - section: The orthogonal section of the event; nil for the view.
  ///   - detail: The details, in words and numbers.
  public init(_ kind: Kind, section: Int? = nil, _ detail: String = "") {
    self.kind = kind
    self.section = section
    self.detail = detail
  }
}

#if !hasFeature(Embedded)
  extension SimulationEvent: Codable {}
  extension SimulationEvent.Kind: Codable {}
#endif
