/// The groups of a section whose sizes are measured: how long each is, and which items it holds.
///
/// Groups that nobody has measured are all alike and stand in runs, so a section of ten million
/// rows starts as one entry and grows by what was visited. Entries stand in pages of at most
/// ``pageCapacity``, and the pages in a treap: a binary tree in the order of the groups whose
/// nodes also form a heap of random priorities, which keeps it balanced. Every node knows the sum
/// of its part, so finding, measuring and splitting take a logarithm of the entries.
///
/// A value: a copy can change on its own. The priorities come from a counter, so the same steps
/// always give the same tree.
package struct GroupLedger: Sendable {
  /// What is true of every group that nobody has measured.
  package struct Standard: Hashable, Sendable {
    /// The items of a full group.
    package var items: Int
    /// The length along the advance axis, in points.
    package var length: Double
    /// The length across it, in points.
    package var across: Double
    /// The room from the end of a group to the start of the next, in points.
    package var gap: Double
    /// How a group follows from one number a cell; nil where each needs a template of its own.
    package var row: RowShape?
    /// The pixels of the display.
    package var grid: PixelGrid
  }

  /// The most entries of a page.
  static let pageCapacity = 64

  package let standard: Standard
  var pages: [Page] = []
  var nodes: [Node] = []
  /// The node above all others; negative when there are no groups.
  var root = -1
  /// Nodes and pages that are no longer used, to be used again.
  private var free: [Int] = []
  private var random: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init(_ standard: Standard) { self.standard = standard }

  /// The groups, their items, their lengths and how far they reach.
  package var total: Sum { root < 0 ? Sum() : nodes[root].total }

  /// Puts a page into the treap's store; it has no place in the tree yet.
  mutating func makeNode(_ page: Page) -> Int {
    // SplitMix64: each state is mixed to a number that looks random.
    random &+= 0x9E37_79B9_7F4A_7C15
    var mixed = random
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    let sum = page.sum(gap: standard.gap)
    let node = Node(priority: mixed, own: sum, total: sum)
    if let index = free.popLast() {
      nodes[index] = node
      pages[index] = page
      return index
    }
    nodes.append(node)
    pages.append(page)
    return nodes.count - 1
  }

  /// Gives back a node and all below it.
  mutating func release(_ node: Int) {
    guard node >= 0 else { return }
    release(nodes[node].left)
    release(nodes[node].right)
    pages[node] = Page()
    free.append(node)
  }
}

extension GroupLedger {
  /// What a stretch of groups comes to.
  package struct Sum: Hashable, Sendable {
    package var groups = 0
    package var items = 0
    /// From the start of the first group to the start of the group after the last, in points.
    package var extent = 0.0
    /// What the groups cover, in points from the start of the first.
    package var reach = Span.none
    /// The largest length across of the measured groups, in points; below zero for none.
    package var tallest = -Double.infinity
    /// The largest length across of all groups, in points.
    package var widest = 0.0

    /// Adds the sum of the groups that follow.
    mutating func append(_ next: Sum) {
      reach = reach.union(next.reach.moved(by: extent))
      groups += next.groups
      items += next.items
      extent += next.extent
      tallest = max(tallest, next.tallest)
      widest = max(widest, next.widest)
    }
  }

  /// A page in its place of the treap.
  struct Node: Sendable {
    var left = -1
    var right = -1
    let priority: UInt64
    /// The sum of the page.
    var own: Sum
    /// The sum of the page and of all below it.
    var total: Sum
  }

  /// Neighbouring entries, in order.
  struct Page: Sendable {
    var entries: [Entry] = []
    /// In a compact ledger, what each cell of each entry was measured at; NaN for not at all.
    var sizes: [Double] = []

    func sum(gap: Double) -> Sum {
      var sum = Sum()
      for entry in entries {
        let pitch = entry.length + gap
        let last = Double(entry.groups - 1) * pitch
        let reach = Span(low: min(0, last), high: max(0, last) + max(0, entry.length))
        sum.reach = sum.reach.union(reach.moved(by: sum.extent))
        sum.extent += Double(entry.groups) * pitch
        sum.groups += entry.groups
        sum.items += entry.groups * entry.items
        if entry.isMeasured { sum.tallest = max(sum.tallest, entry.across) }
        sum.widest = max(sum.widest, entry.across)
      }
      return sum
    }
  }

  /// Groups that are all alike; one alone where something was measured.
  struct Entry: Sendable {
    /// The groups it stands for.
    var groups: Int
    /// The items of each.
    var items: Int
    /// The length of each along the advance axis, in points; trimming may leave less than nothing.
    var length: Double
    /// The length of each across it, in points.
    var across: Double
    /// Whether something in it was measured.
    var isMeasured = false
    /// Where its cells are, in a ledger that is not compact; nil for the standard template.
    var solved: SizedGroup?
  }
}

/// A group of its own shape: what its cells were measured at, and where they stand.
package final class SizedGroup: Sendable {
  /// What each cell was measured at.
  package let sizes: [MeasuredSize]
  /// The group solved for these sizes, trimmed where it is the last and not full.
  package let template: GroupTemplate

  init(sizes: [MeasuredSize], template: GroupTemplate) {
    self.sizes = sizes
    self.template = template
  }
}
