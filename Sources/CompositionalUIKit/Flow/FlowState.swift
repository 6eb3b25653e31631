import Compositional
import Foundation

/// What a flow layout knows between two invalidations.
struct FlowState {
  /// The room that a view gives a flow layout.
  struct Room: Equatable {
    /// The axis of scrolling.
    let axis: LayoutAxis
    /// The length of the content across it, in points.
    let across: Double
    /// The insets of all sections across it, besides their own, in points.
    let inset: UIEdgeInsets
    let scale: Double
    let isMirrored: Bool
    /// The delegate that is asked; nil if there is none.
    var delegate: ObjectIdentifier?
  }

  /// The frames; nil after an invalidation.
  var arrangement: FlowArrangement?
  /// The frames before an update of the data, until it is over.
  var previous: FlowArrangement?
  /// The sections with the answers of the delegate; nil if it has to be asked again.
  var content: [FlowContent]?
  /// The room for which the lines were arranged.
  var room: Room?
  /// The sizes that views prefer, by section and item, in points.
  var measured: [Int: [Int: CGSize]] = [:]
  /// Such sizes by the index paths before an update of the data, and the item counts then.
  var measuredBefore: (sizes: [Int: [Int: CGSize]], counts: [Int])?
  /// The items that size themselves, by section; nil for all.
  var selfSizing: [Int: Set<Int>]?
  /// A sentence for each item that does not fit its line.
  var problems: [String] = []

  /// Forgets everything but the measured sizes of the items, which wait for their new index paths.
  mutating func prepareForCounts() {
    let counts = content?.map(\.count)
    previous = arrangement ?? previous
    if let counts, measuredBefore == nil { measuredBefore = (measured, counts) }
    measured = [:]
    arrangement = nil
    content = nil
  }

  /// Takes the measured sizes to the index paths after an update of the data.
  ///
  /// Without a resolvable update the sizes are forgotten, and views are asked again.
  mutating func follow(_ updates: [UpdateOperation], along axis: LayoutAxis) {
    defer { measuredBefore = nil }
    guard let before = measuredBefore, let after = content?.map(\.count),
      let resolved = try? BatchUpdates(updates).resolved(from: before.counts, to: after)
    else { return }
    for (section, sizes) in before.sizes {
      for (item, size) in sizes {
        let old = ElementIndexPath(item: item, section: section)
        guard let new = resolved.newIndexPath(for: old) else { continue }
        measured[new.section, default: [:]][new.item] = size
      }
    }
    for reloaded in resolved.reloadedItems.map(\.new) {
      measured[reloaded.section]?[reloaded.item] = nil
    }
    arrangement?.resize(measured, along: axis)
  }

  /// Returns true if an item says itself how large it is.
  func isSelfSizing(_ item: Int, in section: Int) -> Bool {
    selfSizing?[section]?.contains(item) ?? (selfSizing == nil)
  }

  /// Records the sizes that views prefer.
  mutating func record(_ sizes: [IndexPath: CGSize], along axis: LayoutAxis) {
    var changes: [Int: [Int: CGSize]] = [:]
    for (path, size) in sizes where path.count == 2 {
      changes[path.section, default: [:]][path.item] = size
      measured[path.section, default: [:]][path.item] = size
    }
    arrangement?.resize(changes, along: axis)
  }

  /// Notes the items that are longer than their lines.
  mutating func notePoorFits(in room: Room) {
    problems = []
    let side = room.axis.perpendicular
    let noun = side == .horizontal ? "wide" : "high"
    for (index, section) in (content ?? []).enumerated() where problems.count < Self.problemsAtMost
    {
      let inset = section.rules.inset
      let line = room.across - inset.low(side) - inset.high(side)
      guard let (item, length) = section.firstItem(longerThan: line) else { continue }
      problems.append(
        "Item \(item) of section \(index) is \(points: length) points \(noun), but its line only "
          + "\(points: line): the view without its content insets and the insets of the section. "
          + "Make the item or the insets smaller.")
    }
  }

  private static let problemsAtMost = 20
}

extension FlowContent {
  /// Returns the first item that is longer than a line, and its length in points.
  fileprivate func firstItem(longerThan line: Double) -> (item: Int, length: Double)? {
    let limit = line + FlowSharing.tolerance
    switch sizes {
    case .even(let size, let count):
      return count > 0 && size.across > limit ? (0, size.across) : nil
    case .each(let sizes):
      return sizes.firstIndex { $0.across > limit }.map { ($0, sizes[$0].across) }
    }
  }
}

extension FlowArrangement {
  /// Changes the sizes of items, in points, by section and item.
  fileprivate mutating func resize(_ sizes: [Int: [Int: CGSize]], along axis: LayoutAxis) {
    resize(sizes.mapValues { $0.mapValues { FlowSize($0, along: axis) } })
  }
}

extension UICollectionViewUpdateItem {
  /// The operation of the engine; nil for none.
  var operation: UpdateOperation? {
    let (old, new) = (indexPathBeforeUpdate, indexPathAfterUpdate)
    let isSection = (old ?? new)?.isOfSection ?? false
    func path(_ path: IndexPath) -> ElementIndexPath { ElementIndexPath(path) }
    switch updateAction {
    case .insert:
      return new.map { isSection ? .insertSection($0[0]) : .insertItem(path($0)) }
    case .delete:
      return old.map { isSection ? .deleteSection($0[0]) : .deleteItem(path($0)) }
    case .reload:
      return old.map { isSection ? .reloadSection($0[0]) : .reloadItem(path($0)) }
    case .move:
      guard let old, let new else { return nil }
      return isSection
        ? .moveSection(from: old[0], to: new[0]) : .moveItem(from: path(old), to: path(new))
    case .none: return nil
    }
  }
}

extension IndexPath {
  /// True if an update with this index path is about a whole section: its item is `NSNotFound`, or
  /// missing.
  fileprivate var isOfSection: Bool { count == 1 || self[1] == NSNotFound }
}
