import Testing
import UIKit

/// Rows of tables, the keyboard and controllers with constraints.
@MainActor
@Suite struct ConstrainedTableCellTests {
  /// The label wraps in 300 less twice 20 points.
  @Test func aRowIsAsHighAsItsConstraints() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "words ", count: 30)
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate(
      ["H:|-20-[label]-20-|", "V:|-11-[label]-11-|"].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, views: ["label": label])
      })
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let text = label.sizeThatFits(CGSize(width: 260, height: 0))
    #expect(size.width == 300 && abs(size.height - text.height - 22) < 1e-9 && text.height > 40)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: size.height)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds)
    #expect(label.frame.minX == 20 && label.frame.width == 260)
  }

  /// The keyboard is away: its guide is at the bottom of the safe area.
  @Test func theGuideOfTheKeyboard() {
    let (view, bar) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), UIView())
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    view.simulation.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    view.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 316, width: 300, height: 50))
  }
}
