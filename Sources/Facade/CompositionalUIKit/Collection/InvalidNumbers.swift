import Compositional
import Foundation

// Numbers that nothing can be laid out with. A device stops, too, where a layer takes one of them.

extension CGFloat {
  /// The longest length that can be laid out, in points: beyond it numbers have no digits for pixels.
  static let longest: CGFloat = 1e15
}

/// Stops if numbers cannot be laid out: they are not finite, or too large to have pixels.
///
/// - Parameters:
///   - numbers: The numbers, in points.
///   - value: Returns the name of the value and its numbers, such as "spacing: nan".
///   - owner: Returns the class that has it, and the view.
func requireNumbers(
  _ numbers: [CGFloat], _ value: @autoclosure () -> String, of owner: @autoclosure () -> String
) {
  // A comparison with NaN is false.
  guard !numbers.allSatisfy({ $0.magnitude <= .longest }) else { return }
  raise("Invalid \(value()), of \(owner()). Numbers are finite, and at most 1e15 points.")
}

extension CGSize {
  /// The size without the lengths that cannot be laid out.
  @MainActor var natural: CGSize {
    func usable(_ length: CGFloat) -> CGFloat {
      length.magnitude <= .longest ? length : UIView.noIntrinsicMetric
    }
    return CGSize(width: usable(width), height: usable(height))
  }
}

extension UICollectionView {
  /// Returns the attributes with which the layout answers for a rectangle, in points of the content.
  func answer(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let elements = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return answersAlone ? elements : elements.map(checked)
  }

  /// Returns attributes of the layout; stops if a view cannot take them.
  func checked(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let frame = attributes.frame
    requireNumbers(
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, attributes.alpha],
      "frame of \(attributes.value.id): "
        + "(\(frame.origin.x), \(frame.origin.y), \(frame.size.width), \(frame.size.height))"
        + " with an alpha of \(attributes.alpha)",
      of: layoutName)
    return attributes
  }

  /// Stops if the size of the content cannot be laid out.
  func requireContentSize(_ size: CGSize) {
    requireNumbers(
      [size.width, size.height], "content size: \(size.width) x \(size.height)", of: layoutName)
  }

  private var layoutName: String { "\(type(of: collectionViewLayout)) in \(type(of: self))" }
}
