import UIKit

/// A layout in lines, with choices: the library of objc.io's episode on building a layout library.
///
/// Each case ends with the rest of the layout, as in a linked list.
///
/// ```swift
/// let horizontal = Layout.view(number, .view(date, .empty))
/// let vertical = Layout.view(number, .newline(.view(date, .empty)))
/// let layout = Layout.view(title, .newline(.choice(horizontal, vertical)))
/// ```
@preconcurrency @MainActor
public indirect enum Layout {
  /// A view on the current line.
  case view(UIView, Layout)
  /// The end of a line.
  case newline(Layout)
  /// The first of two layouts that fits, or else the second.
  case choice(Layout, Layout)
  /// The end.
  case empty
}

extension Layout {
  /// Gives the views their frames, from the upper left corner on.
  ///
  /// A line is as high as its highest view. A view that does not fit sticks out.
  ///
  /// - Parameter containerWidth: The width, in points.
  /// - Returns: The views of the chosen layouts, in order.
  /// - Complexity: That of measuring each view, and for each choice once more those after it.
  public func apply(containerWidth: CGFloat) -> [UIView] {
    var views: [UIView] = []
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    var rest = self
    while true {
      switch rest {
      case .view(let view, let next):
        let size = Self.size(of: view, at: origin.x, in: containerWidth)
        view.frame = CGRect(origin: origin, size: size)
        views.append(view)
        origin.x += size.width
        lineHeight = max(lineHeight, size.height)
        rest = next
      case .newline(let next):
        origin = CGPoint(x: 0, y: origin.y + lineHeight)
        lineHeight = 0
        rest = next
      case .choice(let first, let second):
        rest = first.fits(currentX: origin.x, containerWidth: containerWidth) ? first : second
      case .empty:
        return views
      }
    }
  }

  /// Returns true if all lines end before the width.
  ///
  /// A line of exactly the width does not fit.
  ///
  /// - Parameters:
  ///   - currentX: The place at which the first line begins, in points.
  ///   - containerWidth: The width, in points.
  /// - Complexity: That of measuring each view; two choices in a row may double it.
  public func fits(currentX: CGFloat, containerWidth: CGFloat) -> Bool {
    var x = currentX
    var rest = self
    while true {
      switch rest {
      case .view(let view, let next):
        x += Self.size(of: view, at: x, in: containerWidth).width
        guard x < containerWidth else { return false }
        rest = next
      case .newline(let next):
        x = 0
        rest = next
      case .choice(let first, let second):
        if first.fits(currentX: x, containerWidth: containerWidth) { return true }
        rest = second
      case .empty:
        return true
      }
    }
  }

  private static func size(of view: UIView, at x: CGFloat, in width: CGFloat) -> CGSize {
    view.sizeThatFits(CGSize(width: width - x, height: .greatestFiniteMagnitude))
  }
}
