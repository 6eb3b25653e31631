import Compositional
import CompositionalTestSupport
import Testing

/// Groups in groups: worked examples at the widths of a phone and of a tablet.
@Suite struct WorkedExampleGroupTests {
  /// A large item beside two small ones, scrolling sideways.
  private func nested(width: Double, height: Double) -> WorkedExample {
    var section = CollectionLayoutSection(
      group: .row(
        .fractionalWidth(0.85), .fractionalHeight(0.4),
        .item(.fractionalWidth(0.7)).insets(10),
        .column(.fractionalWidth(0.3), count: 2, .item().insets(10))))
    section.orthogonalScrollingBehavior = .continuous
    return WorkedExample(section, width: width, height: height, itemCounts: [9])
  }

  @Test func nestedGroupsOnPhone() {
    let example = nested(width: 375, height: 812)
    example.expectCell(0, 10, 10, 203.125, 304.8)
    example.expectCell(1, 233.125, 10, 75.625, 142.4)
    example.expectCell(2, 233.125, 172.4, 75.625, 142.4)
    example.expectCell(3, 328.75, 10, 203.125, 304.8)
    example.expectCell(8, 870.625, 172.4, 75.625, 142.4)
    example.expectHeight(324.8)
  }

  @Test func nestedGroupsOnTablet() {
    let example = nested(width: 1024, height: 768)
    example.expectCell(0, 10, 10, 589.28, 287.2)
    example.expectCell(1, 619.28, 10, 241.12, 133.6)
    example.expectCell(2, 619.28, 163.6, 241.12, 133.6)
    example.expectCell(3, 880.4, 10, 589.28, 287.2)
  }

  /// Three times 33.1 is 99.3, although the sum of the three numbers is a little more.
  @Test func roundingTakesNoRoom() {
    let example = WorkedExample(
      CollectionLayoutSection(
        group: .row(.absolute(99.3), .absolute(20), .item(.absolute(33.1)))),
      width: 390, itemCounts: [4])
    example.expectCell(2, 66.2, 0, 33.1, 20)
    example.expectHeight(40)
  }

  /// Tiles whose sizes are computed from the width of the environment.
  private func tiles(width: Double) -> WorkedExample {
    let inset = 8.0
    let small = (width - 2 * inset) / 3
    let big = 2 * small + inset
    let smalls = CollectionLayoutItem.column(
      .absolute(small), spacing: inset, count: 2)
    let three = CollectionLayoutItem.row(
      .fractionalWidth(1), .absolute(small), spacing: inset, count: 3)
    let large = CollectionLayoutItem.item(.absolute(big))
    var section = CollectionLayoutSection(
      group: .column(
        .fractionalWidth(1), .absolute((big + inset + small) * 2 + inset), spacing: inset,
        .row(.fractionalWidth(1), .absolute(big), spacing: inset, smalls, large), three,
        .row(.fractionalWidth(1), .absolute(big), spacing: inset, large, smalls), three))
    section.interGroupSpacing = inset
    var configuration = CollectionLayoutConfiguration()
    configuration.interSectionSpacing = 8
    return WorkedExample(
      section, width: width, itemCounts: [24, 1], configuration: configuration)
  }

  @Test func tilesOnPhone() {
    let example = tiles(width: 375)
    example.expectCell(0, 0, 0, 119.667, 119.667)
    example.expectCell(1, 0, 127.667, 119.667, 119.667)
    example.expectCell(2, 127.667, 0, 247.333, 247.333)
    example.expectCell(3, 0, 255.333, 119.667, 119.667)
    example.expectCell(4, 127.667, 255.333, 119.667, 119.667)
    example.expectCell(5, 255.333, 255.333, 119.667, 119.667)
    example.expectCell(6, 0, 383, 247.333, 247.333)
    example.expectCell(7, 255.333, 383, 119.667, 119.667)
    example.expectCell(8, 255.333, 510.667, 119.667, 119.667)
    example.expectCell(9, 0, 638.333, 119.667, 119.667)
    example.expectCell(11, 255.333, 638.333, 119.667, 119.667)
    example.expectCell(12, 0, 766, 119.667, 119.667)
    // The second group ends at 766 + 758, the next section 8 below it.
    example.expect(.cell(section: 1, item: 0), 0, 1532, 119.667, 119.667)
  }

