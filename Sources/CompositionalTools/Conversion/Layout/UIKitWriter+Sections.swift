import Compositional
import CompositionalDocuments

// Sections.
extension UIKitWriter {
  /// Adds the statements of a section; returns its variable.
  mutating func section(_ section: CollectionLayoutSection) -> String {
    let group = item(section.group.item)
    let name = variable("section")
    add("let " + name + " = NSCollectionLayoutSection", [.init("group", group)])
    insets(of: name, section.contentInsets)
    if section.interGroupSpacing != 0 {
      set(name, "interGroupSpacing", SwiftLiteral.number(section.interGroupSpacing))
    }
    if section.contentInsetsReference != .automatic {
      set(name, "contentInsetsReference", LayoutValues.member(section.contentInsetsReference))
    }
    if section.supplementaryContentInsetsReference != .automatic {
      set(
        name, "supplementaryContentInsetsReference",
        LayoutValues.member(section.supplementaryContentInsetsReference))
    }
    if !section.supplementariesFollowContentInsets {
      set(name, "supplementariesFollowContentInsets", "false")
    }
    if section.orthogonalScrollingBehavior != .none {
      set(
        name, "orthogonalScrollingBehavior",
        LayoutValues.member(section.orthogonalScrollingBehavior))
    }
    scrolling(of: name, section.orthogonalScrollingProperties)
    views(of: name, section.boundarySupplementaryItems, section.decorationItems, adds: false)
    if section.visibleItemsInvalidationHandler != nil {
      notes.add("A visible-items handler is left out: it is a closure.")
      statements.append("// This section has a visible-items handler.")
    }
    return name
  }

  /// Adds the statements of a list; returns its variable.
  mutating func section(
    _ list: CollectionLayoutListConfiguration, _ changes: LayoutDocument.ListChanges
  ) -> String {
    let configuration = variable("configuration")
    add(
      "var " + configuration + " = UICollectionLayoutListConfiguration",
      [.init("appearance", LayoutValues.member(list.appearance))])
    let declaration = statements.count - 1
    if list.showsSeparators
      != CollectionLayoutListConfiguration(appearance: list.appearance)
      .showsSeparators
    {
      set(configuration, "showsSeparators", list.showsSeparators ? "true" : "false")
    }
    if list.headerMode != .none {
      set(configuration, "headerMode", LayoutValues.member(list.headerMode))
    }
    if list.footerMode != .none {
      set(configuration, "footerMode", LayoutValues.member(list.footerMode))
    }
    if let padding = list.headerTopPadding {
      set(configuration, "headerTopPadding", SwiftLiteral.number(padding))
    }
    if statements.count == declaration + 1 {
      statements[declaration] = "let " + statements[declaration].dropFirst("var ".count)
    }
    let name = variable("section")
    add(
      "let " + name + " = NSCollectionLayoutSection.list",
      [.init("using", configuration), .init("layoutEnvironment", "environment")])
    change(name, changes)
    return name
  }

  private mutating func change(_ name: String, _ changes: LayoutDocument.ListChanges) {
    if let insets = changes.contentInsets { self.insets(of: name, insets, always: true) }
    if let spacing = changes.interGroupSpacing {
      set(name, "interGroupSpacing", SwiftLiteral.number(spacing))
    }
    if let reference = changes.contentInsetsReference {
      set(name, "contentInsetsReference", LayoutValues.member(reference))
    }
    if let reference = changes.supplementaryContentInsetsReference {
      set(name, "supplementaryContentInsetsReference", LayoutValues.member(reference))
    }
    if let follow = changes.supplementariesFollowContentInsets {
      set(name, "supplementariesFollowContentInsets", follow ? "true" : "false")
    }
    if let behavior = changes.orthogonalScrollingBehavior {
      set(name, "orthogonalScrollingBehavior", LayoutValues.member(behavior))
    }
    if let properties = changes.orthogonalScrollingProperties { scrolling(of: name, properties) }
    views(of: name, changes.boundarySupplementaryItems, changes.decorationItems, adds: true)
  }

  private mutating func scrolling(of name: String, _ properties: OrthogonalScrollingProperties) {
    let path = "orthogonalScrollingProperties."
    if properties.bounce != .automatic {
      set(name, path + "bounce", LayoutValues.member(properties.bounce))
    }
    if properties.decelerationRate != .automatic {
      set(
        name, path + "decelerationRate", LayoutValues.decelerationRate(properties.decelerationRate))
    }
  }

  private mutating func views(
    of name: String, _ boundaryItems: [CollectionLayoutBoundarySupplementaryItem],
    _ decorations: [CollectionLayoutDecorationItem], adds: Bool
  ) {
    let items = boundaryItems.map { boundaryItem($0) }
    setList(name, "boundarySupplementaryItems", items, adds: adds)
    let backgrounds = decorations.map { decoration($0) }
    setList(name, "decorationItems", backgrounds, adds: adds)
  }
}
