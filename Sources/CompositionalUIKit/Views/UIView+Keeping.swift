// What views keep for those who listen, and for parts of UIKit that are not here.

import Foundation

extension UIView {
  /// The identifier for tests.
  public var accessibilityIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The label for those who listen; nil for none.
  public var accessibilityLabel: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The value for those who listen; nil for none.
  public var accessibilityValue: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The hint for those who listen; nil for none.
  public var accessibilityHint: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The kinds of the view for those who listen.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// True if the view is a part of the screen for those who listen.
  public var isAccessibilityElement: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// True if the parts of the view are read together.
  public var shouldGroupAccessibilityChildren: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// True if the parts of the view are not read.
  public var accessibilityElementsHidden: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// True if several fingers touch; kept, without effect.
  public var isMultipleTouchEnabled: Bool {
    get { kept(false) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert("UIView.isMultipleTouchEnabled")
    }
  }
  /// True if no other view is touched at the same time; kept, without effect.
  public var isExclusiveTouch: Bool {
    get { kept(false) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert("UIView.isExclusiveTouch")
    }
  }
  /// The view that is shown through; nil for none.
  public var mask: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Ends the editing of the view or of a view in it, and returns true.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { resignFirstResponder() }
    for view in subviews { view.endEditing(force) }
    return true
  }

  /// Returns the view itself: nothing is drawn.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }
}
