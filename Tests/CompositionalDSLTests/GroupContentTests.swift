import CompositionalDSL
import Testing

/// The three forms of a group's content, and their frames.
@Suite("Content of groups")
struct GroupContentTests {
  private let size = CollectionLayoutSize(.absolute(300), .absolute(100))
  private let cell = CollectionLayoutItem(layoutSize: .init(.absolute(90), .absolute(40)))
  private var item: Item { Item(width: .absolute(90), height: .absolute(40)) }

  @Test("Lists")
  func lists() {
    let rows = [
      HGroup(size: size) { item }, HGroup(width: .absolute(300), height: .absolute(100)) { item },
      HGroup { item }.size(size),
    ]
    for row in rows {
      #expect(engineValue(row) == .horizontal(layoutSize: size, subitems: [cell]))
    }
    let column = VGroup(width: .absolute(300)) { item }.height(.absolute(100))
    #expect(engineValue(column) == .vertical(layoutSize: size, subitems: [cell]))
  }

  @Test("Counts")
  func counts() {
    let rows = [
      HGroup(size: size, count: 2) { item },
      HGroup(width: .absolute(300), height: .absolute(100), count: 2) { item },
      HGroup(count: 2) { item }.size(size),
    ]
    for row in rows {
      #expect(engineValue(row) == .horizontal(layoutSize: size, subitem: cell, count: 2))
    }
    let column = VGroup(size: size, count: 2) { item }
    #expect(engineValue(column) == .vertical(layoutSize: size, subitem: cell, count: 2))
  }

  @Test("Repetitions")
  func repetitions() {
    let rows = [
      HGroup(size: size, repeating: 2) { item },
      HGroup(width: .absolute(300), height: .absolute(100), repeating: 2) { item },
      HGroup(repeating: 2) { item }.size(size),
    ]
    for row in rows {
      #expect(
        engineValue(row) == .horizontal(layoutSize: size, repeatingSubitem: cell, count: 2))
    }
    let column = VGroup(size: size, repeating: 2) { item }
    #expect(engineValue(column) == .vertical(layoutSize: size, repeatingSubitem: cell, count: 2))
  }

  @Test("A counted group takes its one element by if and switch", arguments: [true, false])
  func choices(isColumn: Bool) {
    let group = HGroup(count: 3) {
      if isColumn { VGroup(count: 2) { Item() } } else { Item() }
    }
    let expected: LayoutItem = isColumn ? VGroup(count: 2) { Item() } : Item()
    #expect(
      engineValue(group)
        == .horizontal(layoutSize: fullSize, subitem: engineValue(expected), count: 3))
  }

  private func frames(_ group: LayoutGroup, items: Int) -> [CGRect] {
    var layout = LayoutBuilder { Section { group } }
    layout.prepare(itemCounts: [items], in: anyEnvironment)
    return (0..<items).compactMap {
      layout.attributes(for: .cell(section: 0, item: $0))?.frame
    }
  }

  /// Three of 90 fit into 300; the fourth starts the next row of 100.
  @Test("A list is repeated until the row is full")
  func listFrames() {
    #expect(
      frames(HGroup(size: size) { item }, items: 4)
        == [(0, 0), (90, 0), (180, 0), (0, 100)].map {
          CGRect(x: $0.0, y: $0.1, width: 90, height: 40)
        })
  }

  /// Two slots of (300 - 20) / 2, regardless of the width of the item.
  @Test("A count shares the row equally")
  func countFrames() {
    #expect(
      frames(HGroup(size: size, count: 2) { item }.interItemSpacing(.fixed(20)), items: 3)
        == [(0, 0), (160, 0), (0, 100)].map {
          CGRect(x: $0.0, y: $0.1, width: 140, height: 40)
        })
  }

  /// Two of 90, although three would fit.
  @Test("A repetition keeps the item's own size")
  func repetitionFrames() {
    #expect(
      frames(HGroup(size: size, repeating: 2) { item }, items: 3)
        == [(0, 0), (90, 0), (0, 100)].map {
          CGRect(x: $0.0, y: $0.1, width: 90, height: 40)
        })
  }

  @Test("A custom group's closure receives its container")
  func customGroup() {
    @Sendable func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: 80)
    }
    let group = CustomGroup { environment in
      let half = environment.container.contentSize.width / 2
      return [
        CollectionLayoutGroupCustomItem(frame: frame(0, 0, half)),
        CollectionLayoutGroupCustomItem(frame: frame(half, 40, half), zIndex: 3),
      ]
    }
    .width(.absolute(300))
    .height(.absolute(120))
    let expected = [frame(0, 0, 150), frame(150, 40, 150), frame(0, 120, 150)]
    #expect(frames(group, items: 3) == expected)
    let sized = CustomGroup(size: .init(.absolute(300), .absolute(120))) { _ in
      [.init(frame: frame(0, 0, 150)), .init(frame: frame(150, 40, 150))]
    }
    #expect(frames(sized, items: 3) == expected)
  }

  @Test("A list of frames makes a custom group that can be compared")
  func listsOfFrames() {
    let one = CGRect(x: 0, y: 0, width: 150, height: 80)
    let other = CGRect(x: 150, y: 40, width: 150, height: 80)
    let stairs: [CollectionLayoutGroupCustomItem] = [
      .init(frame: one), .init(frame: other),
    ]
    let group = CustomGroup(height: .absolute(120), items: stairs)
    #expect(frames(group, items: 2) == [one, other])
    #expect(engineValue(group) == engineValue(CustomGroup(items: stairs).height(.absolute(120))))
    #expect(engineValue(group) != engineValue(CustomGroup(height: .absolute(120), items: [])))
    let named = CustomGroup(items: .init(id: "stairs") { _ in stairs })
    #expect(engineValue(named) == engineValue(CustomGroup(items: .init(id: "stairs") { _ in [] })))
  }

  @Test("A group needs a subitem")
  func emptyGroup() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = CollectionLayoutItem(HGroup {})
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("A group needs at least 1 subitem."))
  }
}
