import Compositional

extension LayoutTransformation {
  /// Returns the transformed layout with its environment.
  package func layout(_ layout: RandomLayout) -> RandomLayout {
    RandomLayout(
      layout, configuration: configuration(layout.configuration),
      sections: layout.sections.map { $0.map(section) },
      environment: environment(layout.environment))
  }

  /// Returns the transformed viewport.
  package func viewport(_ viewport: Viewport) -> Viewport {
    Viewport(
      contentOffset: point(viewport.contentOffset), size: size(viewport.size),
      adjustedContentInset: insets(viewport.adjustedContentInset))
  }

  func environment(_ environment: CollectionLayoutEnvironment) -> CollectionLayoutEnvironment {
    var result = environment
    result.container = CollectionLayoutContainer(
      contentSize: size(environment.container.contentSize),
      contentInsets: insets(environment.container.contentInsets))
    result.displayScale *= displayScale
    result.safeAreaInsets = insets(environment.safeAreaInsets)
    result.layoutMargins = insets(environment.layoutMargins)
    result.readableContentInsets = environment.readableContentInsets.map(insets)
    return result
  }

  func configuration(
    _ configuration: CollectionLayoutConfiguration
  ) -> CollectionLayoutConfiguration {
    var result = configuration
    result.scrollDirection = axis(configuration.scrollDirection)
    result.interSectionSpacing = points(configuration.interSectionSpacing)
    result.boundarySupplementaryItems = configuration.boundarySupplementaryItems.map(boundaryItem)
    return result
  }

  func section(_ section: CollectionLayoutSection) -> CollectionLayoutSection {
    var result = section.replacing(group: item(section.group.item))
    result.contentInsets = insets(section.contentInsets)
    result.interGroupSpacing = points(section.interGroupSpacing)
    result.boundarySupplementaryItems = section.boundarySupplementaryItems.map(boundaryItem)
    result.decorationItems = section.decorationItems.map { decoration in
      var result = decoration
      result.contentInsets = insets(decoration.contentInsets)
      return result
    }
    return result
  }

  func boundaryItem(
    _ item: CollectionLayoutBoundarySupplementaryItem
  ) -> CollectionLayoutBoundarySupplementaryItem {
    var result = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(item.layoutSize), elementKind: item.elementKind,
      alignment: alignment(item.alignment), absoluteOffset: point(item.offset))
    result.extendsBoundary = item.extendsBoundary
    result.pinToVisibleBounds = item.pinToVisibleBounds
    result.zIndex = item.zIndex
    result.contentInsets = insets(item.contentInsets)
    result.edgeSpacing = edgeSpacing(item.edgeSpacing)
    return result
  }

  func item(_ item: CollectionLayoutItem) -> CollectionLayoutItem {
    var result = bareItem(item)
    result.contentInsets = insets(item.contentInsets)
    result.edgeSpacing = edgeSpacing(item.edgeSpacing)
    result.interItemSpacing = spacing(item.interItemSpacing)
    result.supplementaryItems = item.supplementaryItems.map(supplementary)
    return result
  }

  private func bareItem(_ item: CollectionLayoutItem) -> CollectionLayoutItem {
    let size = size(item.layoutSize)
    switch item.content {
    case .cell: return CollectionLayoutItem(layoutSize: size)
    case .custom(let provider):
      return .group(.custom(layoutSize: size, itemProvider: customProvider(provider)))
    case .group(let axis, .list(let items)):
      let items = items.map(self.item)
      return group(axis, size, .list(items))
    case .group(let axis, .counted(let items, let count)):
      return group(axis, size, .counted([self.item(items[0])], count: count))
    case .group(let axis, .repeating(let items, let count)):
      return group(axis, size, .repeating([self.item(items[0])], count: count))
    }
  }

  private func group(
    _ axis: LayoutAxis, _ size: CollectionLayoutSize, _ subitems: CollectionLayoutItem.Subitems
  ) -> CollectionLayoutItem {
    .group(
      self.axis(axis) == .horizontal
        ? .horizontal(layoutSize: size, subitems: subitems)
        : .vertical(layoutSize: size, subitems: subitems))
  }

  /// Returns a provider that calls the original one in its own coordinates.
  private func customProvider(
    _ provider: CollectionLayoutCustomItemProvider
  ) -> CollectionLayoutCustomItemProvider {
    let (rect, inverse) = (rect, inverseRect)
    return CollectionLayoutCustomItemProvider { environment in
      let container = environment.container
      let insets = container.contentInsets
      let corner = CGRect(x: insets.leading, y: insets.top, width: 0, height: 0)
      let opposite = CGRect(x: insets.trailing, y: insets.bottom, width: 0, height: 0)
      let (low, high) = (inverse(corner).origin, inverse(opposite).origin)
      var original = environment
      original.container = CollectionLayoutContainer(
        contentSize: inverse(CGRect(origin: CGPoint(x: 0, y: 0), size: container.contentSize)).size,
        contentInsets: DirectionalEdgeInsets(
          top: low.y, leading: low.x, bottom: high.y, trailing: high.x))
      return provider(original).map {
        CollectionLayoutGroupCustomItem(frame: rect($0.frame), zIndex: $0.zIndex)
      }
    }
  }

  private func supplementary(
    _ item: CollectionLayoutSupplementaryItem
  ) -> CollectionLayoutSupplementaryItem {
    var result = CollectionLayoutSupplementaryItem(
      layoutSize: size(item.layoutSize), elementKind: item.elementKind,
      containerAnchor: anchor(item.containerAnchor), itemAnchor: item.itemAnchor.map(anchor))
    result.zIndex = item.zIndex
    result.contentInsets = insets(item.contentInsets)
    return result
  }

  private func anchor(_ anchor: CollectionLayoutAnchor) -> CollectionLayoutAnchor {
    let edges = edges(anchor.edges)
    guard anchor.isFractionalOffset else {
      return CollectionLayoutAnchor(edges: edges, absoluteOffset: point(anchor.offset))
    }
    let offset = anchor.offset
    return CollectionLayoutAnchor(
      edges: edges,
      fractionalOffset: swapsDimensions ? CGPoint(x: offset.y, y: offset.x) : offset)
  }
}
