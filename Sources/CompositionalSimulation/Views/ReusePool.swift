import Compositional

/// The views that a collection view makes for elements, and uses again.
///
/// The rules, which are those of a collection view whose elements of one kind share one reuse
/// identifier: an element that comes into sight takes a free view of its kind, the one returned last,
/// and a new one is made only where none is free. An element that goes out of sight returns its view,
/// and all that go return theirs before those that come take theirs. No view is ever thrown away.
public struct ReusePool: Hashable, Sendable {
  /// What has become of the views of one kind.
  public struct Tally: Hashable, Sendable {
    /// Views that were made.
    public internal(set) var created = 0
    /// Times that a view was used again.
    public internal(set) var reused = 0
    /// Times that a view was returned.
    public internal(set) var returned = 0
    /// The most views in sight at once.
    public internal(set) var highWater = 0

    /// Views asked for: made or used again.
    public var dequeued: Int { created + reused }
    /// Views in sight.
    public var inUse: Int { dequeued - returned }
    /// Views that are not in sight.
    public var free: Int { created - inUse }
  }

  /// What has become of the cells.
  public private(set) var cells = Tally()
  /// What has become of headers, footers, badges and backgrounds, by element kind.
  public private(set) var others: [String: Tally] = [:]
  /// What has become of all views together; its high water is that of all at once.
  public private(set) var all = Tally()

  private var freeCells: [Int] = []
  private var freeOthers: [String: [Int]] = [:]

  /// A pool without views.
  public init() {}

  /// Takes a view for an element; views are numbered as they are made.
  ///
  /// - Parameter kind: the element kind; nil for a cell.
  mutating func dequeue(_ kind: String?) -> Int {
    let free = kind == nil ? freeCells.popLast() : freeOthers[kind ?? ""]?.popLast()
    let number = free ?? all.created
    change(kind) { tally in
      if free == nil { tally.created += 1 } else { tally.reused += 1 }
      tally.highWater = max(tally.highWater, tally.inUse)
    }
    return number
  }

  /// Gives a view back.
  mutating func enqueue(_ view: Int, _ kind: String?) {
    if let kind { freeOthers[kind, default: []].append(view) } else { freeCells.append(view) }
    change(kind) { $0.returned += 1 }
  }

  private mutating func change(_ kind: String?, _ body: (inout Tally) -> Void) {
    if let kind { body(&others[kind, default: Tally()]) } else { body(&cells) }
    body(&all)
  }
}
