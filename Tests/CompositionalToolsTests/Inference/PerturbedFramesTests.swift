import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import CompositionalTools
import Testing

/// Frames that no layout has degrade to a report.
@Suite struct PerturbedFramesTests {
  /// A grid of three columns in a view.
  private static func grid(_ width: CGFloat = 375, count: Int = 20) -> LayoutObservation {
    SeenLayout(
      document, [count], CollectionLayoutEnvironment(size: .init(width: width, height: 667))
    )
    .observation
  }

  private static var document: LayoutDocument {
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(80)),
      subitem: .init(layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1))), count: 3)
    group.interItemSpacing = .fixed(10)
    var section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
    return LayoutDocument(sections: [section])
  }

  @Test func noiseOfHalfAPixelStillMatches() throws {
    for seed in RandomRun.seeds(8) {
      var random = RandomSource(seed: seed)
      var observations = [Self.grid(), Self.grid(768)]
      for index in observations.indices {
        for element in observations[index].elements.indices {
          var frame = observations[index].elements[element].frame
          frame.origin.x += CGFloat(random.number(-0.25...0.25))
          frame.origin.y += CGFloat(random.number(-0.25...0.25))
          frame.size.width += CGFloat(random.number(-0.25...0.25))
          frame.size.height += CGFloat(random.number(-0.25...0.25))
          observations[index].elements[element].frame = frame
        }
      }
      let inference = LayoutInference(observations)
      let wrong = inference.views.reduce(0) { $0 + $1.unexplained.count }
      #expect(wrong <= 4, "seed \(seed): \(wrong) of 40")
    }
  }

  @Test(arguments: [0, 1, 7, 12, 19]) func aMissingElementIsReported(index: Int) throws {
    var observation = Self.grid()
    let id = observation.elements.remove(at: index).id
    let inference = LayoutInference([observation])
    #expect(inference.views[0].unexplained == [])
    // The last one may as well not exist.
    #expect(inference.views[0].absent == (index == 19 ? [] : [id]))
    #expect(inference.layout?.sections.count == 1)
  }

  @Test(arguments: [3, 11, 20]) func anElementElsewhereIsReported(item: Int) throws {
    var observation = Self.grid()
    let id = ElementID.cell(section: 0, item: item)
    let odd = LayoutAttributes(
      id: id, frame: CGRect(x: 33, y: 471, width: 77, height: 13))
    if item < 20 { observation.elements[item] = odd } else { observation.elements.append(odd) }
    let inference = LayoutInference([observation])
    #expect(inference.views[0].unexplained == [id])
    #expect(!inference.isExplained)
  }

  /// Numbers that cannot be laid out are reported, and nothing else is.
  @Test func endlessNumbersAreReported() throws {
    var observation = Self.grid()
    let id = ElementID.cell(section: 0, item: 20)
    for frame in [
      CGRect(x: 1e300, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: 1e308, height: 1e308),
      CGRect(x: -1e200, y: 1e9, width: 1, height: 1),
    ] {
      observation.elements.append(LayoutAttributes(id: id, frame: frame))
      let inference = LayoutInference([observation])
      #expect(inference.views[0].unexplained == [id])
      observation.elements.removeLast()
    }
    let far = LayoutAttributes(
      id: .cell(section: 1 << 40, item: 1 << 40), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    observation.elements.append(far)
    #expect(LayoutInference([observation]).views[0].unexplained == [far.id])
  }

  @Test func nothingIsNoLayout() {
    let empty = LayoutObservation(size: .init(width: 320, height: 480), elements: [])
    #expect(LayoutInference([empty]).layout == nil)
    #expect(LayoutInference([LayoutObservation]()).layout == nil)
    #expect(!LayoutInference([empty]).isExplained)
  }

  /// Frames at random match in one view, whatever they are.
  @Test func anyFramesMatchInOneView() {
    for seed in 0..<40 {
      var random = RandomSource(seed: UInt64(seed))
      let elements = (0..<12).map { item in
        LayoutAttributes(
          id: .cell(section: 0, item: item),
          frame: CGRect(
            x: random.number(0...300), y: random.number(0...600), width: random.number(10...90),
            height: random.number(10...90)))
      }
      let inference = LayoutInference([
        LayoutObservation(size: .init(width: 390, height: 844), elements: elements)
      ])
      #expect(inference.views[0].unexplained == [], "seed \(seed)")
    }
  }
}
