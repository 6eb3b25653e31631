import CompositionalUIKit

// Code of apps in Swift 6 that states the actor, and code that relies on UIKit to state it.

/// A layout that states its actor, with overrides that change state of its own.
@MainActor
final class CountingLayout: UICollectionViewCompositionalLayout {
  private(set) var preparations = 0
  private var fades: Set<IndexPath> = []

  override func prepare() {
    super.prepare()
    preparations += 1
  }

  func fade(_ indexPath: IndexPath) { fades.insert(indexPath) }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    if fades.contains(indexPath) { attributes?.alpha = 0.25 }
    return attributes
  }
}

/// Attributes that state their actor, and copy state of their own.
@MainActor
final class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }
}

/// A helper of an app that belongs to the main actor.
@MainActor
enum Theme {
  static var gap: CGFloat = 7
}

/// A layout that says nothing of actors, and calls the helper.
final class ThemedLayout: UICollectionViewCompositionalLayout {
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y + Theme.gap)
  }
}

/// A cell that says nothing of actors, and calls the helper.
final class ThemedCell: UICollectionViewCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    layoutMargins.left = Theme.gap
  }
}
