import CompositionalUIKit
import Testing

/// The distributions of a stack view, with numbers worked out by hand.
@MainActor
@Suite struct StackViewDistributionTests {
  private func row(
    _ distribution: UIStackView.Distribution, spacing: CGFloat, _ widths: CGFloat...
  ) -> UIStackView {
    let row = UIStackView(.horizontal, spacing: spacing, widths.map { Block($0, 20) })
    row.distribution = distribution
    return row
  }

  private func spans(_ row: UIStackView, in width: CGFloat) -> [[CGFloat]] {
    row.frames(in: width, 20).map { [$0.minX, $0.width] }
  }

  /// (208 - 2 * 8) / 3 = 64.
  @Test func fillEqually() {
    let row = row(.fillEqually, spacing: 8, 30, 50, 20)
    #expect(row.fitting == CGSize(width: 166, height: 20))
    #expect(spans(row, in: 208) == [[0, 64], [72, 64], [144, 64]])
    #expect(spans(row, in: 16) == [[0, 0], [8, 0], [16, 0]])
  }

  /// 160 points for 30 and 50: 60 and 100.
  @Test func fillProportionally() {
    let row = row(.fillProportionally, spacing: 8, 30, 50)
    #expect(row.fitting.width == 88)
    #expect(spans(row, in: 168) == [[0, 60], [68, 100]])
    #expect(spans(row, in: 48) == [[0, 15], [23, 25]])
    let empty = UIStackView(.horizontal, [UIView(), UIView()])
    empty.distribution = .fillProportionally
    #expect(spans(empty, in: 40) == [[0, 20], [20, 20]])
  }

  /// 200 - 100 are 50 for each gap.
  @Test func equalSpacing() {
    let row = row(.equalSpacing, spacing: 8, 30, 50, 20)
    #expect(row.fitting.width == 116)
    #expect(spans(row, in: 200) == [[0, 30], [80, 50], [180, 20]])
    // 26 points too few: the last view has none, and the one before six less.
    #expect(spans(row, in: 90) == [[0, 30], [38, 44], [90, 0]])
  }

  /// The centers of the outer views are at 15 and 190, that of the other one at 102.5.
  @Test func equalCentering() {
    let row = row(.equalCentering, spacing: 8, 30, 50, 20)
    #expect(spans(row, in: 200) == [[0, 30], [77.5, 50], [180, 20]])
    // Naturally the first two views are 8 apart, and all centers 48: 15 + 48 + 48 + 10.
    #expect(row.fitting.width == 121)
    #expect(spans(row, in: 90) == [[0, 30], [38, 44], [90, 0]])
  }

  /// The centers would be 55 apart, and the first two views would overlap by 5.
  @Test func equalCenteringKeepsTheSpacing() {
    let row = row(.equalCentering, spacing: 10, 100, 20, 20)
    #expect(spans(row, in: 170) == [[0, 100], [110, 20], [150, 20]])
  }

  @Test(arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
  func aSingleViewFills(distribution: UIStackView.Distribution) {
    #expect(spans(row(distribution, spacing: 8, 30), in: 70) == [[0, 70]])
    #expect(row(distribution, spacing: 8, 30).fitting.width == 30)
    #expect(row(distribution, spacing: 8).fitting == .zero)
  }

  @Test func customSpacingOfEachDistribution() {
    for distribution in [UIStackView.Distribution.fillEqually, .fillProportionally] {
      let row = row(distribution, spacing: 8, 20, 20, 20)
      row.setCustomSpacing(30, after: row.arrangedSubviews[0])
      #expect(spans(row, in: 98) == [[0, 20], [50, 20], [78, 20]])
    }
    // All gaps are equal, at least the greatest of the wanted ones.
    let row = row(.equalSpacing, spacing: 8, 20, 20, 20)
    row.setCustomSpacing(30, after: row.arrangedSubviews[0])
    #expect(row.fitting.width == 120)
  }

  /// In a column the heights count that the views need at their widths.
  @Test func columns() {
    let label = UILabel()
    label.text = String(repeating: "word ", count: 30)
    label.numberOfLines = 0
    let column = UIStackView(.vertical, spacing: 4, [label, Block(50, 20)])
    column.distribution = .fillEqually
    let height = label.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(height > 60)
    let size = column.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 120, height: 2 * height + 4))
    #expect(column.frames(in: 120, 204).map(\.height) == [100, 100])
    column.distribution = .equalSpacing
    let frames = column.frames(in: 120, 600)
    #expect(abs(frames[0].maxY - height) < 1e-9 && frames[0].minY == 0)
    #expect(frames[1] == CGRect(0, 580, 120, 20))
  }

  @Test func alignmentAcrossOtherDistributions() {
    let row = UIStackView(.horizontal, [Block(30, 20), Block(50, 40)])
    row.distribution = .fillEqually
    row.alignment = .center
    #expect(row.frames(in: 80, 60) == [CGRect(0, 20, 40, 20), CGRect(40, 10, 40, 40)])
    #expect(row.fitting == CGSize(width: 100, height: 40))
  }
}
