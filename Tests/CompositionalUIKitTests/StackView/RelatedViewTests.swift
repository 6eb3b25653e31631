import CompositionalUIKit
import Testing

/// Arranged views that are constrained to each other, or to something outside of their stack view.
///
/// They are solved together with the stack view. The expectations are worked out by hand.
@MainActor
@Suite struct RelatedViewTests {
  private func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Both are as wide as the wider one, and share what is left.
  @Test func equalWidths() {
    let (one, other) = (Block(40, 20), Block(100, 30))
    let stack = UIStackView(.horizontal, spacing: 10, [one, other])
    activate(one.widthAnchor.constraint(equalTo: other.widthAnchor))
    #expect(stack.fitting == CGSize(width: 210, height: 30))
    #expect(stack.frames(in: 310, 50) == [CGRect(0, 0, 150, 50), CGRect(160, 0, 150, 50)])
    #expect(stack.simulation.layoutProblems == [])
  }

  /// 2 : 1 of 300 points; the one that is twice as wide needs 200 for the other's 100.
  @Test func twiceAsWide() {
    let (one, other) = (Block(40, 20), Block(100, 20))
    let stack = UIStackView(.horizontal, spacing: 10, [one, other])
    stack.alignment = .center
    let twice = one.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 2)
    activate(twice)
    #expect(stack.fitting == CGSize(width: 310, height: 20))
    #expect(stack.frames(in: 370, 50) == [CGRect(0, 15, 240, 20), CGRect(250, 15, 120, 20)])
    twice.isActive = false
    #expect(stack.fitting == CGSize(width: 150, height: 20))
    #expect(stack.frames(in: 370, 50) == [CGRect(0, 15, 40, 20), CGRect(50, 15, 320, 20)])
  }

  @Test func relatedAcrossTheAxis() {
    let (one, other) = (Block(40, 20), Block(100, 30))
    let stack = UIStackView(.horizontal, [one, other])
    stack.alignment = .top
    activate(one.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: 2))
    #expect(stack.fitting == CGSize(width: 140, height: 60))
    #expect(stack.frames(in: 140, 80) == [CGRect(0, 0, 40, 60), CGRect(40, 0, 100, 30)])
  }

  /// The first view ends in the middle of the view around the stack, which is not in the middle.
  @Test func constrainedToSomethingOutside() {
    let (one, other) = (Block(40, 20), Block(60, 20))
    let stack = UIStackView(.horizontal, spacing: 10, [one, other])
    let view = UIView(frame: CGRect(0, 0, 300, 100))
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    activate(
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 50),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      one.trailingAnchor.constraint(equalTo: view.centerXAnchor),
      other.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5))
    view.layoutIfNeeded()
    #expect(stack.frame == CGRect(50, 0, 250, 50))
    #expect([one.frame, other.frame] == [CGRect(0, 0, 100, 50), CGRect(110, 0, 140, 50)])
    #expect(view.simulation.layoutProblems == [])
    #expect(!one.hasAmbiguousLayout && !stack.hasAmbiguousLayout)
  }

  /// The first columns of two rows are equally wide, as in a form.
  @Test func viewsOfTwoStacks() {
    let (name, place) = (Block(40, 20), Block(70, 20))
    let rows = [name, place].map { UIStackView(.horizontal, spacing: 8, [$0, Block(50, 20)]) }
    let form = UIStackView(.vertical, spacing: 4, rows)
    activate(name.widthAnchor.constraint(equalTo: place.widthAnchor))
    #expect(form.fitting == CGSize(width: 128, height: 44))
    #expect(form.frames(in: 200, 44) == [CGRect(0, 0, 200, 20), CGRect(0, 24, 200, 20)])
    #expect(rows.map { $0.arrangedSubviews.map(\.frame.width) } == [[70, 122], [70, 122]])
  }

  /// A stack with related views in another stack needs what its constraints say.
  @Test func aStackWithRelatedViewsInAnother() {
    let (one, other) = (Block(40, 20), Block(100, 20))
    let inner = UIStackView(.horizontal, [one, other])
    activate(one.widthAnchor.constraint(equalTo: other.widthAnchor))
    let outer = UIStackView(.vertical, [inner, Block(10, 10)])
    #expect(outer.fitting == CGSize(width: 200, height: 30))
    outer.alignment = .leading
    #expect(outer.frames(in: 300, 30).first == CGRect(0, 0, 200, 20))
    #expect(one.frame == CGRect(0, 0, 100, 20))
  }

  /// A hidden view takes no space, whatever refers to it.
  @Test func hiddenViews() {
    let (one, other, last) = (Block(40, 20), Block(100, 20), Block(30, 20))
    let stack = UIStackView(.horizontal, spacing: 10, [one, other, last])
    activate(last.widthAnchor.constraint(equalTo: one.widthAnchor))
    #expect(stack.frames(in: 300, 20).map(\.width) == [40, 200, 40])
    other.isHidden = true
    stack.layoutIfNeeded()
    #expect([one.frame, last.frame] == [CGRect(0, 0, 145, 20), CGRect(155, 0, 145, 20)])
    #expect(stack.fitting.width == 90)
    #expect(stack.simulation.layoutProblems == [])
  }

  @Test func whatCannotHoldIsExplained() throws {
    let (one, other) = (Block(40, 20), Block(100, 20))
    let stack = UIStackView(.horizontal, [one, other])
    stack.distribution = .fillEqually
    activate(one.widthAnchor.constraint(equalTo: other.widthAnchor, constant: 10))
    _ = stack.frames(in: 300, 20)
    let problem = try #require(stack.simulation.layoutProblems.first)
    #expect(problem.contains("cannot hold, by 10 points"))
    #expect(problem.contains("the place that a stack view gives to"))
  }

  /// A label of several lines beside one of equal width: 190 of 390 points each, after the heights.
  @Test func textWrapsAtTheWidthThatIsSolved() {
    let (one, other) = (UILabel(), UILabel())
    one.text = String(repeating: "word ", count: 20)
    other.text = "short"
    for label in [one, other] { label.numberOfLines = 0 }
    let stack = UIStackView(.horizontal, spacing: 10, [one, other])
    activate(one.widthAnchor.constraint(equalTo: other.widthAnchor))
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 390)
    #expect(size.height == one.sizeThatFits(CGSize(width: 190, height: 0)).height)
    #expect(size.height > other.intrinsicContentSize.height)
  }
}
