import Foundation

extension UIGestureRecognizerDelegate {
  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin: _OptionalMethod<UIGestureRecognizer, Bool>? {
    _OptionalMethod { self.gestureRecognizerShouldBegin($0) }
  }

  /// The methods of the same name, for calls with a question mark.
  @_disfavoredOverload
  public var gestureRecognizer: _UIGestureRecognizerDelegateMethods? {
    _UIGestureRecognizerDelegateMethods(delegate: self)
  }
}

/// Optional methods of ``UIGestureRecognizerDelegate``, for calls with a question mark.
///
/// Not part of UIKit.
@preconcurrency @MainActor
public struct _UIGestureRecognizerDelegateMethods {
  fileprivate let delegate: any UIGestureRecognizerDelegate

  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }

  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }
}
