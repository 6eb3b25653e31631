import CompositionalUIKit
import Testing

/// The sizes that views need by their constraints.
@MainActor
@Suite struct FittingSizeTests {
  /// A view that is as wide as one of its subviews and 20, and as high as both and 30.
  private func column(_ first: UIView, _ second: UIView) -> UIView {
    let view = UIView()
    for child in [first, second] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      NSLayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        child.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -10),
      ])
    }
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: second.bottomAnchor, constant: 10),
    ])
    return view
  }

  private func size(
    _ view: UIView, _ width: CGFloat, _ height: CGFloat = 0,
    _ horizontal: UILayoutPriority = .required, _ vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: height), withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical)
  }

  @Test func compressedAndRequired() {
    let view = column(Block(60, 20), Block(90, 30))
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 110, height: 80))
    #expect(size(view, 300) == CGSize(width: 300, height: 80))
    // The height is fixed by the chain, the width only from below.
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 10000, height: 80))
  }

  /// A target of 50 points gives way to compression at 750, and wins over it at 751.
  @Test func targetsHaveTheirPriority() {
    let view = column(Block(60, 20), Block(90, 30))
    #expect(size(view, 50, 0, .init(749)).width == 110)
    #expect(size(view, 50, 0, .init(751)).width == 50)
    #expect(size(view, 200, 0, .init(1)).width == 200)
  }

  @Test func labelsAskAgainAtTheirWidth() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "words and ", count: 20)
    let view = column(label, Block(10, 10))
    for width in [120, 200, 500] as [CGFloat] {
      let text = label.sizeThatFits(CGSize(width: width - 20, height: 0))
      #expect(abs(size(view, width).height - text.height - 40) < 1e-9)
    }
    label.numberOfLines = 2
    #expect(abs(size(view, 120).height - 2 * 20.287 - 40) < 0.5)
  }

  /// The natural size of a label, a stack view and a view without constraints.
  @Test func viewsWithoutConstraints() {
    #expect(size(Block(60, 20), 0, 0, .fittingSizeLevel) == CGSize(width: 60, height: 20))
    #expect(size(Block(60, 20), 100) == CGSize(width: 100, height: 20))
    let plain = UIView(frame: CGRect(0, 0, 30, 40))
    #expect(size(plain, 100) == CGSize(width: 100, height: 40))
    let row = UIStackView(.horizontal, spacing: 5, [Block(60, 20), Block(30, 25)])
    row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    #expect(size(row, 0, 0, .fittingSizeLevel) == CGSize(width: 95, height: 44))
  }

  /// A photo in a stack view keeps its ratio, and constraints inside of an arranged view count.
  @Test func arrangedViewsWithConstraints() {
    let photo = UIView()
    photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5).isActive = true
    let stack = UIStackView(.vertical, spacing: 8, [photo, column(Block(60, 20), Block(90, 30))])
    #expect(size(stack, 200) == CGSize(width: 200, height: 188))
    #expect(
      stack.frames(in: 200, 188) == [CGRect(0, 0, 200, 100), CGRect(0, 108, 200, 80)])
  }

  /// A badge at the corner of a view in a stack view in a stack view.
  @Test func constraintsToArrangedViews() {
    let (icon, badge, view) = (Block(40, 30), UIView(), UIView(frame: CGRect(0, 0, 200, 100)))
    let row = UIStackView(.horizontal, spacing: 4, [Block(50, 30), icon])
    let stack = UIStackView(.vertical, spacing: 6, [Block(20, 20), row])
    for child in [stack, badge] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      badge.centerXAnchor.constraint(equalTo: icon.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: icon.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 8),
      badge.heightAnchor.constraint(equalToConstant: 8),
    ])
    view.layoutIfNeeded()
    #expect(stack.frame == CGRect(10, 12, 94, 56))
    #expect(row.frame == CGRect(0, 26, 94, 30) && icon.frame == CGRect(54, 0, 40, 30))
    #expect(badge.frame == CGRect(100, 34, 8, 8))
    #expect(view.simulation.layoutProblems == [])
    stack.spacing = 10
    view.layoutIfNeeded()
    #expect(badge.frame.minY == 38)
  }

  /// A cell whose label is constrained to the cell itself.
  @Test func constraintsToTheCell() {
    let cell = UICollectionViewCell(frame: CGRect(0, 0, 200, 50))
    let block = Block(30, 20)
    block.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(block)
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
      block.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -6),
      block.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 7),
    ])
    #expect(size(cell, 200) == CGSize(width: 200, height: 31))
    cell.frame.size.height = 31
    cell.layoutIfNeeded()
    #expect(block.frame == CGRect(7, 5, 30, 20))
  }

  /// Text that shrinks to nothing: its height is fixed, at 0.
  @Test func emptyContentIsNotUnfixed() {
    let cell = UICollectionViewCell(frame: CGRect(0, 0, 200, 50))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    label.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
    #expect(size(cell, 200).height == 50)
    label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).isActive = true
    #expect(size(cell, 200).height == 0)
    label.text = "word"
    #expect(size(cell, 200).height == label.intrinsicContentSize.height)
  }
}
