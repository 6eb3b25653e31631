import Compositional
import CompositionalDocuments

extension InferredDimension {
  /// The most dimensions whose alternatives are searched for.
  private static let most = 40
  /// The most elements that are laid out for it.
  private static let mostElements = 3_000

  /// Returns the dimensions of a layout, with those that the given views do not tell apart.
  static func all(
    _ proposal: LayoutProposal, _ given: [LayoutObservation], tolerance: Double
  ) -> [InferredDimension] {
    let places = DimensionPlace.all(proposal.document)
    let seen = given.reduce(0) { $0 + $1.elements.count }
    let probes = ProbeViews(proposal)
    return places.enumerated().map { index, place in
      let own = place.dimension
      var others: [Alternative] = []
      if index < most, seen <= mostElements, !own.isEstimated {
        for candidate in place.candidates(probes)
        where candidate != own && !others.contains(where: { $0.dimension == candidate }) {
          var changed = proposal
          changed.document = place.replaced(by: candidate, in: proposal.document)
          guard probes.areEqual(changed.document, proposal.document, tolerance) else { continue }
          others.append(
            Alternative(
              dimension: candidate, layout: changed.document,
              decidingSize: probes.decidingSize(changed.document, proposal.document, tolerance)))
        }
      }
      return InferredDimension(
        path: place.path, dimension: own,
        alternatives: others.filter { $0.decidingSize != nil })
    }
  }
}

/// A dimension in a document.
struct DimensionPlace {
  let section: Int
  let item: [Int]
  let axis: LayoutAxis
  let dimension: CollectionLayoutDimension
  let path: String

  /// Returns the dimensions of the groups and items of a document.
  static func all(_ document: LayoutDocument) -> [DimensionPlace] {
    var places: [DimensionPlace] = []
    for (index, section) in document.sections.enumerated() {
      guard case .section(let section) = section else { continue }
      for path in section.group.item.paths {
        let item = section.group.item.node(at: path[...])
        for axis in LayoutAxis.allCases {
          places.append(
            DimensionPlace(
              section: index, item: path, axis: axis, dimension: item.layoutSize[axis],
              path: "sections[\(index)].group" + section.group.item.text(of: path[...])
                + (axis == .horizontal ? ".width" : ".height")))
        }
      }
    }
    return places
  }

  /// Returns a document with another dimension in this place.
  func replaced(
    by dimension: CollectionLayoutDimension, in document: LayoutDocument
  ) -> LayoutDocument {
    guard case .section(let own) = document.sections[section] else { return document }
    let group = own.group.item.changed(at: item[...]) { item in
      item = item.sized(item.layoutSize.with(dimension, along: axis))
    }
    var document = document
    document.sections[section] = .section(own.replacing(group: group))
    return document
  }

  /// Returns the plainest dimensions of each kind that have the length of the dimension in a view.
  func candidates(_ probes: ProbeViews) -> [CollectionLayoutDimension] {
    guard let length = probes.length(section: section, item: item, axis: axis) else { return [] }
    var found: [CollectionLayoutDimension] = []
    if let points = PlainNumber.length(length - 0.002, length + 0.002), points.value > 0,
      points.oddness < 3
    {
      found.append(.absolute(CGFloat(points.value)))
    }
    for (side, room) in probes.rooms(length) {
      guard room > 0,
        let part = PlainNumber.fraction(length / room, (length + probes.pixel) / room),
        part.oddness < 2, part.value <= 1
      else { continue }
      found.append(.fraction(part.value, of: side))
    }
    return found
  }
}

extension CollectionLayoutItem {
  /// Returns the place of an item in documents.
  func text(of path: ArraySlice<Int>) -> String {
    guard let first = path.first, case .group(_, let subitems) = content else { return "" }
    let rest = subitems.items[first].text(of: path.dropFirst())
    return switch subitems {
    case .list: ".subitems[\(first)]" + rest
    case .counted: ".subitem" + rest
    case .repeating: ".repeatingSubitem" + rest
    }
  }
}
