import CompositionalUIKit

/// A container without custom insets.
final class InsetContainer: NSObject, NSCollectionLayoutContainer {
  private let base: NSCollectionLayoutContainer
  private let insets: NSDirectionalEdgeInsets

  init(base: NSCollectionLayoutContainer, insets: NSDirectionalEdgeInsets) {
    self.base = base
    self.insets = insets
    super.init()
  }

  var contentSize: CGSize { base.contentSize }

  var effectiveContentSize: CGSize {
    CGSize(
      width: base.effectiveContentSize.width - insets.leading - insets.trailing,
      height: base.effectiveContentSize.height - insets.top - insets.bottom)
  }

  var contentInsets: NSDirectionalEdgeInsets { adding(insets, to: base.contentInsets) }

  var effectiveContentInsets: NSDirectionalEdgeInsets {
    adding(insets, to: base.effectiveContentInsets)
  }

  private func adding(
    _ insets: NSDirectionalEdgeInsets, to others: NSDirectionalEdgeInsets
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: insets.top + others.top, leading: insets.leading + others.leading,
      bottom: insets.bottom + others.bottom, trailing: insets.trailing + others.trailing)
  }
}

/// The environment that hands the container out.
final class InsetEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ environment: NSCollectionLayoutEnvironment, insets: NSDirectionalEdgeInsets) {
    container = InsetContainer(base: environment.container, insets: insets)
    traitCollection = environment.traitCollection
  }
}

/// A section that needs to know how wide it is before its insets exist.
@MainActor
func measuredShelf(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
  let insets = NSDirectionalEdgeInsets(top: 0, leading: 25, bottom: 0, trailing: 25)
  let inner = InsetEnvironment(environment, insets: insets)
  let width = inner.container.effectiveContentSize.width
  let count: CGFloat = width < 500 ? 2 : 4
  let side = ((width - 10 * (count - 1)) / count).rounded(.down)
  let item = NSCollectionLayoutItem(
    layoutSize: .init(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(widthDimension: .absolute(side), heightDimension: .absolute(side)),
    subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 10
  section.contentInsets = insets
  section.orthogonalScrollingBehavior = .groupPaging
  return section
}

@MainActor
func measuredShelfLayout() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { _, environment in measuredShelf(environment) }
}

/// Columns from a container of any kind, so that tests can hand in their own.
@MainActor
func columnCount(in container: NSCollectionLayoutContainer, atLeast width: CGFloat) -> Int {
  max(1, Int(container.effectiveContentSize.width / width))
}
