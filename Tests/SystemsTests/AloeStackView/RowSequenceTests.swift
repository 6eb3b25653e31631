import AloeStackView
import CompositionalContent
import Testing
import UIKit

/// Operations on rows whose animated changes still run.
@MainActor
@Suite struct RowSequenceTests {
  private let list = AloeStackView()
  private let a = Block(80, 20), b = Block(70, 40), c = Block(60, 20)

  private func showAll() -> UIWindow {
    list.addRows([a, b, c])
    return show(list)
  }

  /// A row comes back to the place that it is put in, although it was leaving another.
  @Test(arguments: [false, true])
  func aRowThatIsBeingRemovedComesBack(_ isAnimated: Bool) {
    let window = showAll()
    let operations: [(to: [UIView], @MainActor () -> Void)] = [
      ([a, c, b], { list.addRow(b, animated: isAnimated) }),
      ([b, a, c], { list.prependRow(b, animated: isAnimated) }),
      ([a, c, b], { list.insertRow(b, after: c, animated: isAnimated) }),
      ([a, b, c], { list.insertRow(b, before: c, animated: isAnimated) }),
      ([b, a, c], { list.insertRow(b, before: a, animated: isAnimated) }),
      ([b, a, c], { list.insertRow(b, before: b, animated: isAnimated) }),
      ([b, a, c], { list.insertRow(b, after: b, animated: isAnimated) }),
    ]
    for (order, operation) in operations {
      list.removeRow(b, animated: true)
      list.advance(by: 0.1)
      operation()
      #expect(list.getAllRows() == order)
      list.advance(by: 0.25)
      #expect(list.getAllRows() == order && !list.isRowHidden(b))
      list.advance(by: 0.25)
      #expect(list.contentSize.height == 152 && b.superview?.alpha == 1)
    }
    #expect(window.bounds.width == 375)
  }

  /// A row that is shown while it is being hidden grows from the height that it has, and the reverse.
  ///
  /// After half of the time half of the cell of 64 points is left.
  @Test func aRowTurnsAroundOnItsWay() throws {
    let window = showAll()
    let cell = try #require(b.superview)
    list.hideRow(b, animated: true)
    list.advance(by: 0.15)
    #expect(abs(cell.frame.height - 32) < 1e-6)
    list.showRow(b, animated: true)
    list.layoutIfNeeded()
    #expect(abs(cell.frame.height - 32) < 1e-6 && !list.isRowHidden(b))
    list.advance(by: 0.15)
    #expect(abs(cell.frame.height - 48) < 1e-6)
    list.hideRow(b, animated: true)
    list.advance(by: 0.15)
    #expect(abs(cell.frame.height - 24) < 1e-6 && list.isRowHidden(b))
    list.removeRow(b, animated: true)
    list.advance(by: 0.15)
    #expect(abs(cell.frame.height - 12) < 1e-6 && window.bounds.width == 375)
    list.advance(by: 0.15)
    #expect(!list.containsRow(b) && list.contentSize.height == 88)
  }

  /// A new row that is hidden while it fades in goes on fading.
  @Test func aRowFadesWhileItShrinks() throws {
    list.addRow(a)
    let window = show(list)
    list.addRow(b, animated: true)
    let cell = try #require(b.superview)
    list.advance(by: 0.15)
    list.hideRow(b, animated: true)
    list.layoutIfNeeded()
    #expect(abs(cell.alpha - 0.5) < 1e-6 && abs(cell.frame.height - 64) < 1e-6)
    list.advance(by: 0.15)
    #expect(cell.alpha == 1 && abs(cell.frame.height - 32) < 1e-6 && window.bounds.width == 375)
  }

  /// A row that is being removed counts as hidden, cannot be shown, and leaves in its time.
  @Test func aRemovalGoesOn() throws {
    let window = showAll()
    list.removeRow(b, animated: true)
    #expect(list.isRowHidden(b))
    list.advance(by: 0.1)
    list.showRow(b, animated: true)
    list.showRow(b)
    list.hideRow(b)
    list.removeRow(b, animated: true)
    list.advance(by: 0.1)
    #expect(list.containsRow(b))
    list.advance(by: 0.1)
    #expect(!list.containsRow(b) && list.contentSize.height == 88)
    list.removeRow(c, animated: true)
    list.removeRow(c)
    #expect(!list.containsRow(c) && c.superview == nil && window.bounds.width == 375)
  }
}

/// Random operations against a plain list of rows.
@MainActor
@Suite struct RowSequenceLawTests {
  /// A row of the plain list.
  private struct Row: Equatable {
    let name: Int
    var isHidden = false
    /// The time until it leaves, in seconds; nil for never.
    var leaving: Double?
  }

  private struct Model {
    var rows: [Row] = []

    func index(of name: Int) -> Int? { rows.firstIndex { $0.name == name } }