  @Test func tilesOnTablet() {
    let example = tiles(width: 1024)
    example.expectCell(0, 0, 0, 336, 336)
    example.expectCell(2, 344, 0, 680, 680)
    example.expectCell(3, 0, 688, 336, 336)
    example.expectCell(6, 0, 1032, 680, 680)
    example.expectCell(7, 688, 1032, 336, 336)
    example.expectCell(8, 688, 1376, 336, 336)
    example.expectCell(9, 0, 1720, 336, 336)
    example.expectCell(12, 0, 2064, 336, 336)
  }

  /// Three columns of one, two and three cells.
  private func columns(width: Double, itemCounts: [Int]) -> WorkedExample {
    let third = CollectionLayoutDimension.fractionalWidth(1.0 / 3)
    var section = CollectionLayoutSection(
      group: .row(
        .fractionalWidth(1), .absolute(100), .item(third).insets(trailing: 4),
        .column(third, spacing: 8, count: 2).insets(leading: 4, trailing: 4),
        .column(third, spacing: 8, count: 3).insets(leading: 4)
      ).insets(leading: 16, trailing: 16))
    section.interGroupSpacing = 8
    var configuration = CollectionLayoutConfiguration()
    configuration.interSectionSpacing = 8
    return WorkedExample(
      section, width: width, itemCounts: itemCounts, configuration: configuration)
  }

  /// Read from the pixels of a picture.
  @Test func columnsOnPhone() {
    let example = columns(width: 375, itemCounts: [23, 2, 1])
    example.expectCell(0, 16, 0, 110.333, 100)
    example.expectCell(1, 134.333, 0, 106.333, 46)
    example.expectCell(2, 134.333, 54, 106.333, 46)
    example.expectCell(3, 248.667, 0, 110.333, 28)
    example.expectCell(4, 248.667, 36, 110.333, 28)
    example.expectCell(5, 248.667, 72, 110.333, 28)
    example.expectCell(6, 16, 108, 110.333, 100)
    example.expectCell(18, 16, 324, 110.333, 100)
    example.expect(.cell(section: 1, item: 0), 16, 432, 110.333, 100)
    example.expect(.cell(section: 2, item: 0), 16, 540, 110.333, 100)
  }

  @Test func columnsOnTablet() {
    let example = columns(width: 1024, itemCounts: [6])
    example.expectCell(0, 16, 0, 326.667, 100)
    example.expectCell(1, 350.667, 0, 322.667, 46)
    example.expectCell(3, 681.333, 0, 326.667, 28)
  }

  @Test func columnsAfterEmptySection() {
    let example = columns(width: 375, itemCounts: [0, 1])
    example.expect(.cell(section: 1, item: 0), 16, 8, 110.333, 100)
  }

  /// A square, half a square, and the same again in the last quarter.
  @Test func fractal() {
    func fractal(
      _ depth: Int, _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
    ) -> CollectionLayoutItem {
      guard depth > 0 else { return .item(width, height).insets(8) }
      let halfWidth = CollectionLayoutDimension.fractionalWidth(0.5)
      let halfHeight = CollectionLayoutDimension.fractionalHeight(0.5)
      let all = CollectionLayoutDimension.fractionalWidth(1)
      return .row(
        width, height, .item(halfWidth).insets(8),
        .column(
          halfWidth, .fractionalHeight(1), .item(all, halfHeight).insets(8),
          .row(
            all, halfHeight,
            .column(
              halfWidth, .fractionalHeight(1), fractal(depth - 1, all, halfHeight),
              .item(all, halfHeight).insets(8)),
            .item(halfWidth).insets(8))))
    }
    let group = CollectionLayoutGroup(
      item: fractal(2, .fractionalWidth(1), .fractionalWidth(0.5)))
    // Four leaves a level and one at the bottom: the tenth item starts the next group.
    let example = WorkedExample(
      CollectionLayoutSection(group: group), width: 375, itemCounts: [10])
    example.expectCell(0, 8, 8, 171.5, 171.5)
    example.expectCell(1, 195.5, 8, 171.5, 77.75)
    example.expectCell(2, 195.5, 101.75, 30.875, 30.875)
    example.expectCell(3, 242.375, 101.75, 30.875, 7.4375)
    example.expectCell(9, 8, 195.5, 171.5, 171.5)
  }
}
