import Foundation
import Testing
import UIKit

/// Accessories narrow the content of rows, and separators follow it.
///
/// An accessory is 36 points wide here.
@MainActor @Suite struct AccessoryTests {
  private final class Row: UICollectionViewListCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.text = Array(repeating: "wandering", count: 12).joined(separator: " ")
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 60),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func accessoriesNarrowTheContentView() {
    let row = Row(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    row.accessories = [
      .disclosureIndicator(),
      .customView(configuration: .init(customView: toggle, placement: .leading())),
    ]
    row.layoutIfNeeded()
    // 51 and 16 points before the content, 36 after it.
    #expect(row.contentView.frame == CGRect(x: 67, y: 0, width: 290, height: 44))
    #expect(row.label.frame.maxX == 290)
    #expect(toggle.superview === row && toggle.frame.origin == CGPoint(x: 16, y: 6.5))
    let size = row.systemLayoutSizeFitting(
      CGSize(width: 393, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(
      size
        == CGSize(width: 393, height: row.label.sizeThatFits(CGSize(width: 230, height: 0)).height))
    row.accessories = [.disclosureIndicator(options: .init(isHidden: true)), .delete()]
    row.layoutIfNeeded()
    #expect(row.contentView.frame.width == 393)
    #expect(toggle.superview == nil)
    row.semanticContentAttribute = .forceRightToLeft
    row.accessories = [.checkmark()]
    row.layoutIfNeeded()
    #expect(row.contentView.frame == CGRect(x: 36, y: 0, width: 357, height: 44))
  }

  /// A constraint of the guide lets the separator begin where the text does.
  @Test func theSeparatorFollowsTheContent() {
    let row = Row(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    let guide = row.separatorLayoutGuide
    row.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 16, y: 0, width: 377, height: 44))
    guide.leadingAnchor.constraint(equalTo: row.label.leadingAnchor).isActive = true
    row.layoutIfNeeded()
    #expect(row.label.frame.minX == 60)
    #expect(guide.layoutFrame == CGRect(x: 60, y: 0, width: 333, height: 44))
    #expect(row.simulation.layoutProblems == [])
    #expect(row.contentView.frame == row.bounds)
  }

  private final class ChartView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: any UIContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 70) }
  }

  private struct Chart: UIContentConfiguration {
    func makeContentView() -> UIView & UIContentView { ChartView(self) }
    func updated(for state: any UIConfigurationState) -> Chart { self }
  }

  /// UICollectionViewCell.contentConfiguration: "replaces the existing contentView of the cell".
  @Test func aConfigurationReplacesTheContentView() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    let plain = cell.contentView
    cell.contentConfiguration = Chart()
    #expect(cell.contentView is ChartView)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
    #expect(plain.superview == nil && cell.subviews == [cell.contentView])
    let view = cell.contentView
    cell.contentConfiguration = Chart()
    #expect(cell.contentView === view)
    cell.contentConfiguration = nil
    #expect(cell.contentView === plain && plain.superview === cell)
  }
}
