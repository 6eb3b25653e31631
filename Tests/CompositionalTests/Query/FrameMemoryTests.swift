import CompositionalTestSupport
import Testing

@testable import Compositional

/// Frames in the caller's memory, which may be too small for all of them.
@Suite struct FrameMemoryTests {
  /// Memory of any size gets the first frames and no other, and all are counted.
  @Test func memoryGetsWhatFits() {
    Law<RandomLayout>.hold(samples: 300) { layout in
      let engine = layout.engine
      var probes = layout.probes
      let rect = probes.rect(in: engine.contentSize)
      var expected: [ElementFrame] = []
      engine.appendFrames(in: rect, at: nil, to: &expected)
      guard expected.count < 200 else { return nil }
      return complaint(of: engine, in: rect, expected)
    }
  }

  /// Groups that are wholly in the rectangle are written together.
  @Test func memoryGetsTheGroupsThatFit() {
    let item = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(0.25), .absolute(20)))
    let layout = Sample.layout(
      of: CollectionLayoutSection(
        group: .horizontal(layoutSize: .init(.fractionalWidth(1), .absolute(20)), subitems: [item])),
      [39], in: CGSize(width: 100, height: 100))
    let rect = CGRect(x: 0, y: 0, width: 100, height: 200)
    var expected: [ElementFrame] = []
    layout.appendFrames(in: rect, to: &expected)
    #expect(expected.count == 39)
    #expect(complaint(of: layout, in: rect, expected) == nil)
  }

  /// Returns what is wrong with the frames that a query writes to memory of any size; nil if nothing is.
  private func complaint(
    of layout: CollectionLayout, in rect: CGRect, _ expected: [ElementFrame]
  ) -> String? {
    // No element of a layout is of this section.
    let untouched = ElementIndexPath(item: 0, section: -7)
    let room = expected.count + 10
    let memory = UnsafeMutableBufferPointer<ElementFrame>.allocate(capacity: room)
    defer { memory.deallocate() }
    guard let first = expected.first else { return nil }
    for size in 0...room {
      memory.initialize(repeating: frame(first, at: untouched))
      let count = layout.writeFrames(in: rect, to: .init(rebasing: memory[..<size]))
      guard count == expected.count else { return "\(count) of \(expected.count) are counted" }
      let written = min(size, count)
      guard memory[..<written].elementsEqual(expected[..<written]),
        memory[written...].allSatisfy({ $0.indexPath == untouched })
      else { return "memory for \(size) of \(count) frames" }
    }
    return nil
  }

  /// Returns a frame with another index path.
  private func frame(_ frame: ElementFrame, at path: ElementIndexPath) -> ElementFrame {
    ElementFrame(frame: frame.frame, indexPath: path, source: frame.source, slot: Int(frame.slot))
  }

  /// Uniform groups far from the start of the content, where positions are rounded to a good part of
  /// a group.
  @Test(arguments: [0x1p20, 0x1p40, 0x1p46], [false, true])
  func distantGroups(distance: Double, isMirrored: Bool) {
    let size = { (length: Double) in
      CollectionLayoutSize(.absolute(CGFloat(length)), .fractionalHeight(1))
    }
    var random = RandomSource(seed: 5)
    for length in [0.1, 0.5, 1.0 / 3, 1, 7.7] {
      let sections = [distance, length, distance].map { length in
        CollectionLayoutSection(
          group: .horizontal(
            layoutSize: size(length),
            subitems: [CollectionLayoutItem(layoutSize: .init(.fractionalWidth(1), .absolute(10)))])
        )
      }
      var configuration = CollectionLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      var layout = CollectionLayout(configuration: configuration) { index, _ in sections[index] }
      var environment = CollectionLayoutEnvironment(size: CGSize(width: 40, height: 50))
      environment.displayScale = 16
      environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      layout.prepare(itemCounts: [1, 300, 1], in: environment)
      let all = layout.allAttributes().filter { $0.indexPath.section == 1 }
      #expect(all.count == 300)
      for _ in 0..<40 {
        let start = all[random.integer(0...299)].frame.minX
        let rect = CGRect(
          x: start + CGFloat(random.number(-2...2)), y: 0,
          width: CGFloat(random.pick([0.25, 1, 20])), height: 50)
        let met = all.filter { $0.frame.minX < rect.maxX && rect.minX < $0.frame.maxX }
        let found = layout.attributes(in: rect).filter { $0.indexPath.section == 1 }
        #expect(Set(found.map(\.id)) == Set(met.map(\.id)), "\(length) at \(distance), \(rect)")
      }
    }
  }
}
