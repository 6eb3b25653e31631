import Compositional
import Foundation
import Testing

/// Pixels of displays whose scale is no whole number.
struct PixelGridTests {
  /// Three pixels are two points: a cell at 50.5 points, which are 75.75 pixels, is at 76 pixels.
  @Test(arguments: [false, true]) func framesAreRoundedAtFractionalScales(isMeasured: Bool) {
    let size = CollectionLayoutSize(.absolute(50), isMeasured ? .estimated(20) : .absolute(20))
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), isMeasured ? .estimated(20) : .absolute(20)),
      subitems: [CollectionLayoutItem(layoutSize: size)])
    group.interItemSpacing = .fixed(0.5)
    var layout = CollectionLayout(section: CollectionLayoutSection(group: group))
    let screen = CGSize(width: 101, height: 200)
    layout.prepare(
      itemCounts: [4], in: CollectionLayoutEnvironment(size: screen, displayScale: 1.5))
    let expected = [0.0, 20].flatMap { (y: Double) -> [CGRect] in
      [0, 76 / 1.5].map { (x: Double) in CGRect(x: x, y: y, width: 50, height: 20) }
    }
    let rect = CGRect(origin: .zero, size: screen)
    var frames: [ElementFrame] = []
    layout.appendFrames(in: rect, to: &frames)
    #expect(frames.map(\.frame) == expected)
    let attributes = layout.attributes(in: rect)
    #expect(attributes.map { $0.frame.width } == [50, 50, 50, 50])
    // A frame that follows from a center may differ in its last digit.
    for (attributes, frame) in zip(attributes, expected) {
      #expect(abs(attributes.frame.minX - frame.minX) < 1e-9)
      #expect(attributes.frame.minY == frame.minY)
    }
  }
}
