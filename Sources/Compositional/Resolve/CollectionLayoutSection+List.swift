extension CollectionLayoutSection {
  /// Creates a list: full-width rows, with the insets, headers and footers of its appearance.
  ///
  /// The metrics are those measured for the appearances (rules 2.23, 2.28), in the phone idiom:
  /// rows estimated at 44 points, or more with larger text; headers and footers at 28 (plain) or
  /// 17.5, pinned in plain lists. Inset grouped lists keep to the layout margins of the environment.
  /// The result is an ordinary section and can be changed like one.
  ///
  /// The insets of a grouped list depend on the place of its section in the layout. The environment
  /// of a section provider has that place; with another environment the section stands alone.
  ///
  /// - Parameters:
  ///   - configuration: The appearance and the sources of headers and footers.
  ///   - layoutEnvironment: The environment that the section provider receives.
  public static func list(
    using configuration: CollectionLayoutListConfiguration,
    layoutEnvironment: CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    let estimate = configuration.estimatedRowHeight(in: layoutEnvironment)
    let row = CollectionLayoutSize(.fractionalWidth(1), .estimated(estimate))
    var section = CollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)]))
    section.contentInsetsReference = .none
    section.contentInsets = configuration.contentInsets(in: layoutEnvironment)
    section.keepsToMargins = configuration.appearance == .insetGrouped
    section.listBackground = configuration.backgroundInsets(in: layoutEnvironment)
    if layoutEnvironment.quirks.contains(.iOS14Lists) { section.listZIndex = 10 }
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
  /// Returns the measured insets of a list section, in points (rule 2.28).
  fileprivate func contentInsets(
    in environment: CollectionLayoutEnvironment
  ) -> DirectionalEdgeInsets {
    switch appearance {
    case .plain:
      return DirectionalEdgeInsets(top: headerMode == .firstItemInSection ? 22 : 0)
    case .grouped, .insetGrouped:
      let sides = sides(in: environment)
      return DirectionalEdgeInsets(
        top: headerMode == .none ? topInset(in: environment) : 0, leading: sides.leading,
        bottom: footerMode == .none ? bottomInset(in: environment) : 0, trailing: sides.trailing)
    case .sidebar:
      return DirectionalEdgeInsets(leading: 10, bottom: footerMode == .none ? 10 : 0, trailing: 10)
    case .sidebarPlain:
      return DirectionalEdgeInsets(leading: 10, trailing: 10)
    }
  }

  /// Returns the insets of rows from the sides, in points.
  private func sides(in environment: CollectionLayoutEnvironment) -> DirectionalEdgeInsets {
    guard appearance == .insetGrouped else { return .zero }
    return (environment.listMargins ?? environment.layoutMargins)
      .directional(environment.layoutDirection)
  }

  /// Returns the insets of the background from the section, in points; nil for none.
  ///
  /// That of the first section reaches up, and that of the last one down, by twice the height of the
  /// view, so that a bounce shows no end (rule 2.28).
  fileprivate func backgroundInsets(
    in environment: CollectionLayoutEnvironment
  ) -> DirectionalEdgeInsets? {
    switch appearance {
    case .grouped, .insetGrouped: break
    case .plain: guard environment.quirks.contains(.plainListsHaveBackgrounds) else { return nil }
    case .sidebar, .sidebarPlain: return nil
    }
    let (sides, position) = (sides(in: environment), environment.sectionPosition)
    let beyond = -2 * environment.container.contentSize.height
    return DirectionalEdgeInsets(
      top: position.isFirst ? beyond : 0, leading: -sides.leading,
      bottom: position.isLast ? beyond : 0, trailing: -sides.trailing)
  }

  /// Returns the inset above a section of a grouped list without a header, in points.
  private func topInset(in environment: CollectionLayoutEnvironment) -> CGFloat {
    guard environment.sectionPosition.isFirst else { return halfGap(in: environment) }
    if environment.quirks.contains(.iOS14Lists) { return halfGap(in: environment) }
    return environment.quirks.contains(.iOS26Lists) && environment.hasNavigationBar ? 0 : 35
  }

  /// Returns the inset below a section of a grouped list without a footer, in points.
  private func bottomInset(in environment: CollectionLayoutEnvironment) -> CGFloat {
    environment.sectionPosition.isLast ? 20 : halfGap(in: environment)
  }

  /// Returns the inset of a section at an edge to another section, in points: 17.5, whole pixels
  /// before iOS 26.
  private func halfGap(in environment: CollectionLayoutEnvironment) -> CGFloat {
    guard !environment.quirks.contains(.iOS26Lists) else { return 17.5 }
    let scale = environment.displayScale
    return (17.5 * scale).rounded(.up) / scale
  }

  /// Returns the height of a row until it is measured, in points.
  ///
  /// 44 at the default text size and 59 at the first accessibility size are recorded. Other sizes
  /// follow the text of rows in proportion, and none is below 44 (rule 2.28).
  fileprivate func estimatedRowHeight(in environment: CollectionLayoutEnvironment) -> CGFloat {
    let larger = TextStyle.body.metrics(in: environment.contentSizeCategory).pointSize - 17
    return max(44, (44 + larger * (59 - 44) / (28 - 17)).rounded())
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
