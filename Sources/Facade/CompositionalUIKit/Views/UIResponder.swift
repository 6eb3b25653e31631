// A stand-in for the objects that receive events. No event is sent; a class of an app can override all.

import Foundation

/// An object that responds to events: a view, a controller or an application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {}

  /// The responder that receives what this one does not respond to; nil for none.
  open var next: UIResponder? { nil }

  /// True if the responder can receive text and keys.
  open var canBecomeFirstResponder: Bool { false }

  /// True if the responder can stop receiving text and keys.
  open var canResignFirstResponder: Bool { true }

  /// True if the responder receives text and keys.
  open var isFirstResponder: Bool { isFirst }
  private var isFirst = false

  /// Receives text and keys from now on in place of another in the window, and returns true if it can.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirst else { return true }
    guard canBecomeFirstResponder else { return false }
    let window = windowAround
    if let other = window?.firstResponder, other !== self, !other.resignFirstResponder() {
      return false
    }
    window?.firstResponder = self
    isFirst = true
    return true
  }

  private var windowAround: UIWindow? {
    (self as? UIView ?? (self as? UIViewController)?.viewIfLoaded)?.window
  }

  /// Receives no more text and keys, and returns true if it can.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    isFirst = false
    if let window = windowAround, window.firstResponder === self { window.firstResponder = nil }
    return true
  }

  /// The view that stands in for the keyboard; nil for the keyboard.
  open var inputView: UIView? { nil }

  /// The view above the keyboard; nil for none.
  open var inputAccessoryView: UIView? { nil }

  /// The commands of keys; nil for none.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called when fingers touch; overridden by subclasses.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers move; overridden by subclasses.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers are lifted; overridden by subclasses.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when touches are taken away; overridden by subclasses.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when a motion of the device begins; overridden by subclasses.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called when a motion of the device ends; overridden by subclasses.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// The accessibility properties, which have no effect here.
  private lazy var accessibility = Accessibility()
  /// The identifier for tests.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// The label that VoiceOver reads; nil for none.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// The value that VoiceOver reads; nil for none.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// The hint that VoiceOver reads; nil for none.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  /// True if VoiceOver can select the object.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  /// True if VoiceOver reads the children together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }
  /// True if VoiceOver skips the children.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  /// Scrolls as the user asks by an assistive technology, and returns true if it did; overridden by
  /// subclasses.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Called to bring the state of an activity up to date; overridden by subclasses.
  open func updateUserActivityState(_ activity: NSObject) {}
}

/// The accessibility properties of a responder, stored out of line because most responders set none.
private final class Accessibility {
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits = []
  var isElement = false
  var groupsChildren = false
  var hidesElements = false
}
