import Compositional

/// Something that happened in a simulation, besides elements coming and going.
public struct SimulationEvent: Hashable, Sendable, Codable {
  /// What happened.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A finger touched the view.
    case touched
    /// A touch stopped a view, or a section, that was moving.
    case stopped
    /// A finger began to drag.
    case dragBegan
    /// A finger was lifted.
    case released
    /// A fling, or an animated scroll, began.
    case scrolled
    /// The view, or a section, has come to rest.
    case rested
    /// The view, or a section, has gone past an end.
    case passedEnd
    /// Items or sections have come, gone, moved or changed.
    case updated
    /// The view has another size, or other insets.
    case resized
    /// The keyboard has come or gone.
    case keyboard
    /// The text size has changed.
    case contentSizeCategory
    /// Everything was loaded anew.
    case reloaded
    /// An item was lifted to be moved.
    case lifted
    /// An item that is being moved would be put elsewhere.
    case proposed
    /// An item that was being moved was dropped, or the movement was cancelled.
    case dropped
    /// What was on screen jumped: its place could not be kept.
    case jumped
    /// An element never settled on a size.
    case unsettled
    /// A handler changed items of a section with estimated sizes, where it has no effect.
    case ignored
  }

  /// What happened.
  public let kind: Kind
  /// The orthogonal section it happened to; nil for the view.
  public let section: Int?
  /// The particulars, in words and numbers.
  public let detail: String

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - kind: what happened.
  ///   - section: the orthogonal section it happened to; nil for the view.
  ///   - detail: the particulars.
  public init(_ kind: Kind, section: Int? = nil, _ detail: String = "") {
    self.kind = kind
    self.section = section
    self.detail = detail
  }
}
