// A stand-in for autoresizing, by which subviews follow a view's size.

import Compositional
import Foundation

extension UIView {
  /// The margins and dimensions of a view that change with its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit per part.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Distributes a change of size over the flexible parts of each subview.
  ///
  /// - Parameter old: The previous size, in points.
  func resizeSubviews(from old: CGSize) {
    for child in children
    where child.translatesAutoresizingMaskIntoConstraints && !child.autoresizingMask.isEmpty {
      let mask = child.autoresizingMask
      let frame = child.frame
      let across = Extent(start: frame.origin.x, length: frame.size.width).resized(
        in: old.width, to: bounds.size.width,
        flexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
      let down = Extent(start: frame.origin.y, length: frame.size.height).resized(
        in: old.height, to: bounds.size.height,
        flexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
      child.isBeingPlaced = true
      child.frame = CGRect(
        x: across.start, y: down.start, width: across.length, height: down.length)
      child.isBeingPlaced = false
    }
  }
}

/// A start and a length along one axis, in points.
private struct Extent {
  var start: CGFloat
  var length: CGFloat

  /// Returns the extent in a superview of another length.
  ///
  /// The flexible parts among the margin before, the length and the margin after share the change
  /// in proportion to their sizes, or equally if they have none. Without a flexible part, the start
  /// does not change.
  func resized(in old: CGFloat, to new: CGFloat, flexible: [Bool]) -> Extent {
    let parts = [start, length, old - start - length]
    let count = flexible.count { $0 }
    guard count > 0 else { return self }
    let total = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let changed = zip(parts, flexible).map { part, isFlexible in
      guard isFlexible else { return part }
      return part + (new - old) * (total > 0 ? part / total : 1 / CGFloat(count))
    }
    return Extent(start: changed[0], length: changed[1])
  }
}
