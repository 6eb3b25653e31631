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
  }

  private let section: CollectionLayoutSection
  private let index: Int
  private let kind: Kind
  let path: String

  /// Returns the spacings and the insets of the sections of a document.
  static func all(_ document: LayoutDocument) -> [SpacingPlace] {
    var places: [SpacingPlace] = []
    for (index, section) in document.sections.enumerated() {
      guard case .section(let section) = section else { continue }
      func add(_ kind: Kind, _ path: String) {
        places.append(
          SpacingPlace(
            section: section, index: index, kind: kind, path: "sections[\(index)]." + path))
      }
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
