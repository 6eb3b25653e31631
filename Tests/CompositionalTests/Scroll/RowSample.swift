import Compositional

/// A row of cards as tests ask for it: 320 by 480, insets 4 and 6, eight cards of 100 spaced by 8.
struct RowSample {
  var behavior = OrthogonalScrollingBehavior.groupPaging
  var count = 8
  var width = CollectionLayoutDimension.absolute(100)
  var spacing: CGFloat = 8
  /// Insets at the start and the end of the row.
  var insets: (start: CGFloat, end: CGFloat) = (4, 6)
  var view = CGSize(width: 320, height: 480)
  var scale: CGFloat = 2
  var properties = OrthogonalScrollingProperties()
  var isVertical = true
  var direction = UserInterfaceLayoutDirection.leftToRight
  var safeArea = PhysicalEdgeInsets.zero
  var quirks: Quirks = []

  /// The section: cards 50 across.
  var section: CollectionLayoutSection {
    let across = CollectionLayoutDimension.absolute(50)
    let size =
      isVertical ? CollectionLayoutSize(width, across) : CollectionLayoutSize(across, width)
    let card = CollectionLayoutItem(layoutSize: size)
    var section = CollectionLayoutSection(
      group: isVertical
        ? .horizontal(layoutSize: size, subitems: [card])
        : .vertical(layoutSize: size, subitems: [card]))
    section.orthogonalScrollingBehavior = behavior
    section.orthogonalScrollingProperties = properties
    section.interGroupSpacing = spacing
    section.contentInsets =
      isVertical
      ? DirectionalEdgeInsets(top: 0, leading: insets.start, bottom: 0, trailing: insets.end)
      : DirectionalEdgeInsets(top: insets.start, leading: 0, bottom: insets.end, trailing: 0)
    return section
  }

  /// The layout of that one section.
  var layout: CollectionLayout { layout(of: section) }

  /// A layout of one section in this view.
  func layout(of section: CollectionLayoutSection) -> CollectionLayout {
    var configuration = CollectionLayoutConfiguration()
    if !isVertical { configuration.scrollDirection = .horizontal }
    configuration.quirks = quirks
    var layout = CollectionLayout(section: section, configuration: configuration)
    var environment = CollectionLayoutEnvironment(
      size: view, displayScale: scale, layoutDirection: direction)
    environment.safeAreaInsets = safeArea
    layout.prepare(itemCounts: [count], in: environment)
    return layout
  }

  /// The scrolling behavior.
  var scroller: OrthogonalScroller? { layout.orthogonalScroller(ofSection: 0) }
}

extension OrthogonalScroller {
  /// Returns the rest offsets of the row for some requested offsets.
  func rests(_ offsets: CGFloat...) -> [CGFloat] { offsets.map(restOffset) }

  /// The target of a flick: a drag of 4 points, let go at the slowest speed that turns a page.
  func flick(_ direction: CGFloat, from start: CGFloat) -> CGFloat {
    targetOffset(
      proposed: start + 4 * direction, velocity: Self.flickSpeed * direction, from: start)
  }
}
