import Compositional

/// The effect of an operation on a section of rows.
public struct RowSectionChange: Hashable, Sendable {
  /// The changes of the items, for the layout or the collection view.
  public internal(set) var updates = BatchUpdates()
  /// The transitions of rows that appear or disappear: disappearing ones first, each in order.
  public internal(set) var transitions: [RowTransition] = []
  /// The effects of a tap, in order; empty for other operations and for rows that take no taps.
  public internal(set) var tapEffects: [RowTapEffect] = []

  init() {}
}

/// The transition of a row in an animated operation (content rule 7.6).
///
/// A row that collapses is an item until the transition ends: record its length while it runs, and
/// apply the changes of the items at the end. A row that appears is an item from the start.
public struct RowTransition: Hashable, Sendable {
  /// The kinds of transitions.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The row has its final frame at once and fades in.
    case insert
    /// The row grows from nothing.
    case show
    /// The row shrinks to nothing and stays in the list.
    case hide
    /// The row shrinks to nothing and leaves the list at the end.
    case remove
  }

  /// The duration of every transition, in seconds.
  public static let duration = ContentRows.duration

  /// The name of the row.
  public let row: String
  /// The kind of the transition.
  public let kind: Kind

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - row: The name of the row.
  ///   - kind: The kind of the transition.
  public init(row: String, kind: Kind) {
    self.row = row
    self.kind = kind
  }

  /// True if the row is an item before the transition and not after it.
  public var isCollapse: Bool { kind == .hide || kind == .remove }

  /// Returns the opacity of the cell, from 0 to 1.
  ///
  /// - Parameter progress: The part of the animation that is over, from 0 to 1, after its curve.
  public func alpha(at progress: Double) -> CGFloat {
    kind == .insert ? CGFloat(Self.clamped(progress)) : 1
  }

  /// Returns the length of the cell, in points.
  ///
  /// - Parameters:
  ///   - progress: The part of the animation that is over, from 0 to 1, after its curve.
  ///   - length: The length of the cell outside the animation, in points.
  public func length(at progress: Double, of length: CGFloat) -> CGFloat {
    switch kind {
    case .insert: length
    case .show: length * CGFloat(Self.clamped(progress))
    case .hide, .remove: length * CGFloat(1 - Self.clamped(progress))
    }
  }

  private static func clamped(_ progress: Double) -> Double { min(max(progress, 0), 1) }
}

/// The rows that a section shows at one time, with what their lengths depend on.
struct RowPlaces {
  /// The names of the rows, in order.
  let names: [String]
  /// The items by name.
  let items: [String: Int]
  private let insets: [DirectionalEdgeInsets]
  private let axis: LayoutAxis

  init(_ list: RowList, shown: [Int]) {
    let cells = shown.map { list.chain.cells[$0] }
    names = cells.map { list.rows[$0.row].id ?? "" }
    insets = cells.map { $0.inset }
    axis = list.settings.axis
    var items: [String: Int] = Dictionary(minimumCapacity: names.count)
    for (item, name) in names.enumerated() { items[name] = item }
    self.items = items
  }

  /// Returns the changes of the items up to another time: as few moves as possible, and rows with
  /// other insets are measured again.
  func change(to new: RowPlaces, inSection section: Int) -> RowSectionChange {
    func path(_ item: Int) -> ElementIndexPath { ElementIndexPath(item: item, section: section) }
    var change = RowSectionChange()
    change.updates.deleteItems(at: names.indices.filter { new.items[names[$0]] == nil }.map(path))
    var kept: [(old: Int, new: Int)] = []
    for (item, name) in new.names.enumerated() {
      if let old = items[name] {
        kept.append((old, item))
      } else {
        change.updates.insertItems(at: [path(item)])
      }
    }
    let stays = longestIncreasingSubsequence(kept.map { $0.old })
    for (pair, stays) in zip(kept, stays) {
      if !stays { change.updates.moveItem(at: path(pair.old), to: path(pair.new)) }
      if insets[pair.old] != new.insets[pair.new] || axis != new.axis {
        change.updates.reconfigureItems(at: [path(pair.old)])
      }
    }
    return change
  }
}
