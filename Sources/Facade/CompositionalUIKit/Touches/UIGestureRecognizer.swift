// Stand-ins for gestures. They are kept by their views; no finger is recognized, except that a collection
// view moves by its own.

import Foundation

/// A recognizer of a gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Hashable, Sendable {
    /// Not recognized yet.
    case possible = 0
    /// Begun.
    case began = 1
    case changed = 2
    /// Ended, or recognized.
    case ended = 3
    /// Taken away.
    case cancelled = 4
    /// Not recognized.
    case failed = 5
    public static let recognized = State.ended
  }

  /// The state; a simulation sets it.
  open var state: State = .possible
  /// The delegate; kept, without effect.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { UIKitSimulation.noteInert("UIGestureRecognizer.delegate") }
  }
  /// True if the gesture is recognized.
  open var isEnabled = true
  /// The view; nil for none.
  open internal(set) weak var view: UIView?
  /// True if the view receives no touches of a recognized gesture.
  open var cancelsTouchesInView = true {
    didSet { UIKitSimulation.noteInert("UIGestureRecognizer.cancelsTouchesInView") }
  }
  /// True if the view receives the begin of touches late.
  open var delaysTouchesBegan = false {
    didSet { UIKitSimulation.noteInert("UIGestureRecognizer.delaysTouchesBegan") }
  }
  /// True if the view receives the end of touches late.
  open var delaysTouchesEnded = true {
    didSet { UIKitSimulation.noteInert("UIGestureRecognizer.delaysTouchesEnded") }
  }
  /// The name; nil for none.
  open var name: String?
  /// The number of fingers.
  open var numberOfTouches: Int { 0 }

  /// Creates a recognizer.
  ///
  /// - Parameters:
  ///   - target: An object; without Objective-C, no method of it is called.
  ///   - action: The name of the method.
  public init(target: Any?, action: Selector?) {
    if action != nil { UIKitSimulation.noteInert("UIGestureRecognizer.init(target:action:)") }
  }

  /// Creates a recognizer.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Keeps nothing: without Objective-C, no method is called by its name.
  open func addTarget(_ target: Any, action: Selector) {
    UIKitSimulation.noteInert("UIGestureRecognizer.addTarget(_:action:)")
  }

  /// Does nothing: no target was kept.
  open func removeTarget(_ target: Any?, action: Selector?) {
    UIKitSimulation.noteInert("UIGestureRecognizer.removeTarget(_:action:)")
  }

  /// Does nothing: no gesture waits for another.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    UIKitSimulation.noteInert("UIGestureRecognizer.require(toFail:)")
  }

  /// Returns the place of the gesture, in points of a view; zero, because no finger touches.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Returns the place of a finger, in points of a view; zero, because no finger touches.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
}

extension UIView {
  /// The recognizers of gestures; nil for none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers }
    set {
      for recognizer in recognizers ?? [] { recognizer.view = nil }
      for recognizer in newValue ?? [] { recognizer.view = self }
      recognizers = newValue
    }
  }

  /// Adds a recognizer, and removes it from its previous view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = gestureRecognizers?.filter { $0 !== gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
