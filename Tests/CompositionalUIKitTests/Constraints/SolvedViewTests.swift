import CompositionalUIKit
import Testing

/// Views get the frames that their constraints say; the expectations are worked out by hand.
@MainActor
@Suite struct SolvedViewTests {
  /// A view of 320 x 200 points at two pixels a point, with subviews that constraints place.
  private func container(_ views: UIView...) -> UIView {
    let view = UIView(frame: CGRect(0, 0, 320, 200))
    view.simulation.traitCollection = UITraitCollection(displayScale: 2)
    for child in views {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    return view
  }

  private func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
  }

  private func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = 0
    return label
  }

  @Test func edgesAndLengths() {
    let one = UIView()
    let view = container(one)
    activate(
      one.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      one.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      view.rightAnchor.constraint(equalTo: one.rightAnchor, constant: 30),
      one.heightAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.5, constant: -10))
    view.layoutIfNeeded()
    #expect(one.frame == CGRect(10, 20, 280, 130))
  }

  /// Two widths in the ratio 2 : 1 share 320 less 20; the last view is centered on a corner.
  @Test func siblingsAndCenters() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    let view = container(a, b, c)
    activate(
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
      b.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2),
      a.topAnchor.constraint(equalTo: view.topAnchor),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor),
      b.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      b.heightAnchor.constraint(equalToConstant: 40),
      c.centerXAnchor.constraint(equalTo: b.leadingAnchor),
      c.centerYAnchor.constraint(equalTo: b.topAnchor),
      c.widthAnchor.constraint(equalToConstant: 20),
      c.heightAnchor.constraint(equalTo: c.widthAnchor))
    view.layoutIfNeeded()
    #expect(a.frame == CGRect(0, 0, 200, 120))
    #expect(b.frame == CGRect(210, 80, 100, 40))
    #expect(c.frame == CGRect(200, 70, 20, 20))
  }

  /// A nested view is solved with the ones around it, in the points of its superview.
  @Test func nestedViews() {
    let (outer, inner, beside) = (UIView(), UIView(), UIView())
    let view = container(outer, beside)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    activate(
      outer.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
      outer.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -5),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 6),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -6),
      inner.widthAnchor.constraint(equalToConstant: 50),
      inner.heightAnchor.constraint(equalToConstant: 60),
      beside.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 7),
      beside.topAnchor.constraint(equalTo: inner.topAnchor),
      beside.widthAnchor.constraint(equalToConstant: 8),
      beside.heightAnchor.constraint(equalToConstant: 9))
    view.layoutIfNeeded()
    #expect(outer.frame == CGRect(40, 30, 60, 72))
    #expect(inner.frame == CGRect(5, 6, 50, 60))
    #expect(beside.frame == CGRect(102, 36, 8, 9))
  }

  /// The wish of the higher priority holds, however far the other one is away.
  @Test func prioritiesAndInequalities() {
    let one = UIView()
    let view = container(one)
    let wide = one.widthAnchor.constraint(equalToConstant: 1000)
    let narrow = one.widthAnchor.constraint(equalToConstant: 50)
    wide.priority = .defaultHigh
    narrow.priority = .defaultHigh - 1
    activate(
      wide, narrow, one.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      one.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -20),
      one.topAnchor.constraint(equalTo: view.topAnchor),
      one.heightAnchor.constraint(greaterThanOrEqualToConstant: 44))
    view.layoutIfNeeded()
    #expect(one.frame == CGRect(0, 0, 300, 44))
    wide.priority = .defaultLow
    view.layoutIfNeeded()
    #expect(one.frame.width == 50)
    narrow.constant = 70
    view.layoutIfNeeded()
    #expect(one.frame.width == 70)
    narrow.isActive = false
    view.layoutIfNeeded()
    #expect(one.frame.width == 300)
    NSLayoutConstraint.deactivate([wide])
    NSLayoutConstraint.activate([narrow])
    view.frame.size.width = 80
    view.layoutIfNeeded()
    #expect(one.frame.width == 60)
  }

  /// The view with the lower hugging grows, the one with the lower resistance shrinks.
  @Test func huggingAndCompression() {
    let (a, b) = (Block(60, 20), Block(40, 30))
    let view = container(a, b)
    activate(
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      a.topAnchor.constraint(equalTo: view.topAnchor),
      b.topAnchor.constraint(equalTo: view.topAnchor))
    a.setContentHuggingPriority(.init(251), for: .horizontal)
    view.layoutIfNeeded()
    #expect([a.frame, b.frame] == [CGRect(0, 0, 60, 20), CGRect(60, 0, 260, 30)])
    a.setContentHuggingPriority(.init(249), for: .horizontal)
    view.layoutIfNeeded()
    #expect([a.frame.width, b.frame.width] == [280, 40])
    view.frame.size.width = 70
    b.setContentCompressionResistancePriority(.init(751), for: .horizontal)
    view.layoutIfNeeded()
    #expect([a.frame.width, b.frame.width] == [30, 40])
  }

  /// A label wraps at the width that the constraints leave, and what is below it follows.
  @Test func labelsWrapAtTheirWidth() {
    let (text, box) = (label(String(repeating: "word ", count: 30)), UIView())
    let view = container(text, box)
    activate(
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: view.topAnchor),
      box.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      box.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 10),
      box.heightAnchor.constraint(equalToConstant: 10))
    view.layoutIfNeeded()
    let height = text.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(text.frame == CGRect(10, 0, 300, height) && height > 40)
    #expect(box.frame == CGRect(10, height + 8, 10, 10))
    text.text = "word"
    view.layoutIfNeeded()
    #expect(box.frame.minY == 28.5)
    // A width that is set decides the lines, whatever the frame is.
    text.text = "word word"
    text.preferredMaxLayoutWidth = text.intrinsicContentSize.width - 1
    view.layoutIfNeeded()
    #expect(text.frame.height == 41)
  }

  /// The ascender is 1950 of 2048 units, the descender 494: baselines 20 and 10 points high differ by
  /// 10 x 1950 / 2048 = 9.52 points, which is 9.5 in pixels.
  @Test func baselines() {
    let (large, small, box) = (label("Ab", size: 20), label("cd", size: 10), UIView())
    let view = container(large, small, box)
    activate(
      large.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
      large.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      box.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 5),
      box.heightAnchor.constraint(equalToConstant: 5))
    view.layoutIfNeeded()
    #expect(small.frame.minY == 13.5)
    // 4 and 24 points of the line, less 20 x 494 / 2048 = 4.82.
    #expect(box.frame.maxY == 23)
  }

  @Test func rightToLeft() {
    let (a, b) = (UIView(), UIView())
    let view = container(a, b)
    view.semanticContentAttribute = .forceRightToLeft
    activate(
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 50),
      a.topAnchor.constraint(equalTo: view.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 5),
      b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 20),
      b.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 15),
      b.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
      b.topAnchor.constraint(equalTo: view.topAnchor), b.heightAnchor.constraint(equalToConstant: 5)
    )
    view.layoutIfNeeded()
    #expect(a.frame == CGRect(260, 0, 50, 5))
    #expect(b.frame == CGRect(15, 0, 30, 5))
  }

  /// A view that its mask places keeps its margins, and others can refer to it.
  @Test func masksAreConstraints() {
    let (masked, other) = (UIView(frame: CGRect(20, 10, 100, 40)), UIView())
    let view = container(other)
    view.addSubview(masked)
    masked.autoresizingMask = [.flexibleWidth]
    activate(
      other.leadingAnchor.constraint(equalTo: masked.trailingAnchor, constant: 5),
      other.topAnchor.constraint(equalTo: masked.bottomAnchor),
      other.widthAnchor.constraint(equalToConstant: 10),
      other.heightAnchor.constraint(equalToConstant: 10))
    view.layoutIfNeeded()
    #expect(other.frame == CGRect(125, 50, 10, 10))
    view.frame.size.width = 420
    view.layoutIfNeeded()
    #expect(masked.frame == CGRect(20, 10, 200, 40))
    #expect(other.frame.minX == 225)
    masked.frame.origin.y = 30
    view.layoutIfNeeded()
    #expect(other.frame.minY == 70)
    #expect(view.simulation.layoutProblems == [])
  }

  /// The shadow of 4 points at the bottom is no part of what is aligned.
  @Test func alignmentRects() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 3)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }
    let (shadowed, below) = (Shadowed(), UIView())
    let view = container(shadowed, below)
    activate(
      shadowed.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      shadowed.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      below.topAnchor.constraint(equalTo: shadowed.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: shadowed.trailingAnchor),
      below.widthAnchor.constraint(equalToConstant: 5),
      below.heightAnchor.constraint(equalToConstant: 5))
    view.layoutIfNeeded()
    #expect(shadowed.frame == CGRect(8, 9, 55, 25))
    #expect(below.frame == CGRect(60, 30, 5, 5))
  }

  /// Edges are rounded to pixels, not lengths: 320 in three parts.
  @Test func framesAreOnPixels() {
    let (a, b) = (UIView(), UIView())
    let view = container(a, b)
    activate(
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      a.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1.0 / 3),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor),
      a.topAnchor.constraint(equalTo: view.topAnchor),
      b.topAnchor.constraint(equalTo: view.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 1), b.heightAnchor.constraint(equalToConstant: 1))
    view.layoutIfNeeded()
    #expect([a.frame, b.frame] == [CGRect(0, 0, 106.5, 1), CGRect(106.5, 0, 107, 1)])
  }

  /// A transformed view gets its center and its bounds.
  @Test func transformedViews() {
    let one = UIView()
    let view = container(one)
    one.transform = CGAffineTransform(scaleX: 2, y: 2)
    activate(
      one.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 100),
      one.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
      one.widthAnchor.constraint(equalToConstant: 40),
      one.heightAnchor.constraint(equalToConstant: 20))
    view.layoutIfNeeded()
    #expect(one.bounds.size == CGSize(width: 40, height: 20))
    #expect(one.center == CGPoint(x: 120, y: 60))
    #expect(one.frame == CGRect(80, 40, 80, 40))
  }

  /// A view that leaves takes its constraints with it, as UIKit does.
  @Test func removedViewsLoseTheirConstraints() {
    let (a, b) = (UIView(), UIView())
    let view = container(a, b)
    let own = a.widthAnchor.constraint(equalToConstant: 10)
    let outer = a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4)
    let other = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 3)
    activate(own, outer, other, b.widthAnchor.constraint(equalToConstant: 6))
    #expect(view.constraints.count == 2 && a.constraints == [own])
    view.layoutIfNeeded()
    #expect(b.frame.minX == 17)
    a.removeFromSuperview()
    #expect(own.isActive && !outer.isActive && !other.isActive)
    #expect(view.constraints.isEmpty)
  }

  /// A view outlives its superview: its constraints to that have no effect in another one.
  @Test func constraintsToALostSuperview() {
    let one = UIView(frame: CGRect(1, 2, 3, 4))
    do {
      let lost = UIView()
      lost.addSubview(one)
      one.leadingAnchor.constraint(equalTo: lost.leadingAnchor, constant: 7).isActive = true
    }
    #expect(one.superview == nil)
    let view = UIView(frame: CGRect(0, 0, 320, 200))
    view.addSubview(one)
    view.layoutIfNeeded()
    #expect(one.frame == CGRect(1, 2, 3, 4) && view.simulation.layoutProblems == [])
  }
}