    /// Puts a row at the place that a closure finds among the others.
    mutating func put(_ name: Int, at place: ([Row]) -> Int) {
      rows.removeAll { $0.name == name }
      rows.insert(Row(name: name), at: place(rows))
    }

    /// Puts a row beside another; one beside itself stays where it is, as a new row.
    mutating func put(_ name: Int, beside anchor: Int, after: Bool) {
      guard let place = index(of: anchor) else { return }
      if name == anchor { return rows[place] = Row(name: name) }
      put(name) { others in
        (others.firstIndex { $0.name == anchor } ?? 0) + (after ? 1 : 0)
      }
    }

    mutating func remove(_ name: Int, _ isAnimated: Bool) {
      guard let index = index(of: name) else { return }
      if !isAnimated {
        rows.remove(at: index)
      } else if rows[index].leaving == nil {
        rows[index].leaving = 0.3
      }
    }

    mutating func setHidden(_ name: Int, _ isHidden: Bool) {
      guard let index = index(of: name), rows[index].leaving == nil else { return }
      rows[index].isHidden = isHidden
    }

    mutating func advance(by seconds: Double) {
      for index in rows.indices { rows[index].leaving? -= seconds }
      rows.removeAll { ($0.leaving ?? 1) < 1e-9 }
    }
  }

  private let list = AloeStackView()
  private let blocks = [
    Block(80, 20), Block(70, 40), Block(60, 30), Block(50, 10), Block(40, 60),
  ]

  /// The cells of the rows, which are kept so that no other cell takes their place in memory.
  private func heights() -> [(cell: StackViewCell, height: CGFloat)] {
    list.layoutIfNeeded()
    return blocks.compactMap { $0.superview as? StackViewCell }
      .map { ($0, $0.isHidden ? 0 : $0.frame.height) }
  }

  private func check(_ model: Model) {
    #expect(list.getAllRows() == model.rows.map { blocks[$0.name] })
    for row in model.rows {
      #expect(list.isRowHidden(blocks[row.name]) == (row.isHidden || row.leaving != nil))
    }
  }

  /// The rows that a still list shows are those of the headless form.
  private func checkRest(_ model: Model) {
    list.layoutIfNeeded()
    let sizes: [(CGFloat, CGFloat)] = [(80, 20), (70, 40), (60, 30), (50, 10), (40, 60)]
    let content = ContentRows(
      operations: [
        .add(model.rows.map { "\($0.name)" }),
        .hide(model.rows.filter(\.isHidden).map { "\($0.name)" }),
      ],
      rows: sizes.indices.map {
        Content(.fixed(CGSize(width: sizes[$0].0, height: sizes[$0].1)), id: "\($0)")
      })
    let names = blocks.indices.map { ("\($0)", blocks[$0] as UIView) }
    expectFrames(of: list, Dictionary(uniqueKeysWithValues: names), equal: content)
    for block in blocks where block.superview != nil { #expect(block.superview?.alpha == 1) }
  }

  /// Any operations, in the middle of any animations: the rows are those of the plain list in its order,
  /// no animated operation changes the height of a cell at once, and what is left at the end is right.
  ///
  /// The stack view is whole pixels high, so that a cell may be stretched by less than a pixel.
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func operations(_ seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    var model = Model()
    let window = show(list)
    for step in 1...24 {
      let (name, other) = (random(5), random(5))
      let (row, anchor) = (blocks[name], blocks[other])
      let isAnimated = random(3) > 0
      let before = heights()
      switch random(8) {
      case 0:
        list.addRow(row, animated: isAnimated)
        model.put(name) { $0.count }
      case 1:
        list.prependRow(row, animated: isAnimated)
        model.put(name) { _ in 0 }
      case 2:
        list.insertRow(row, before: anchor, animated: isAnimated)
        model.put(name, beside: other, after: false)
      case 3:
        list.insertRow(row, after: anchor, animated: isAnimated)
        model.put(name, beside: other, after: true)
      case 4, 5:
        list.removeRow(row, animated: isAnimated)
        model.remove(name, isAnimated)
      case 6:
        list.hideRow(row, animated: isAnimated)
        model.setHidden(name, true)
      default:
        list.showRow(row, animated: isAnimated)
        model.setHidden(name, false)
      }
      check(model)
      if isAnimated {
        for now in heights() {
          guard let old = before.first(where: { $0.cell === now.cell }) else { continue }
          #expect(
            abs(now.height - old.height) < pixel,
            "seed \(seed), step \(step): \(old.height) became \(now.height)")
        }
      }
      let seconds = Double(random(5)) * 0.05
      list.advance(by: seconds)
      model.advance(by: seconds)
      check(model)
    }
    list.advance(by: 0.3)
    model.advance(by: 0.3)
    check(model)
    checkRest(model)
    #expect(window.bounds.width == 375)
  }
}
