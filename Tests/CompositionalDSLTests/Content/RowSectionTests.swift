import CompositionalContentDSL
import CompositionalDSL
import Testing

/// Rows of the DSL as a section of a layout.
@Suite struct RowSectionTests {
  /// 20 points with insets of 12 are 44 high; the hidden row is no item.
  @Test func rowsBecomeCells() {
    let rows = RowSection(
      Rows {
        Leaf("a", width: 100, height: 20)
        Row { Leaf("b", width: 100, height: 30) }.hidden()
        Row { Leaf("c", width: 100, height: 40) }.inset(.zero)
      })
    #expect(rows.rows == ["a", "b", "c"])
    var layout = LayoutBuilder { RawSection(rawLayoutSection: rows.section()) }
    let size = CGSize(width: 320, height: 480)
    layout.prepare(
      itemCounts: [rows.itemCount], in: CollectionLayoutEnvironment(size: size))
    let contents = ElementContents(cells: { path, _ in rows.content(ofItem: path.item) })
    layout.measure(in: Viewport(size: size), with: contents)
    #expect(layout.allAttributes().map(\.frame.height) == [44, 40])
  }

  @Test func rowsAfterOperationsBecomeCells() {
    let rows = RowSection(
      Rows {
        Leaf("a", width: 100, height: 20)
        Leaf("b", width: 100, height: 20)
      }
      .operations([.add(["a", "b"]), .remove(["a"])]))
    #expect(rows.rows == ["b"])
    #expect(rows.item(ofRow: "b") == 0)
  }
}
