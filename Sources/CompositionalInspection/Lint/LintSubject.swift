import Compositional

/// The answer to the question if elements with estimated sizes are measured.
public enum LintMeasuring: Hashable, Sendable {
  /// It is not known; nothing is said about it.
  case unknown
  /// Nothing measures them, so that the estimates stay.
  case nothing
  /// A measurer is there.
  case something
}

/// The layout that checks look at.
struct LintSubject {
  /// A section, the first of those that are equal.
  struct Section {
    let index: Int
    let section: CollectionLayoutSection
    let path: String
    /// The number of its items that are shown.
    let itemCount: Int
    /// The solved first group; nil if the section shows nothing.
    let trace: GroupTrace?
    let ground: SectionGroundwork

    /// The first cell; nil if there is none.
    var firstCell: ElementID? {
      itemCount > 0 ? .cell(section: index, item: 0) : nil
    }
  }

  /// An item or a group of a description.
  struct Node {
    let item: CollectionLayoutItem
    let path: String
    /// The group it is in; nil for the top-level group.
    let parent: CollectionLayoutItem?
    /// The solved group; nil for a cell and for a group that was not solved.
    let trace: GroupTrace?
    /// The solved outer size; nil if it was not solved.
    let size: Vector?
    /// The room inside the group it is in; nil if it was not solved.
    let room: Vector?
    let section: Section

    /// The axis of the group's own subitems; nil for a cell and a custom group.
    var axis: LayoutAxis? {
      if case .group(let axis, _) = item.content { axis } else { nil }
    }

    /// The axis of the group it is in.
    var parentAxis: LayoutAxis? {
      if case .group(let axis, _)? = parent?.content { axis } else { nil }
    }

    /// True if the group that it is in gives it an equal share.
    var isCounted: Bool {
      if case .group(_, .counted)? = parent?.content { true } else { false }
    }
  }

  let layout: CollectionLayout
  let environment: CollectionLayoutEnvironment
  let viewport: Viewport?
  let measuring: LintMeasuring
  /// True if items of the layout are moved by a finger.
  let movesItems: Bool
  let sections: [Section]
  let nodes: [Node]

  init(
    _ layout: CollectionLayout, _ viewport: Viewport? = nil, _ measuring: LintMeasuring = .unknown,
    movesItems: Bool = false
  ) {
    self.layout = layout
    self.movesItems = movesItems
    environment = layout.environment ?? CollectionLayoutEnvironment(size: CGSize.zero)
    self.viewport = viewport
    self.measuring = measuring
    var sections: [Section] = []
    var seen: Set<CollectionLayoutSection> = []
    for index in 0..<layout.groundwork.sectionCount {
      guard let ground = layout.groundwork(ofSection: index),
        seen.insert(ground.section).inserted
      else { continue }
      sections.append(
        Section(
          index: index, section: ground.section, path: "sections[" + String(index) + "]",
          itemCount: ground.geometry.itemCount,
          trace: layout.groundwork(ofGroupWith: 0, in: ground)?.trace, ground: ground))
    }
    self.sections = sections
    nodes = sections.flatMap { Self.nodes(of: $0.trace, in: $0) }
  }

  /// Returns the group of a section and everything in it.
  ///
  /// - Parameters:
  ///   - trace: The solved group; nil for one that was not solved.
  ///   - section: The section.
  static func nodes(of trace: GroupTrace?, in section: Section) -> [Node] {
    nodes(
      Node(
        item: section.section.group.item, path: section.path + ".group", parent: nil, trace: trace,
        size: trace?.size, room: section.ground.geometry.room.container, section: section))
  }

  /// A group of a section, with everything in it.
  struct PlacedGroup {
    /// The item it starts with.
    let firstItem: Int
    /// The outer size, in points.
    let size: Vector
    let nodes: [Node]
  }

