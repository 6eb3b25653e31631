import Compositional
import Foundation
import Testing

@Suite("Hashing of geometry")
struct GeometryHashingTests {
  /// Rectangles that differ in one number each, and the same with other numbers.
  private static let rects = [
    CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 9, y: 2, width: 3, height: 4),
    CGRect(x: 1, y: 9, width: 3, height: 4), CGRect(x: 1, y: 2, width: 9, height: 4),
    CGRect(x: 1, y: 2, width: 3, height: 9),
  ]

  @Test("Each number of a frame counts, and equal values are one member of a set")
  func frames() {
    let attributes = Self.rects.map {
      LayoutAttributes(id: .cell(ElementIndexPath(item: 0, section: 0)), frame: $0, zIndex: 0)
    }
    #expect(Set(attributes.map { $0.hashValue }).count == attributes.count)
    #expect(Set(attributes + attributes).count == attributes.count)
  }

  @Test("Each number of a viewport counts")
  func viewports() {
    let viewports = Self.rects.map { Viewport(contentOffset: $0.origin, size: $0.size) }
    #expect(Set(viewports.map { $0.hashValue }).count == viewports.count)
    #expect(Set(viewports + viewports).count == viewports.count)
  }

  @Test("An optional rectangle is hashed by its numbers")
  func optionals() {
    func hash(_ rect: CGRect?) -> Int {
      var hasher = Hasher()
      hasher.combine(rect)
      return hasher.finalize()
    }
    #expect(Set((Self.rects + [nil]).map(hash)).count == 6)
    #expect(hash(nil) == hash(nil))
    #expect(hash(Self.rects[0]) == hash(Self.rects[0]))
  }
}
