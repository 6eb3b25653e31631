import CompositionalUIKit
import Testing

/// Rows and columns of views that fill, with numbers worked out by hand.
@MainActor
@Suite struct StackViewTests {
  @Test func aRowFillsItsHeight() {
    let row = UIStackView(.horizontal, spacing: 8, [Block(30, 20), Block(50, 40)])
    #expect(row.fitting == CGSize(width: 88, height: 40))
    #expect(row.frames(in: 88, 40) == [CGRect(0, 0, 30, 40), CGRect(38, 0, 50, 40)])
  }

  @Test func aColumnFillsItsWidth() {
    let column = UIStackView(.vertical, spacing: 8, [Block(30, 20), Block(50, 40)])
    #expect(column.fitting == CGSize(width: 50, height: 68))
    #expect(column.frames(in: 60, 68) == [CGRect(0, 0, 60, 20), CGRect(0, 28, 60, 40)])
  }

  @Test func theLowestHuggingGrows() {
    let (first, second) = (Block(30, 20), Block(50, 20))
    let row = UIStackView(.horizontal, spacing: 8, [first, second])
    first.setContentHuggingPriority(.init(249), for: .horizontal)
    #expect(row.frames(in: 200, 20).map(\.width) == [142, 50])
    first.setContentHuggingPriority(.init(251), for: .horizontal)
    #expect(row.frames(in: 200, 20).map(\.width) == [30, 162])
  }

