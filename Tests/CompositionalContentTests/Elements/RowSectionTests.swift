import Compositional
import CompositionalContent
import CompositionalTestSupport
import Foundation
import Testing

/// Lists of rows as sections of a layout.
@Suite struct RowSectionTests {
  private static let environment = CollectionLayoutEnvironment(
    size: CGSize(width: 375, height: 667), displayScale: 2)
  private static let viewport = Viewport(
    contentOffset: .zero, size: CGSize(width: 375, height: 667))

  private static func row(_ id: String, _ height: CGFloat) -> Content {
    Content(.fixed(CGSize(width: 80, height: height)), id: id)
  }

  private static let abc = [row("a", 20), row("b", 40), row("c", 20)]

  /// Lays the rows out as a section, and returns the frames of all parts.
  private static func frames(_ rows: RowSection) -> [String: CGRect] {
    var layout = CollectionLayout(section: rows.section())
    layout.prepare(itemCounts: [rows.itemCount], in: environment)
    let contents = ElementContents(cells: { path, _ in rows.content(ofItem: path.item) })
    layout.measure(in: viewport, with: contents)
    let parts = layout.parts(in: viewport, of: contents)
    return Dictionary(uniqueKeysWithValues: parts.map { ($0.path, $0.frame) })
  }

  /// Example D1: insets of 12 and 15, separators of half a point in the cells.
  @Test func rowsHaveTheFramesOfAList() {
    let frames = Self.frames(RowSection(Self.abc))
    #expect(frames["a@cell"] == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(frames["b@cell"] == CGRect(x: 0, y: 44, width: 375, height: 64))
    #expect(frames["c"] == CGRect(x: 15, y: 120, width: 345, height: 20))
    #expect(frames["b@separator"] == CGRect(x: 15, y: 107.5, width: 360, height: 0.5))
  }

  /// Example D4: the last row hides its separator, also while it is hidden itself.
  @Test func hiddenRowsCountForTheLastSeparator() {
    var settings = RowSettings()
    settings.automaticallyHidesLastSeparator = true
    var rows = RowSection(Self.abc, settings: settings)
    #expect(Self.frames(rows)["c@separator"] == nil)
    let change = rows.apply(.hide(["c"]))
    #expect(change.updates.operations == [.deleteItem(ElementIndexPath(item: 2, section: 0))])
    #expect(change.transitions == [.init(row: "c", kind: .hide)])
    #expect(rows.rows == ["a", "b", "c"] && rows.itemCount == 2)
    #expect(Self.frames(rows)["b@separator"]?.minY == 107.5)
  }

  /// Example D8: a row that is added again moves and loses its inset.
  @Test func addingARowAgainMovesIt() {
    var rows = RowSection(Self.abc)
    let inset = rows.apply(.setInset(["b"], .zero), inSection: 3)
    #expect(inset.updates.operations == [.reconfigureItem(ElementIndexPath(item: 1, section: 3))])
    #expect(Self.frames(rows)["b@cell"]?.height == 40)
    let change = rows.apply(.add(["b"]))
    #expect(rows.rows == ["a", "c", "b"])
    #expect(change.transitions.isEmpty)
    #expect(Self.frames(rows)["b@cell"] == CGRect(x: 0, y: 88, width: 375, height: 64))
  }

  @Test func tapsTellTheRowThenTheHandler() {
    var row = Self.row("a", 20)
    row.placement.isInteractive = true
    row.placement.isTappable = true
    var rows = RowSection([row, Self.row("b", 20)])
    rows.apply(.setTapHandler(["a", "b"]))
    #expect(rows.apply(.tap("a")).tapEffects == [.didTapView, .handler])
    #expect(rows.apply(.tap("b")).tapEffects.isEmpty)
    #expect(rows.apply(.tap("z")).tapEffects.isEmpty)
    rows.apply(.hide(["a"]))
    #expect(rows.apply(.tap("a")).tapEffects.isEmpty)
  }

  @Test func transitionsHavePhases() {
    var rows = RowSection(Self.abc)
    rows.set([Self.row("d", 10)])
    let insert = rows.apply(.prepend(["d"])).transitions
    #expect(insert == [.init(row: "d", kind: .insert)])
    #expect(insert[0].alpha(at: 0.25) == 0.25 && insert[0].length(at: 0.25, of: 40) == 40)
    let remove = rows.apply(.remove(["d"])).transitions
    #expect(remove == [.init(row: "d", kind: .remove)])
    #expect(remove[0].alpha(at: 0.25) == 1 && remove[0].length(at: 0.25, of: 40) == 30)
    rows.apply(.hide(["a"]))
    let show = rows.apply(.show(["a"])).transitions
    #expect(show == [.init(row: "a", kind: .show)])
    #expect(show[0].length(at: 0.25, of: 40) == 10 && show[0].length(at: 2, of: 40) == 40)
  }

  // MARK: Laws

  /// A layout that follows the changes is the layout of the section made anew, and that of the same
  /// rows in one list.
  @Test(arguments: 1...40)
  func changesLeadToTheSameFrames(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let names = (0..<8).map { "r\($0)" }
    let known = names.map { Self.row($0, CGFloat(random.integer(1...60))) }
    var rows = RowSection(ContentRows(operations: [], rows: known))
    var operations: [RowOperation] = []
    var layout = CollectionLayout(section: rows.section())
    layout.prepare(itemCounts: [0], in: Self.environment)
    for _ in 0..<30 {
      let some = names.filter { _ in random.chance(30) }
      let operation: RowOperation =
        switch random.integer(0...7) {
        case 0, 1: .add(some)
        case 2: .prepend(some)
        case 3: .insertAfter(rows: some, anchor: random.pick(names))
        case 4: .remove(some)
        case 5: .hide(some)
        case 6: .show(some)
        default: .setInset(some, .init(top: CGFloat(random.integer(0...20))))
        }
      operations.append(operation)
      try layout.update(rows.apply(operation).updates)
      let contents = ElementContents(cells: { [rows] path, _ in rows.content(ofItem: path.item) })
      layout.measure(in: Self.viewport, with: contents)
      let parts = layout.parts(in: Self.viewport, of: contents)
      let whole = Content(kind: .rows(ContentRows(operations: operations, rows: known)))
        .solve(for: ContentProposal(width: 375), in: ContentEnvironment(Self.environment))
      let expected = Dictionary(uniqueKeysWithValues: whole.frames.map { ($0.path, $0.frame) })
      #expect(parts.allSatisfy { expected[$0.path] == $0.frame }, "\(operations)")
      // Nothing is missing, as far as it meets the view: empty frames and what is below do not.
      let inSight = expected.filter { $0.value.minY < 667 && $0.key.hasSuffix("@cell") }
      #expect(Set(inSight.keys).subtracting(parts.map(\.path)).isEmpty)
    }
  }

  /// A hundred thousand rows cost what the rows in sight cost.
  @Test func onlyRowsInSightAreSolved() {
    let many = (0..<100_000).map { Self.row("row \($0)", 20) }
    let rows = RowSection(many)
    var layout = CollectionLayout(section: rows.section())
    layout.prepare(itemCounts: [rows.itemCount], in: Self.environment)
    let contents = ElementContents(cells: { path, _ in rows.content(ofItem: path.item) })
    layout.measure(in: Self.viewport, with: contents)
    // Rows of 44 points: 16 meet 667 points.
    #expect(contents.solvedCount == 16)
  }
}
