import Compositional
import CompositionalDocuments

/// A spacing or an inset in a document.
struct SpacingPlace {
  /// A side of the content insets.
  enum Side: CaseIterable {
    case top, leading, bottom, trailing

    var name: String {
      switch self {
      case .top: "top"
      case .leading: "leading"
      case .bottom: "bottom"
      case .trailing: "trailing"
      }
    }

    var opposite: Side {
      switch self {
      case .top: .bottom
      case .leading: .trailing
      case .bottom: .top
      case .trailing: .leading
      }
    }

    func value(in insets: DirectionalEdgeInsets) -> CGFloat {
      switch self {
      case .top: insets.top
      case .leading: insets.leading
      case .bottom: insets.bottom
      case .trailing: insets.trailing
      }
    }

    func set(_ points: CGFloat, in insets: inout DirectionalEdgeInsets) {
      switch self {
      case .top: insets.top = points
      case .leading: insets.leading = points
      case .bottom: insets.bottom = points
      case .trailing: insets.trailing = points
      }
    }
  }

  private enum Kind {
    case groups
    case items([Int])
    case inset(Side)
    /// What the insets of some sections are added to.
    case reference([Int])
  }

  private let section: CollectionLayoutSection
  private let index: Int
  private let kind: Kind
  let path: String
  /// The first view, read from left to right.
  private let environment: CollectionLayoutEnvironment

  /// True if the place has what insets are added to.
  var isReference: Bool {
    if case .reference = kind { true } else { false }
  }

  /// Returns the spacings and the insets of the sections of a proposal.
  static func all(_ proposal: LayoutProposal) -> [SpacingPlace] {
    guard let environment = proposal.samples.first?.environment.readingFromLeft else { return [] }
    let document = proposal.document
    var places: [SpacingPlace] = []
    let own = document.sections.indices.filter { index in
      if case .section = document.sections[index] { true } else { false }
    }
    if own.count > 1, case .section(let first) = document.sections[own[0]] {
      places.append(
        SpacingPlace(
          section: first, index: own[0], kind: .reference(own), path: "contentInsetsReference",
          environment: environment))
    }
    for (index, section) in document.sections.enumerated() {
      guard case .section(let section) = section else { continue }
      func add(_ kind: Kind, _ path: String) {
        places.append(
          SpacingPlace(
            section: section, index: index, kind: kind, path: "sections[\(index)]." + path,
            environment: environment))
      }
      add(.reference([index]), "contentInsetsReference")
      for side in Side.allCases { add(.inset(side), "contentInsets." + side.name) }
      add(.groups, "interGroupSpacing")
      for path in section.group.item.paths
      where section.group.item.node(at: path[...]).interItemSpacing != nil {
        add(.items(path), "group" + section.group.item.text(of: path[...]) + ".interItemSpacing")
      }
    }
    return places
  }

  var value: InferredSpacing.Value {
    switch kind {
    case .groups: .points(section.interGroupSpacing)
    case .items(let path):
      .items(section.group.item.node(at: path[...]).interItemSpacing ?? .fixed(0))
    case .inset(let side): .points(side.value(in: section.contentInsets))
    case .reference: .reference(section.contentInsetsReference)
    }
  }

  /// Returns what else people write in such a place, each once.
  ///
  /// - Parameter tolerance: The difference of two lengths from which on they are others, in points.
  func candidates(_ tolerance: Double) -> [InferredSpacing.Value] {
    var found: [InferredSpacing.Value] = []
    switch (kind, value) {
    case (.inset(let side), _):
      found = [.points(0), .points(side.opposite.value(in: section.contentInsets))]
    case (.items, .items(let spacing)):
      let points = spacing.spacing
      found = [.items(spacing.isFlexible ? .fixed(points) : .flexible(points))]
    case (.reference, _):
      found = [.layoutMargins, .readableContent, .none, .automatic].map { .reference($0) }
    case (.groups, .points(let points)) where points > 0: found = [.cellInsets(points / 2)]
    default: break
    }
    var known = [value]
    return found.filter { other in
      guard !known.contains(where: { $0.isNear(other, tolerance) }) else { return false }
      known.append(other)
      return true
    }
  }

  /// Returns a document with another value in this place.
  func replaced(by value: InferredSpacing.Value, in document: LayoutDocument) -> LayoutDocument {
    if case .reference(let sections) = kind, case .reference(let reference) = value {
      return referring(sections, to: reference, in: document)
    }
    var changed = section
    switch (kind, value) {
    case (.groups, .points(let points)): changed.interGroupSpacing = points
    case (.inset(let side), .points(let points)): side.set(points, in: &changed.contentInsets)
    case (.items(let path), .items(let spacing)):
      changed = section.replacing(
        group: section.group.item.changed(at: path[...]) { $0.interItemSpacing = spacing })
    case (_, .cellInsets(let points)):
      changed = section.replacing(group: section.group.item.spaced(by: points))
      changed.interGroupSpacing = 0
      for side in Side.allCases {
        side.set(side.value(in: section.contentInsets) - points, in: &changed.contentInsets)
      }
    default: break
    }
    var document = document
    document.sections[index] = .section(changed)
    return document
  }
}

extension SpacingPlace {
  /// Returns a document some of whose sections have another reference, and the same place in the first
  /// view; the same document if that takes insets below zero.
  private func referring(
    _ indices: [Int], to reference: ContentInsetsReference, in document: LayoutDocument
  ) -> LayoutDocument {
    let across = document.configuration.scrollDirection.perpendicular
    let other = environment.insets(of: reference)
    var changed = document
    for index in indices {
      guard case .section(var section) = document.sections[index] else { continue }
      let own = environment.insets(of: section.contentInsetsReference)
      section.contentInsets.add(
        own.start(across) - other.start(across), own.end(across) - other.end(across), across)
      guard section.contentInsets.start(across) >= 0, section.contentInsets.end(across) >= 0 else {
        return document
      }
      section.contentInsetsReference = reference
      changed.sections[index] = .section(section)
    }
    return changed
  }
}

extension InferredSpacing.Value {
  /// True if two values differ by no more than some points.
  fileprivate func isNear(_ other: Self, _ tolerance: Double) -> Bool {
    if case .points(let one) = self, case .points(let other) = other {
      return Double((one - other).magnitude) <= tolerance
    }
    return self == other
  }
}

extension CollectionLayoutItem {
  /// Returns an item whose cells have insets in place of the spacing between them, in points.
  fileprivate func spaced(by points: CGFloat) -> CollectionLayoutItem {
    func grown(_ dimension: CollectionLayoutDimension) -> CollectionLayoutDimension {
      dimension.isAbsolute ? .absolute(dimension.dimension + 2 * points) : dimension
    }
    var item = mapped { _, item in item.spaced(by: points) }.sized(
      .init(grown(layoutSize.widthDimension), grown(layoutSize.heightDimension)))
    item.interItemSpacing = nil
    if !isGroup {
      item.contentInsets = DirectionalEdgeInsets(
        top: contentInsets.top + points, leading: contentInsets.leading + points,
        bottom: contentInsets.bottom + points, trailing: contentInsets.trailing + points)
    }
    return item
  }
}
