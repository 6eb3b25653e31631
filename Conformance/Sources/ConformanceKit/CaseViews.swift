import CompositionalDocuments
import UIKit

/// A cell that answers the measured size of its case.
final class CaseCell: UICollectionViewCell {
  /// Returns the measured size of an element at a proposed size.
  var preferredSize: ((ElementID, CGSize) -> PreferredSize)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.fitting(preferredSize)
  }
}

/// A header, a footer, a badge or a background that answers the measured size of its case.
final class CaseView: UICollectionReusableView {
  /// Returns the measured size of an element at a proposed size.
  var preferredSize: ((ElementID, CGSize) -> PreferredSize)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.fitting(preferredSize)
  }
}

extension UICollectionViewLayoutAttributes {
  /// The identifier of the element.
  var elementID: ElementID {
    let path =
      indexPath.count == 1
      ? ElementIndexPath.ofLayout
      : ElementIndexPath(item: indexPath.item, section: indexPath.section)
    let kind = representedElementKind ?? ""
    return switch representedElementCategory {
    case .cell: .cell(path)
    case .supplementaryView: .supplementary(kind: kind, path)
    case .decorationView: .decoration(kind: kind, path)
    @unknown default: .cell(path)
    }
  }

  /// Returns the attributes with a measured size.
  fileprivate func fitting(
    _ preferredSize: ((ElementID, CGSize) -> PreferredSize)?
  ) -> UICollectionViewLayoutAttributes {
    guard let preferred = preferredSize?(elementID, size),
      let fitted = copy() as? UICollectionViewLayoutAttributes
    else { return self }
    fitted.size = CGSize(
      width: preferred.width ?? size.width, height: preferred.height ?? size.height)
    return fitted
  }
}
