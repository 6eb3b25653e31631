import CompositionalTestSupport
import CompositionalUIKit
import Testing

/// A stack view that fills the content of a scroll view: its rows are solved one by one, with the frames that they
/// have in one solution.
@MainActor
@Suite struct OpenStackTests {
  @MainActor private struct Page {
    let scroll = UIScrollView(frame: CGRect(0, 0, 200, 300))
    let stack = UIStackView()

    init(_ rows: [UIView], isOpen: Bool) {
      stack.axis = .vertical
      stack.spacing = 3
      stack.translatesAutoresizingMaskIntoConstraints = false
      for row in rows { stack.addArrangedSubview(row) }
      scroll.addSubview(stack)
      let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -7),
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        stack.widthAnchor.constraint(equalTo: frame.widthAnchor),
      ])
      // It always holds, and lets the rows compete for what is left.
      if !isOpen {
        content.heightAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
      }
      scroll.layoutIfNeeded()
    }

    var frames: [CGRect] {
      [CGRect(origin: .zero, size: scroll.contentSize), stack.frame]
        + stack.arrangedSubviews.filter { !$0.isHidden }
        .flatMap { row in [row.frame] + row.subviews.map { $0.frame } }
    }
  }

  /// A row of one or two views, with constraints of any priority inside.
  private func row(_ random: inout RandomSource) -> UIView {
    let row = UIView()
    let views = (0..<random.integer(1...2)).map { _ in
      Block(CGFloat(random.integer(0...150)), CGFloat(random.integer(0...80)))
    }
    let priorities: [Float] = [2, 20, 50, 51, 250, 750, 999, 1000]
    func activate(_ constraint: NSLayoutConstraint) {
      constraint.priority = UILayoutPriority(random.pick(priorities))
      constraint.isActive = true
    }
    var above = row.topAnchor
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
      view.leadingAnchor.constraint(
        equalTo: row.leadingAnchor, constant: CGFloat(random.integer(0...20))
      ).isActive = true
      activate(view.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor))
      view.topAnchor.constraint(equalTo: above, constant: CGFloat(random.integer(0...9))).isActive =
        true
      above = view.bottomAnchor
      if random.chance(30) {
        activate(view.heightAnchor.constraint(equalToConstant: CGFloat(random.integer(0...60))))
      }
      if random.chance(20) { activate(view.widthAnchor.constraint(equalTo: row.widthAnchor)) }
    }
    activate(row.bottomAnchor.constraint(equalTo: above, constant: CGFloat(random.integer(0...9))))
    if random.chance(30) {
      activate(
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(random.integer(0...99))))
    }
    row.isHidden = random.chance(10)
    return row
  }

  @Test func rowsOnTheirOwnHaveTheFramesOfOneSolution() {
    for seed in RandomRun.seeds(200) {
      let pages = [true, false].map { isOpen in
        var random = RandomSource(seed: seed)
        return Page((0..<random.integer(1...5)).map { _ in row(&random) }, isOpen: isOpen)
      }
      #expect(pages[0].stack.isSolvedByRows && !pages[1].stack.isSolvedByRows, "seed \(seed)")
      for (one, other) in zip(pages[0].frames, pages[1].frames) {
        #expect(isClose(one, other), "seed \(seed): \(one), in one solution \(other)")
      }
    }
  }

  private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    [
      one.minX - other.minX, one.minY - other.minY, one.width - other.width,
      one.height - other.height,
    ].allSatisfy { abs($0) < 1e-6 }
  }

  /// A row that is related to another, a fixed height, an open width or another distribution needs one solution.
  @Test func whatRelatesRowsEndsIt() {
    func page() -> Page {
      let rows = (0..<2).map { _ in
        let row = UIView()
        let block = Block(50, 20)
        row.addSubview(block)
        block.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          block.topAnchor.constraint(equalTo: row.topAnchor),
          block.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        ])
        return row
      }
      return Page(rows, isOpen: true)
    }
    let related = page()
    let rows = related.stack.arrangedSubviews
    let constraint = rows[0].heightAnchor.constraint(equalTo: rows[1].heightAnchor, multiplier: 2)
    constraint.isActive = true
    related.scroll.layoutIfNeeded()
    #expect(!related.stack.isSolvedByRows && rows[0].frame.height == 2 * rows[1].frame.height)
    constraint.isActive = false
    #expect(related.stack.isSolvedByRows)
    let fixed = page()
    fixed.stack.heightAnchor.constraint(equalToConstant: 100).isActive = true
    fixed.scroll.layoutIfNeeded()
    #expect(!fixed.stack.isSolvedByRows && fixed.stack.frame.height == 100)
    let centered = page()
    centered.stack.distribution = .equalSpacing
    #expect(!centered.stack.isSolvedByRows)
    let free = page()
    NSLayoutConstraint.deactivate(
      free.scroll.constraints.filter { $0.firstAttribute == .width || $0.secondAttribute == .width }
    )
    #expect(!free.stack.isSolvedByRows)
  }
}
