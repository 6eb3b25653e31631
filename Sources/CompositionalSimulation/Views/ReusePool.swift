import Compositional

/// The views that a collection view creates for its elements and reuses.
///
/// The rules are those of a collection view with one reuse identifier per element kind. An element
/// that appears takes the free view of its kind that was returned last; a view is created only if
/// none is free. An element that disappears returns its view, and all views of a pass are returned
/// before any are taken. Views are never destroyed.
public struct ReusePool: Hashable, Sendable {
  /// The counts of the views of one kind.
  public struct Tally: Hashable, Sendable {
    /// The number of views created.
    public internal(set) var created = 0
    /// The number of times a view was reused.
    public internal(set) var reused = 0
    /// The number of times a view was returned.
    public internal(set) var returned = 0
    /// The maximum number of views in use at once.
    public internal(set) var highWater = 0

    /// The number of views dequeued: created or reused.
    public var dequeued: Int { created + reused }
    /// The number of views in use.
    public var inUse: Int { dequeued - returned }
    /// The number of free views.
    public var free: Int { created - inUse }
  }

  /// The counts of cells.
  public private(set) var cells = Tally()
  /// The counts of headers, footers, badges and backgrounds, by element kind.
  public private(set) var others: [String: Tally] = [:]
  /// The counts of all views together; its high water is that of all kinds at once.
  public private(set) var all = Tally()

  private var freeCells: [Int] = []
  private var freeOthers: [String: [Int]] = [:]

  /// Creates an empty pool.
  public init() {}

  /// Returns the number of a free or new view; views are numbered in the order of their creation.
  ///
  /// - Parameter kind: The element kind; nil for a cell.
  mutating func dequeue(_ kind: String?) -> Int {
    let free = kind == nil ? freeCells.popLast() : freeOthers[kind ?? ""]?.popLast()
    let number = free ?? all.created
    change(kind) { tally in
      if free == nil { tally.created += 1 } else { tally.reused += 1 }
      tally.highWater = max(tally.highWater, tally.inUse)
    }
    return number
  }

  /// Returns a view to the pool.
  mutating func enqueue(_ view: Int, _ kind: String?) {
    if let kind { freeOthers[kind, default: []].append(view) } else { freeCells.append(view) }
    change(kind) { $0.returned += 1 }
  }

  private mutating func change(_ kind: String?, _ body: (inout Tally) -> Void) {
    if let kind { body(&others[kind, default: Tally()]) } else { body(&cells) }
    body(&all)
  }
}
