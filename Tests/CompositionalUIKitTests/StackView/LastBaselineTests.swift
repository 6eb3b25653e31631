import CompositionalUIKit
import Testing

/// Rows whose texts end on one line.
@MainActor @Suite struct LastBaselineTests {
  private func label(_ text: String, _ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  /// The baseline of a text of one line is above the bottom of its label by the descender of the font.
  @Test(arguments: [false, true]) func lastLinesShareABaseline(isSolved: Bool) {
    let labels = [label("Title", 40), label("Detail", 10), label("More", 20)]
    let stack = UIStackView(.horizontal, labels)
    stack.alignment = .lastBaseline
    if isSolved {
      // Constraints then solve the arranged views with all others.
      labels[0].widthAnchor.constraint(
        lessThanOrEqualTo: stack.widthAnchor, constant: 10_000
      ).isActive = true
    }
    let frames = stack.frames(in: 300, stack.fitting.height)
    let lines = zip(frames, labels).map { $0.maxY + $1.font.descender }
    for line in lines { #expect(abs(line - lines[0]) < 0.51) }
    #expect(frames[0].maxY - frames[1].maxY > 5)
  }
}
