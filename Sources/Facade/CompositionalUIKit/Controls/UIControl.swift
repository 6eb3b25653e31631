// Stand-ins for controls: a test sends their events.

import Foundation

/// A view that the user operates.
open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit per event.
    public let rawValue: UInt
    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger touches.
    public static let touchDown = Event(rawValue: 1)
    /// A finger touches again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger comes in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger goes out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch is taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ends editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit per state.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At rest.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  /// The place of the content along an axis.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    case left = 1
    case right = 2
    /// Over the width.
    case fill = 3
    /// At the leading edge.
    case leading = 4
    /// At the trailing edge.
    case trailing = 5
  }

  /// True if the control can be operated.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// True if the control is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// True if a finger touches the control.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// The place of the content along the width.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  /// True if a menu is shown by a touch.
  open var showsMenuAsPrimaryAction = false
  private var actions: [(action: UIAction, events: Event)] = []

  /// Called when the state has changed.
  func stateDidChange() {}

  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Adds an action, or events to an action of the same name.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes an action with a name from events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Keeps nothing: without Objective-C, no method is called by its name.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    UIKitSimulation.noteInert("UIControl.addTarget(_:action:for:)")
  }

  /// Does nothing: no target was kept.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    UIKitSimulation.noteInert("UIControl.removeTarget(_:action:for:)")
  }

  /// Performs the actions of events, as a touch of the control does.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.performWithSender(self, target: nil)
    }
  }

  /// True if a touch can operate the control.
  var canBeOperated: Bool { isEnabled && canBeTouched }

  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
}
