import Compositional
import CompositionalDocuments

/// Moves what stands some points off to where it was seen: whole sections along the scroll direction,
/// then backgrounds, headers and footers.
///
/// Insets, headers and spacings of all sections are solved together. Where rounded lengths make them
/// inconsistent, the cells of a section and of those after it are off by one distance. It becomes an
/// inset of this section or of the one before.
struct SectionMover {
  let observations: [LayoutObservation]
  let tolerance: Double
  private let work = SearchWork(limit: 100_000)

  /// The most sections that are moved.
  private static let mostSections = 32

  init(observations: [LayoutObservation], tolerance: Double) {
    self.observations = observations
    self.tolerance = tolerance
  }

  /// A proposal with what the engine says about it.
  typealias Judged = (proposal: LayoutProposal, check: LayoutCheck)

  /// Returns a proposal with its sections moved; the same if that explains no more elements.
  ///
  /// - Complexity: O(elements) for each comparison, whose number is bounded by the work
  func moved(_ proposal: LayoutProposal, _ check: LayoutCheck) -> LayoutProposal {
    let count = proposal.itemCounts.count
    guard check.faults > 0, count <= Self.mostSections, !isMirrored(proposal) else {
      return proposal
    }
    var best = (proposal: proposal, check: check)
    best.proposal.document.sections = (0..<count).map {
      proposal.document.sections[$0 % proposal.document.sections.count]
    }
    let axis = proposal.document.configuration.scrollDirection
    for _ in 0..<count where work.isLeft {
      guard let (index, distance) = cellShift(in: best.proposal) else { break }
      let moved = [
        changed(index, in: best.proposal) { $0.contentInsets.add(distance, 0, axis) },
        changed(index - 1, in: best.proposal) { $0.contentInsets.add(0, distance, axis) },
        // A gap between a footer and a header is of neither section: the header lies in an inset.
        changed(index, in: best.proposal) { $0.layHeaderInInset(distance, axis) },
      ]
      // Headers and backgrounds are moved as well before the three are compared.
      guard let better = moved.compactMap({ $0 }).map(judged).map(fitted).min(by: isBetter) else {
        break
      }
      guard better.check.faults < best.check.faults else { break }
      best = better
    }
    best = fitted(best)
    return best.check.faults < check.faults ? best.proposal : proposal
  }

  /// True if content begins at the right, so that every length moves all sections.
  private func isMirrored(_ proposal: LayoutProposal) -> Bool {
    proposal.document.configuration.scrollDirection == .horizontal
      && proposal.samples.contains { $0.environment.layoutDirection == .rightToLeft }
  }

  private func judged(_ proposal: LayoutProposal) -> Judged {
    work.spend(observations.reduce(0) { $0 + $1.elements.count })
    return (proposal, LayoutCheck(proposal, observations, tolerance: tolerance))
  }

  private func isBetter(_ one: Judged, _ other: Judged) -> Bool {
    one.check.faults < other.check.faults
  }

  /// Returns a proposal with one section changed; nil if it does not exist.
  private func changed(
    _ index: Int, in proposal: LayoutProposal, _ change: (inout CollectionLayoutSection) -> Void
  ) -> LayoutProposal? {
    guard proposal.document.sections.indices.contains(index),
      case .section(var section) = proposal.document.sections[index]
    else { return nil }
    var proposal = proposal
    change(&section)
    proposal.document.sections[index] = .section(section)
    return proposal
  }

  /// Returns the first section all of whose cells are off by one distance in all views, and the
  /// distance, in points.
  private func cellShift(in proposal: LayoutProposal) -> (index: Int, distance: Double)? {
    let axis = proposal.document.configuration.scrollDirection
    var shifts: [Int: Span] = [:]
    for (id, frame, seen) in pairs(in: proposal) where id.category == .cell {
      let distance = seen.min(axis) - frame.min(axis)
      let span = Span(low: distance, high: distance)
      shifts[id.indexPath.section] = shifts[id.indexPath.section]?.union(span) ?? span
    }
    for (index, span) in shifts.sorted(by: { $0.key < $1.key })
    where max(abs(span.low), abs(span.high)) > tolerance {
      guard let distance = plain(span) else { return nil }
      return (index, distance)
    }
    return nil
  }

  /// Returns the plainest number that is near all of a span; nil if the span is too long.
  private func plain(_ span: Span) -> Double? {
    guard span.high - span.low <= tolerance else { return nil }
    let middle = (span.low + span.high) / 2
    let room = (tolerance - (span.high - span.low)) / 2
    return PlainNumber.length(middle - room, middle + room)?.value ?? middle
  }

