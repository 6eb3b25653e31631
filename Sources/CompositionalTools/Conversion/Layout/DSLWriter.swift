import Compositional
import CompositionalDocuments

/// Layouts in the builders of the DSL.
struct DSLWriter {
  /// What the code leaves out.
  var notes: SourceNotes
  /// The items and groups that the layout has more than once.
  private(set) var repeated: Set<CollectionLayoutItem> = []
  /// The variables of some of them, with their statements.
  var variables: [CollectionLayoutItem: String] = [:]
  var statements: [String] = []

  init(notes: SourceNotes) { self.notes = notes }

  /// Returns the function that returns a layout.
  mutating func declaration(of layout: LayoutDocument, _ names: SourceNames) -> [String] {
    let room = Code.width - 4
    var seen: Set<CollectionLayoutItem> = []
    for case .section(let section) in layout.sections { count(section.group.item, &seen) }
    var needsEnvironment = false
    var sections: [String] = []
    for section in layout.sections {
      switch section {
      case .section(let section): sections += self.section(section, room: room)
      case .list(let list, let changes):
        needsEnvironment = true
        sections += self.section(list, changes, room: room)
      }
    }
    let head =
      (statements.isEmpty ? "" : "return ") + "CompositionalLayout {"
      + (needsEnvironment ? " environment in" : "")
    let modifiers = configuration(layout.configuration, room: Code.width - 2)
    return ["func " + names.layout + "() -> CompositionalLayout {"]
      + Code.indented(
        statements + [head] + Code.indented(sections) + ["}"] + modifiers.flatMap { $0 })
      + ["}"]
  }

  /// Notes the items that an item repeats; the parts of one that was seen before count once.
  private mutating func count(
    _ item: CollectionLayoutItem, _ seen: inout Set<CollectionLayoutItem>
  ) {
    guard seen.insert(item).inserted else {
      repeated.insert(item)
      return
    }
    guard case .group(_, let subitems) = item.content else { return }
    for subitem in subitems.items { count(subitem, &seen) }
  }

  private mutating func configuration(
    _ configuration: CollectionLayoutConfiguration, room: Int
  ) -> [[String]] {
    var modifiers: [[String]] = []
    func add(_ name: String, _ value: String) { modifiers.append(["." + name + "(" + value + ")"]) }
    let plain = CollectionLayoutConfiguration()
    if configuration.scrollDirection != plain.scrollDirection {
      add("scrollDirection", LayoutValues.member(configuration.scrollDirection))
    }
    if configuration.interSectionSpacing != 0 {
      add("interSectionSpacing", SwiftLiteral.number(configuration.interSectionSpacing))
    }
    if configuration.contentInsetsReference != plain.contentInsetsReference {
      add("contentInsetsReference", LayoutValues.member(configuration.contentInsetsReference))
    }
    if !configuration.quirks.isEmpty {
      add("quirks", LayoutValues.quirks(configuration.quirks))
    }
    return modifiers + boundaryItems(configuration.boundarySupplementaryItems, room: room)
  }

  // MARK: Sections

  private mutating func section(_ section: CollectionLayoutSection, room: Int) -> [String] {
    let base = Code.closure("Section", item(section.group.item, room: room - 2), room: room)
    var modifiers: [[String]] = []
    func add(_ name: String, _ value: String) { modifiers.append(["." + name + "(" + value + ")"]) }
    modifiers += insets(section.contentInsets)
    if section.interGroupSpacing != 0 {
      add("interGroupSpacing", SwiftLiteral.number(section.interGroupSpacing))
    }
    if section.contentInsetsReference != .automatic {
      add("contentInsetsReference", LayoutValues.member(section.contentInsetsReference))
    }
    if section.supplementaryContentInsetsReference != .automatic {
      add(
        "supplementaryContentInsetsReference",
        LayoutValues.member(section.supplementaryContentInsetsReference))
    }
    if !section.supplementariesFollowContentInsets {
      add("supplementariesFollowContentInsets", "false")
    }
    if section.orthogonalScrollingBehavior != .none {
      add("orthogonalScrollingBehavior", LayoutValues.member(section.orthogonalScrollingBehavior))
    }
    modifiers += scrolling(section.orthogonalScrollingProperties)
    modifiers += boundaryItems(section.boundarySupplementaryItems, room: room)
    modifiers += decorations(section.decorationItems, room: room)
    let code = Code.chain(base, modifiers, room: room)
    guard section.visibleItemsInvalidationHandler != nil else { return code }
    notes.add("A visible-items handler is left out: it is a closure.")
    return ["// This section has a visible-items handler."] + code
  }

  private mutating func section(
    _ list: CollectionLayoutListConfiguration, _ changes: LayoutDocument.ListChanges, room: Int
  ) -> [String] {
    let base = Code.call(
      "ListSection",
      [
        .init("appearance", LayoutValues.member(list.appearance)),
        .init("layoutEnvironment", "environment"),
      ], room: room)
    var modifiers: [[String]] = []
    func add(_ name: String, _ value: String?) {
      if let value { modifiers.append(["." + name + "(" + value + ")"]) }
    }
    if list.showsSeparators
      != CollectionLayoutListConfiguration(appearance: list.appearance)
      .showsSeparators
    {
      add("showsSeparators", list.showsSeparators ? "true" : "false")
    }
    if list.headerMode != .none { add("headerMode", LayoutValues.member(list.headerMode)) }
    if list.footerMode != .none { add("footerMode", LayoutValues.member(list.footerMode)) }
    add("headerTopPadding", list.headerTopPadding.map { SwiftLiteral.number($0) })
    if let insets = changes.contentInsets {
      modifiers += insets == .zero ? [[".contentInsets(.zero)"]] : self.insets(insets)
    }
    add("interGroupSpacing", changes.interGroupSpacing.map { SwiftLiteral.number($0) })
    add(
      "contentInsetsReference", changes.contentInsetsReference.map { LayoutValues.member($0) })
    add(
      "supplementaryContentInsetsReference",
      changes.supplementaryContentInsetsReference.map { LayoutValues.member($0) })
    add(
      "supplementariesFollowContentInsets",
      changes.supplementariesFollowContentInsets.map { $0 ? "true" : "false" })
    add(
      "orthogonalScrollingBehavior",
      changes.orthogonalScrollingBehavior.map { LayoutValues.member($0) })
    if let properties = changes.orthogonalScrollingProperties { modifiers += scrolling(properties) }
    modifiers += boundaryItems(changes.boundarySupplementaryItems, room: room)
    modifiers += decorations(changes.decorationItems, room: room)
    return Code.chain(base, modifiers, room: room)
  }

  private func scrolling(_ properties: OrthogonalScrollingProperties) -> [[String]] {
    guard properties != OrthogonalScrollingProperties() else { return [] }
    var arguments: [String] = []
    if properties.bounce != .automatic {
      arguments.append("bounce: " + LayoutValues.member(properties.bounce))
    }
    if properties.decelerationRate != .automatic {
      arguments.append(
        "decelerationRate: " + LayoutValues.decelerationRate(properties.decelerationRate))
    }
    return [[".orthogonalScrollingProperties(" + arguments.joined(separator: ", ") + ")"]]
  }
}
