import Testing

@testable import AloeStackView
@testable import CompositionalUIKit

/// A row that changes is solved, and no other.
@MainActor
@Suite struct RowWorkTests {
  private final class Line: UIView {
    var height: CGFloat = 20 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: height) }
  }

  /// Returns the solutions of constraints in a view since it was made.
  private func solutions(in view: UIView) -> Int {
    view.subviews.reduce(view.layoutSystem?.solutions ?? 0) { $0 + solutions(in: $1) }
  }

  /// Returns the solutions of a height, a hidden row, a row that is shown again, and ten steps of an animation.
  private func work(ofRows count: Int) -> [Int] {
    let list = AloeStackView()
    let rows = (0..<count).map { _ in Line() }
    list.addRows(rows)
    let window = show(list)
    let middle = rows[count / 2]
    func cost(_ change: () -> Void) -> Int {
      let before = solutions(in: window)
      change()
      window.layoutIfNeeded()
      return solutions(in: window) - before
    }
    let last = list.contentSize.height
    let costs = [
      cost { middle.height = 30 }, cost { list.hideRow(middle) }, cost { list.showRow(middle) },
      cost {
        list.hideRow(middle, animated: true)
        for _ in 0..<10 { list.advance(by: 0.02) }
      },
    ]
    #expect(list.contentSize.height > last - 44 && list.contentSize.height < last + 10)
    return costs
  }

  @Test func aChangeCostsAsMuchAmongHundredRowsAsAmongTen() {
    let costs = [10, 100].map { work(ofRows: $0) }
    #expect(costs[0] == costs[1])
    #expect(costs[1][0] <= 8 && costs[1][1] <= 8 && costs[1][2] <= 8)
    #expect(costs[1][3] <= 11 * 10, "\(costs[1])")
  }
}
