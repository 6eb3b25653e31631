import UIKit

/// A row that does something when the user taps it.
@preconcurrency @MainActor
public protocol Tappable: AnyObject {
  /// Called when the row is tapped, before its tap handler.
  func didTapView()
}

/// A row that looks different while a finger is on it.
@preconcurrency @MainActor
public protocol Highlightable: AnyObject {
  /// True if the row is highlighted by touches; true by default.
  var isHighlightable: Bool { get }

  /// Called when a finger comes and goes; the cell takes its highlight color by default.
  func setIsHighlighted(_ isHighlighted: Bool)
}

extension Highlightable where Self: UIView {
  /// True.
  public var isHighlightable: Bool { true }

  /// Gives the cell around the row its highlight color, or takes it back.
  public func setIsHighlighted(_ isHighlighted: Bool) {
    guard let cell = superview as? StackViewCell else { return }
    cell.backgroundColor = isHighlighted ? cell.rowHighlightColor : cell.rowBackgroundColor
  }
}

/// A row that never has a separator.
@preconcurrency @MainActor
public protocol SeparatorHiding: AnyObject {}