  /// The elements with their frames in the layout and as they were seen.
  private func pairs(
    in proposal: LayoutProposal
  ) -> [(id: ElementID, frame: Box, seen: Box)] {
    var pairs: [(id: ElementID, frame: Box, seen: Box)] = []
    for (place, observation) in observations.enumerated() {
      let (layout, viewport) = proposal.laidOut(place, measuredBy: observation.elements.measurer)
      for element in observation.elements {
        var viewport = viewport
        viewport.contentOffset = observation.offsets[element.id] ?? viewport.contentOffset
        guard let frame = layout.attributes(for: element.id, at: viewport)?.frame else { continue }
        pairs.append((element.id, Box(frame), Box(element.frame)))
      }
    }
    return pairs
  }

  /// Returns a proposal with its backgrounds, headers and footers where they were seen.
  private func fitted(_ judged: Judged) -> Judged {
    guard judged.check.faults > 0 else { return judged }
    let axis = judged.proposal.document.configuration.scrollDirection
    var spans: [ElementID: (low: Span, high: Span)] = [:]
    for (id, frame, seen) in pairs(in: judged.proposal)
    where id.category != .cell && id.indexPath != .ofLayout {
      let (low, high) = (seen.min(axis) - frame.min(axis), frame.max(axis) - seen.max(axis))
      let (one, other) = (Span(low: low, high: low), Span(low: high, high: high))
      spans[id] = spans[id].map { ($0.low.union(one), $0.high.union(other)) } ?? (one, other)
    }
    var best = judged
    for (id, span) in spans.sorted(by: { "\($0.key)" < "\($1.key)" })
    where [span.low.low, span.low.high, span.high.low, span.high.high]
      .contains(where: { abs($0) > tolerance })
    {
      guard work.isLeft, let low = plain(span.low), let high = plain(span.high),
        let proposal = changed(
          id.indexPath.section, in: best.proposal, { $0.move(id, low, high, axis) }),
        proposal.document != best.proposal.document
      else { continue }
      let moved = self.judged(proposal)
      if isBetter(moved, best) { best = moved }
    }
    return best
  }
}

extension CollectionLayoutSection {
  /// Moves the ends of a background, or a header or footer, by distances in points.
  fileprivate mutating func move(_ id: ElementID, _ low: Double, _ high: Double, _ axis: LayoutAxis)
  {
    switch id {
    case .cell: break
    case .decoration(let kind, _):
      for index in decorationItems.indices where decorationItems[index].elementKind == kind {
        decorationItems[index].contentInsets.add(low, high, axis)
      }
    case .supplementary(let kind, _):
      for index in boundarySupplementaryItems.indices {
        guard boundarySupplementaryItems[index].elementKind == kind else { continue }
        boundarySupplementaryItems[index] =
          boundarySupplementaryItems[index].moved(by: low, axis)
      }
    }
  }

  /// Lays the only header into a longer inset, by a distance in points after the start.
  fileprivate mutating func layHeaderInInset(_ distance: Double, _ axis: LayoutAxis) {
    let edge: DirectionalRectEdge = axis == .vertical ? .top : .leading
    let headers = boundarySupplementaryItems.indices.filter {
      boundarySupplementaryItems[$0].alignment.edges == edge
        && boundarySupplementaryItems[$0].extendsBoundary
    }
    guard headers.count == 1 else { return }
    let item = boundarySupplementaryItems[headers[0]]
    let length = item.layoutSize[axis]
    guard length.isAbsolute else { return }
    contentInsets.add(distance + Double(length.dimension), 0, axis)
    boundarySupplementaryItems[headers[0]] = item.moved(by: distance, axis)
    boundarySupplementaryItems[headers[0]].extendsBoundary = false
  }
}

extension CollectionLayoutBoundarySupplementaryItem {
  /// Returns the item moved along an axis, in points.
  fileprivate func moved(by distance: Double, _ axis: LayoutAxis) -> Self {
    var offset = offset
    offset[axis] += CGFloat(distance)
    var moved = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: offset)
    moved.extendsBoundary = extendsBoundary
    moved.pinToVisibleBounds = pinToVisibleBounds
    moved.zIndex = zIndex
    moved.contentInsets = contentInsets
    moved.edgeSpacing = edgeSpacing
    return moved
  }
}
