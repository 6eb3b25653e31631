// How subviews follow a view's size: a stand-in, what headless layout code needs of it.

import Compositional
import Foundation

extension UIView {
  /// The parts of a view's place that give way when its superview changes size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// A bit a part.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The room at the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The room at the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The room at the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The room at the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Gives the change of size to the flexible parts of each subview.
  ///
  /// - Parameter old: the size before, in points.
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
      child.frame = CGRect(
        x: across.start, y: down.start, width: across.length, height: down.length)
    }
  }
}

/// A start and a length along one axis, in points.
private struct Extent {
  var start: CGFloat
  var length: CGFloat

  /// The extent in a room of another size.
  ///
  /// The flexible ones of the room before, the length and the room after share the change by their
  /// sizes, or evenly where they have none. Without a flexible one the start stays.
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
