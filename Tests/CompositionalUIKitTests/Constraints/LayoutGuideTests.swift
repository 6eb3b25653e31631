import CompositionalUIKit
import Testing

/// Guides as items of constraints, and the guides of scroll views.
@MainActor
@Suite struct LayoutGuideTests {
  private func container(_ views: UIView...) -> UIView {
    let view = UIView(frame: CGRect(0, 0, 300, 200))
    for child in views {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    return view
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func marginsFollowTheirView() {
    let one = UIView()
    let view = container(one)
    pin(one, to: view.layoutMarginsGuide)
    view.layoutIfNeeded()
    #expect(one.frame == CGRect(8, 8, 284, 184))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.layoutIfNeeded()
    #expect(one.frame == CGRect(2, 1, 294, 196))
    view.simulation.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    view.layoutIfNeeded()
    #expect(one.frame == CGRect(2, 51, 294, 146))
  }

  /// The safe area of a view that constraints move into it: a second pass finds it.
  @Test func safeAreaOfAPlacedView() {
    let (outer, inner) = (UIView(), UIView())
    let view = container(outer)
    view.simulation.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      outer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      outer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    pin(inner, to: outer.safeAreaLayoutGuide)
    view.layoutIfNeeded()
    #expect(outer.frame == CGRect(0, 20, 300, 180))
    #expect(inner.frame == CGRect(0, 30, 300, 150))
  }

  @Test func ownGuides() {
    let (a, b) = (UIView(), UIView())
    let view = container(a, b)
    let guide = UILayoutGuide()
    guide.identifier = "middle"
    view.addLayoutGuide(guide)
    #expect(view.layoutGuides == [guide] && guide.owningView === view)
    NSLayoutConstraint.activate([
      guide.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      guide.widthAnchor.constraint(equalToConstant: 60),
      guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      guide.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
      a.trailingAnchor.constraint(equalTo: guide.leadingAnchor),
      a.widthAnchor.constraint(equalToConstant: 20),
      a.topAnchor.constraint(equalTo: guide.topAnchor),
      a.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(120, 10, 60, 100))
    #expect(a.frame == CGRect(100, 10, 20, 100))
    view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && view.layoutGuides.isEmpty && view.constraints.isEmpty)
  }

  /// The content of a scroll view is as large as its constraints say, whatever is scrolled.
  @Test func contentOfAScrollView() {
    let (scroll, content, still) = (UIScrollView(), UIView(), UIView())
    let view = container(scroll)
    for child in [content, still] {
      child.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(child)
    }
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -20),
      content.heightAnchor.constraint(equalToConstant: 700),
      content.leadingAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -5),
      still.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 3),
      still.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      still.widthAnchor.constraint(equalToConstant: 10),
      still.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.layoutIfNeeded()
    #expect(scroll.frame == view.bounds)
    #expect(scroll.contentSize == CGSize(width: 300, height: 710))
    #expect(content.frame == CGRect(10, 5, 280, 700))
    #expect(still.frame == CGRect(0, 3, 10, 10))
    scroll.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(content.frame == CGRect(10, 5, 280, 700))
    #expect(still.frame == CGRect(0, 103, 10, 10))
    #expect(scroll.contentSize == CGSize(width: 300, height: 710))
    #expect(view.simulation.layoutProblems == [])
  }

  /// A stack view in a scroll view, which scrolls along its axis only.
  @Test func aStackInAScrollView() {
    let stack = UIStackView(.vertical, spacing: 10, [Block(50, 120), Block(80, 130)])
    let scroll = UIScrollView(frame: CGRect(0, 0, 200, 100))
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    pin(stack, to: scroll.contentLayoutGuide)
    stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 260))
    #expect(
      stack.arrangedSubviews.map(\.frame) == [CGRect(0, 0, 200, 120), CGRect(0, 130, 200, 130)])
    stack.arrangedSubviews[0].isHidden = true
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize.height == 130)
  }
}
