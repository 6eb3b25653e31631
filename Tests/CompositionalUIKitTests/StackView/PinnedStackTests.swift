import CompositionalUIKit
import Testing

/// Views and cells that measure themselves through a stack view that is pinned to their edges.
@MainActor
@Suite struct PinnedStackTests {
  private func stack() -> UIStackView {
    UIStackView(.vertical, spacing: 4, [Block(100, 20), Block(80, 30)])
  }

  /// Pins a stack to the edges of a view.
  @discardableResult
  private func pin(
    _ stack: UIStackView, to view: UIView, inset: CGFloat = 0
  ) -> [NSLayoutConstraint] {
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: inset),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  @Test func aCellIsAsLargeAsItsStack() {
    let cell = UICollectionViewCell(frame: .zero)
    pin(stack(), to: cell.contentView, inset: 8)
    let natural = CGSize(width: 116, height: 70)
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == natural)
    #expect(cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == natural)
    let row = cell.systemLayoutSizeFitting(
      CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(row == CGSize(width: 375, height: 70))
  }

  @Test func theStackFillsItsPlace() {
    let (view, stack) = (UIView(frame: CGRect(0, 0, 200, 100)), stack())
    pin(stack, to: view, inset: 10)
    view.layoutIfNeeded()
    #expect(stack.frame == CGRect(10, 10, 180, 80))
    // The last of both views grows.
    #expect(stack.arrangedSubviews.map(\.frame) == [CGRect(0, 0, 180, 20), CGRect(0, 24, 180, 56)])
    view.frame = CGRect(0, 0, 120, 74)
    view.layoutIfNeeded()
    #expect(stack.frame == CGRect(10, 10, 100, 54))
  }

  @Test func guidesAndDirections() {
    let (view, stack) = (UIView(frame: CGRect(0, 0, 200, 100)), stack())
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.simulation.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let (margins, safeArea) = (view.layoutMarginsGuide, view.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 10),
      margins.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
      stack.topAnchor.constraint(equalTo: safeArea.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    view.layoutIfNeeded()
    #expect(stack.frame == CGRect(12, 50, 184, 47))
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(stack.frame == CGRect(2, 50, 184, 47))
  }

  /// Without its leading edge, a stack says only how high its superview is, which is as narrow as it
  /// can be.
  @Test func edgesOfAnAxisAreNeeded() {
    let (view, stack) = (UIView(frame: CGRect(0, 0, 200, 100)), stack())
    let constraints = pin(stack, to: view)
    view.layoutIfNeeded()
    #expect(stack.frame == view.bounds)
    constraints[0].isActive = false
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 0, height: 54))
    let wide = stack.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor)
    wide.isActive = true
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 54))
  }

  @Test func changesReachTheView() {
    let (view, stack) = (UIView(frame: CGRect(0, 0, 100, 54)), stack())
    let constraints = pin(stack, to: view)
    let outer = UIStackView(.horizontal, [view])
    outer.alignment = .top
    #expect(outer.fitting == CGSize(width: 100, height: 54))
    #expect(outer.frames(in: 100, 80) == [CGRect(0, 0, 100, 54)])
    stack.arrangedSubviews[0].isHidden = true
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 100, 30) && outer.fitting.height == 30)
    constraints[2].constant = 6
    outer.layoutIfNeeded()
    #expect(view.frame.height == 36 && stack.frame.minY == 6)
  }
}