  @Test func theLowestResistanceShrinks() {
    let (first, second) = (Block(60, 20), Block(50, 20))
    let row = UIStackView(.horizontal, [first, second])
    first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(row.frames(in: 80, 20).map(\.width) == [30, 50])
    first.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(row.frames(in: 80, 20).map(\.width) == [60, 20])
    #expect(first.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(first.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(first.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  /// Apple leaves it open which of equal views is resized; here it is the last one.
  @Test func theLastOfEqualViewsIsResized() {
    let row = UIStackView(.horizontal, [Block(30, 20), Block(30, 20)])
    #expect(row.frames(in: 100, 20).map(\.width) == [30, 70])
    #expect(row.frames(in: 40, 20).map(\.width) == [30, 10])
  }

  @Test func aViewWithoutNaturalSizeTakesTheRest() {
    let row = UIStackView(.horizontal, [Block(30, 20), UIView(), Block(50, 20)])
    #expect(row.fitting == CGSize(width: 80, height: 20))
    #expect(row.frames(in: 200, 20).map(\.width) == [30, 120, 50])
  }

  @Test func alignmentsOfARow() {
    let row = UIStackView(.horizontal, [Block(30, 20), Block(50, 40)])
    let expected: [(UIStackView.Alignment, [CGFloat], CGFloat)] = [
      (.top, [0, 0], 20), (.center, [20, 10], 20), (.bottom, [40, 20], 20), (.fill, [0, 0], 60),
    ]
    for (alignment, places, height) in expected {
      row.alignment = alignment
      let frames = row.frames(in: 80, 60)
      #expect(frames.map(\.minY) == places && frames[0].height == height)
    }
    #expect(UIStackView.Alignment.leading == .top && UIStackView.Alignment.trailing == .bottom)
  }

  @Test func alignmentsOfAColumn() {
    let column = UIStackView(.vertical, [Block(30, 20), Block(50, 40)])
    let expected: [(UIStackView.Alignment, [CGFloat], CGFloat)] = [
      (.leading, [0, 0], 30), (.center, [25, 15], 30), (.trailing, [50, 30], 30),
      (.fill, [0, 0], 80), (.firstBaseline, [0, 0], 80),
    ]
    for (alignment, places, width) in expected {
      column.alignment = alignment
      let frames = column.frames(in: 80, 60)
      #expect(frames.map(\.minX) == places && frames[0].width == width)
    }
  }

  @Test func rightToLeft() {
    let row = UIStackView(.horizontal, spacing: 8, [Block(30, 20), Block(50, 20)])
    row.semanticContentAttribute = .forceRightToLeft
    #expect(row.frames(in: 88, 20) == [CGRect(58, 0, 30, 20), CGRect(0, 0, 50, 20)])
  }

  @Test func hiddenViewsTakeNoRoom() {
    let views = [Block(30, 20), Block(50, 40), Block(20, 10)]
    let row = UIStackView(.horizontal, spacing: 8, views)
    row.setCustomSpacing(30, after: views[1])
    #expect(row.fitting.width == 138)
    views[1].isHidden = true
    #expect(row.fitting == CGSize(width: 58, height: 20))
    #expect(row.frames(in: 58, 20)[2] == CGRect(38, 0, 20, 20))
    // A hidden view stays where it was.
    #expect(views[1].frame == .zero && row.arrangedSubviews.count == 3)
    views[1].isHidden = false
    #expect(row.frames(in: 138, 40)[2] == CGRect(118, 0, 20, 40))
  }

  @Test func customSpacing() {
    let views = [Block(10, 10), Block(10, 10), Block(10, 10)]
    let column = UIStackView(.vertical, spacing: 4, views)
    column.setCustomSpacing(20, after: views[0])
    #expect(column.customSpacing(after: views[0]) == 20)
    #expect(column.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    #expect(column.frames(in: 10, 54).map(\.minY) == [0, 30, 44])
    column.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    #expect(column.fitting.height == 42)
    column.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    column.spacing = UIStackView.spacingUseSystem
    #expect(column.fitting.height == 46)
    // The distance after the last view does not count, nor that after another view.
    column.setCustomSpacing(99, after: views[2])
    column.setCustomSpacing(99, after: UIView())
    #expect(column.fitting.height == 46)
    // A view that is arranged anew has none.
    column.removeArrangedSubview(views[2])
    column.insertArrangedSubview(views[2], at: 0)
    #expect(column.fitting.height == 46)
  }

  @Test func layoutMargins() {
    let row = UIStackView(.horizontal, [Block(30, 20)])
    row.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(row.fitting == CGSize(width: 30, height: 20))
    row.isLayoutMarginsRelativeArrangement = true
    #expect(row.fitting == CGSize(width: 36, height: 24))
    #expect(row.frames(in: 36, 24) == [CGRect(2, 1, 30, 20)])
    row.semanticContentAttribute = .forceRightToLeft
    #expect(row.frames(in: 46, 24) == [CGRect(2, 1, 40, 20)])
  }

  @Test func arrangedViews() {
    let views = (0..<4).map { Block(CGFloat($0), 1) }
    let row = UIStackView(arrangedSubviews: [views[0], views[1]])
    row.insertArrangedSubview(views[2], at: 0)
    row.addArrangedSubview(views[3])
    func order() -> [Int] {
      row.arrangedSubviews.compactMap { view in views.firstIndex { $0 === view } }
    }
    #expect(order() == [2, 0, 1, 3] && row.subviews.count == 4)
    row.insertArrangedSubview(views[3], at: 1)
    row.addArrangedSubview(views[2])
    #expect(order() == [3, 0, 1, 2])
    row.removeArrangedSubview(views[0])
    #expect(order() == [3, 1, 2] && views[0].superview === row)
    views[1].removeFromSuperview()
    UIView().addSubview(views[2])
    #expect(order() == [3] && row.subviews.count == 2)
    // A subview that is not arranged keeps its frame.
    views[0].frame = CGRect(5, 5, 5, 5)
    _ = row.frames(in: 100, 100)
    #expect(views[0].frame == CGRect(5, 5, 5, 5))
  }

  @Test func anIndexThatIsTooGreat() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIStackView().insertArrangedSubview(UIView(), at: 1)
    }
  }

  /// Each level asks the one below a few times at most, whatever the depth.
  @Test(
    arguments: [UIStackView.Distribution.fill, .fillEqually, .equalCentering],
    [UIStackView.Alignment.fill, .firstBaseline])
  func deepNesting(distribution: UIStackView.Distribution, alignment: UIStackView.Alignment) {
    let counting = CountingBlock()
    var view: UIView = counting
    for level in 0..<12 {
      let stack = UIStackView(
        level % 2 == 0 ? .horizontal : .vertical, spacing: 2, [view, Block(10, 10)])
      stack.distribution = distribution
      stack.alignment = alignment
      view = stack
    }
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    #expect(counting.count < 2_000, "\(counting.count)")
  }

  @Test func anEmptyStackHasTheSizeOfItsMargins() {
    let stack = UIStackView()
    #expect(stack.fitting == .zero && stack.frames(in: 10, 10).isEmpty)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.fitting == CGSize(width: 16, height: 16))
  }
}
