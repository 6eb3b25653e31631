import Foundation

/// What contains controllers, and hears of changes of their sizes and traits.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that the container wishes where it is contained, in points.
  var preferredContentSize: CGSize { get }
  /// Called when a contained container wishes another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a contained container for a size of this one, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