  /// Returns the first groups of a section, with their measured sizes.
  ///
  /// - Parameter most: The most groups that are solved again.
  func groups(of section: Section, atMost most: Int = 100) -> [PlacedGroup] {
    var groups: [PlacedGroup] = []
    var item = 0
    while groups.count < most,
      let group = layout.groundwork(ofGroupWith: item, in: section.ground)
    {
      groups.append(
        PlacedGroup(
          firstItem: item, size: group.trace.size, nodes: Self.nodes(of: group.trace, in: section)))
      item = group.placed.firstItem + max(1, group.trace.cellCount)
    }
    return groups
  }

  /// True if the layout is that of iOS 26, which raises exceptions where others log.
  var isOfIOS26: Bool { layout.quirks.isSuperset(of: .iOS26) }

  /// Returns the layout, not measured, in a view of another width: the provider is asked again.
  func resized(toWidth width: Double) -> LintSubject {
    var environment = environment
    let height = environment.container.contentSize.height
    environment.container = CollectionLayoutContainer(
      contentSize: CGSize(width: CGFloat(width), height: height))
    var copy = CollectionLayout(
      configuration: layout.configuration, sectionProvider: layout.sectionProvider)
    var counts = [Int](repeating: 0, count: layout.groundwork.sectionCount)
    for section in sections { counts[section.index] = section.itemCount }
    copy.prepare(itemCounts: counts, in: environment)
    return LintSubject(copy)
  }

  /// Returns a layout of one section with its surroundings, not measured, and another group.
  func describing(_ section: Section, by group: CollectionLayoutItem) -> LintSubject {
    var other = CollectionLayoutSection(group: CollectionLayoutGroup(item: group))
    other.contentInsets = section.section.contentInsets
    other.contentInsetsReference = section.section.contentInsetsReference
    other.orthogonalScrollingBehavior = section.section.orthogonalScrollingBehavior
    var copy = CollectionLayout(configuration: layout.configuration) { [other] _, _ in other }
    copy.prepare(itemCounts: [section.itemCount], in: environment)
    return LintSubject(copy)
  }

  /// Returns an item and everything in it.
  private static func nodes(_ node: Node) -> [Node] {
    guard case .group(_, let subitems) = node.item.content else { return [node] }
    var nodes = [node]
    for (index, item) in subitems.items.enumerated() {
      let arrangement = node.trace?.arrangement
      let known = arrangement?.subitems.distinct
      let solved = known.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      nodes += Self.nodes(
        Node(
          item: item, path: node.path + subitems.path(of: index), parent: node.item,
          trace: solved?.group.first,
          size: solved?.size, room: arrangement?.room, section: node.section))
    }
    return nodes
  }

  /// The boundary items of all sections, with their paths and sections.
  var boundaryItems: [(CollectionLayoutBoundarySupplementaryItem, path: String, section: Section)] {
    sections.flatMap { section in
      section.section.boundarySupplementaryItems.enumerated().map {
        ($1, section.path + ".boundarySupplementaryItems[" + String($0) + "]", section)
      }
    }
  }

  /// True if an element of the layout has an estimated size.
  var hasEstimates: Bool {
    nodes.contains { !$0.item.isGroup && !$0.item.layoutSize.estimatedAxes.isEmpty }
      || boundaryItems.contains { !$0.0.layoutSize.estimatedAxes.isEmpty }
      || layout.configuration.boundarySupplementaryItems.contains {
        !$0.layoutSize.estimatedAxes.isEmpty
      }
  }

  /// What iOS 26 does where other systems log.
  static let endsApp = " iOS 26 raises an exception here, which ends the app."

  /// Returns the hits of diagnostics that UIKit logs, and at which iOS 26 ends the app (rule 2.18).
  func refused(_ isOfKind: (LayoutDiagnostic.Reason) -> Bool) -> [LintHit] {
    diagnosed(isOfKind).map { hit in
      LintHit(
        path: hit.path, id: hit.id, message: hit.message + (isOfIOS26 ? Self.endsApp : ""))
    }
  }

  /// Returns the hits of the engine's own diagnostics of a kind.
  func diagnosed(_ isOfKind: (LayoutDiagnostic.Reason) -> Bool) -> [LintHit] {
    layout.diagnostics.filter { isOfKind($0.reason) }.map { LintHit($0) }
  }
}
