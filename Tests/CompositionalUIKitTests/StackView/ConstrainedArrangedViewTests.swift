import CompositionalUIKit
import Testing

/// Arranged views with constraints inside them: the stack view adds its own and takes none away.
///
/// The expectations are worked out by hand from the priorities.
@MainActor
@Suite struct ConstrainedArrangedViewTests {
  /// A view with another in it, at its leading edge and at or before its trailing one.
  private func card(_ inner: UIView, fills: Bool = true) -> UIView {
    let card = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner)
    let end =
      fills
      ? inner.trailingAnchor.constraint(equalTo: card.trailingAnchor)
      : inner.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor), end,
      inner.topAnchor.constraint(equalTo: card.topAnchor),
      inner.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    return card
  }

  private func hugging(_ view: UIView, _ priority: Float) -> UIView {
    view.setContentHuggingPriority(.init(priority), for: .horizontal)
    return view
  }

  /// A spacer with a least length is the only view that has no natural one above it.
  @Test func spacersStretch() {
    let spacer = UIView()
    spacer.widthAnchor.constraint(greaterThanOrEqualToConstant: 16).isActive = true
    let row = UIStackView(.horizontal, [Block(50, 20), spacer, Block(60, 20)])
    #expect(
      row.frames(in: 300, 20) == [
        CGRect(0, 0, 50, 20), CGRect(50, 0, 190, 20), CGRect(240, 0, 60, 20),
      ])
    #expect(row.fitting == CGSize(width: 126, height: 20))
    let gap = UIView()
    gap.heightAnchor.constraint(greaterThanOrEqualToConstant: 8).isActive = true
    let column = UIStackView(.vertical, [Block(50, 20), gap, Block(60, 20)])
    #expect(column.frames(in: 60, 100).map(\.minY) == [0, 20, 80])
  }

  @Test func aRequiredWidthInsideHolds() {
    let inner = UIView()
    inner.widthAnchor.constraint(equalToConstant: 150).isActive = true
    let row = UIStackView(.horizontal, [Block(200, 20), card(inner)])
    #expect(row.frames(in: 200, 20) == [CGRect(0, 0, 50, 20), CGRect(50, 0, 150, 20)])
    #expect(row.simulation.layoutProblems == [])
  }

  @Test func aCardWithRoomStretchesBeforeABlock() {
    let row = UIStackView(.horizontal, [card(Block(40, 20), fills: false), Block(60, 20)])
    #expect(row.frames(in: 300, 20).map(\.width) == [240, 60])
  }

  @Test func priorityOfWhatIsInsideDecides() {
    let firm = UIStackView(.horizontal, [Block(60, 20), card(hugging(Block(50, 20), 252))])
    #expect(firm.frames(in: 300, 20).map(\.width) == [250, 50])
    let loose = UIStackView(.horizontal, [Block(60, 20), card(hugging(Block(50, 20), 100))])
    #expect(loose.frames(in: 300, 20).map(\.width) == [60, 240])
  }

  /// A long title and a badge around a label that neither grows nor shrinks.
  @Test func aBadgeKeepsItsText() {
    let (title, text) = (UILabel(), UILabel())
    title.text = "A title that does not fit into the room that is left of the badge"
    text.text = "new"
    text.setContentHuggingPriority(.init(251), for: .horizontal)
    text.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(.horizontal, [title, card(text)])
    let wide = text.intrinsicContentSize.width
    for content in [title.text, "Short"] {
      title.text = content
      let frames = row.frames(in: 300, 44)
      #expect(abs(frames[1].width - wide) < 0.34)
      #expect(abs(frames[1].maxX - 300) < 0.34)
    }
  }

  /// Blocks of 40 and 60 at equal distances in a nested stack of 180; the rest is 20 of the outer 200.
  @Test func viewsOfANestedStackCompete() {
    let inner = UIStackView(.horizontal, [Block(40, 20), Block(60, 20)])
    inner.distribution = .equalSpacing
    let row = UIStackView(.horizontal, [inner, Block(20, 20)])
    #expect(row.frames(in: 200, 20).map(\.width) == [180, 20])
    #expect(inner.arrangedSubviews.map(\.frame.minX) == [0, 120])
  }

  @Test func constraintsThatComeAndGo() {
    let spacer = UIView()
    let row = UIStackView(.horizontal, [Block(50, 20), spacer, Block(60, 20)])
    #expect(row.frames(in: 300, 20).map(\.width) == [50, 190, 60])
    let least = spacer.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
    least.isActive = true
    row.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.frame.width) == [50, 200, 50])
    least.isActive = false
    row.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.frame.width) == [50, 190, 60])
  }
}
