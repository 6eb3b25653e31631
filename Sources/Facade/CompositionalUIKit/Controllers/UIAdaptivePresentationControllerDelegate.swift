import Foundation

/// The delegate of a presentation.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns true if a finger may take the presentation away.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called before a finger takes the presentation away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a finger took the presentation away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when a finger has tried to pull a sheet down that does not let it.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// Called to find the style in a window of compact width; none keeps a popover.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }

  /// Returns the automatic style: a popover becomes a sheet.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
