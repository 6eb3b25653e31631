extension CollectionLayoutSection {
  /// Creates a list: full-width rows, with the insets, headers and footers of its appearance.
  ///
  /// The metrics are those measured for the appearances (rules 2.23, 2.28), in the phone idiom:
  /// rows estimated at 44 points, headers and footers at 28 (plain) or 17.5, pinned in plain lists.
  /// Inset grouped lists keep to the layout margins of the environment. The result is an ordinary
  /// section and can be changed like one.
  ///
  /// - Parameters:
  ///   - configuration: The appearance and the sources of headers and footers.
  ///   - layoutEnvironment: The environment, whose layout margins inset grouped lists follow.
  public static func list(
    using configuration: CollectionLayoutListConfiguration,
    layoutEnvironment: CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    let row = CollectionLayoutSize(.fractionalWidth(1), .estimated(44))
    var section = CollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)]))
    section.contentInsetsReference = .none
    let margins = layoutEnvironment.listMargins ?? layoutEnvironment.layoutMargins
    section.contentInsets = configuration.contentInsets(
      margins: margins.directional(layoutEnvironment.layoutDirection))
    let padding = configuration.headerTopPadding ?? 0
    guard padding.isFinite else {
      section.invalidCall = "headerTopPadding = \(padding)"
      return section
    }
    if configuration.headerMode == .supplementary {
      var header = configuration.boundaryItem(
        kind: CollectionLayoutListConfiguration.headerKind, alignment: .top, padding: padding)
      header.contentInsets.top = padding
      section.boundarySupplementaryItems.append(header)
    } else if configuration.headerMode == .firstItemInSection {
      section.contentInsets.top += padding
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        configuration.boundaryItem(
          kind: CollectionLayoutListConfiguration.footerKind, alignment: .bottom, padding: 0))
    }
    return section
  }
}

extension CollectionLayoutListConfiguration {
  /// Returns the measured insets of a list section by appearance, header and footer mode, in
  /// points.
  ///
  /// - Parameter margins: The layout margins of the view, in points.
  fileprivate func contentInsets(margins: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    let hasHeader = headerMode != .none
    let hasFooter = footerMode != .none
    switch appearance {
    case .plain:
      return DirectionalEdgeInsets(top: headerMode == .firstItemInSection ? 22 : 0)
    case .grouped, .insetGrouped:
      let sides = appearance == .insetGrouped ? margins : .zero
      return DirectionalEdgeInsets(
        top: hasHeader ? 0 : 35, leading: sides.leading, bottom: hasFooter ? 0 : 20,
        trailing: sides.trailing)
    case .sidebar:
      return DirectionalEdgeInsets(leading: 10, bottom: hasFooter ? 0 : 10, trailing: 10)
    case .sidebarPlain:
      return DirectionalEdgeInsets(leading: 10, trailing: 10)
    }
  }

  fileprivate func boundaryItem(
    kind: String, alignment: RectAlignment, padding: CGFloat
  ) -> CollectionLayoutBoundarySupplementaryItem {
    let isPinned = appearance == .plain || appearance == .sidebarPlain
    var item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(.fractionalWidth(1), .estimated((isPinned ? 28 : 17.5) + padding)),
      elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = isPinned
    item.zIndex = 200
    return item
  }
}
