import CompositionalTestSupport
import Testing

@testable import Compositional

/// The spatial index against a search of all boxes.
@Suite struct BoxTreeTests {
  /// The numbers of boxes at which a tree gets another level, and others.
  private static let counts = [33, 63, 64, 65, 72, 100, 511, 512, 513, 1000, 4097]

  /// Boxes with fractional corners, some without area, some equal to others.
  private func boxes(_ count: Int, _ random: inout RandomSource) -> [Box] {
    var list: [Box] = []
    for _ in 0..<count {
      if let box = list.last, random.chance(5) {
        list.append(box)
        continue
      }
      let origin = Vector(x: random.number(-100...400), y: random.number(-100...2000))
      let size = Vector(
        x: random.chance(10) ? 0 : random.number(0...40),
        y: random.chance(10) ? 0 : random.number(0...40))
      list.append(Box(origin: origin, size: size))
    }
    return list
  }

  /// Every box that touches a target is found once, and no other.
  @Test(arguments: counts) func everyTouchingBoxIsFoundOnce(_ count: Int) throws {
    var random = RandomSource(seed: UInt64(count))
    let list = boxes(count, &random)
    let tree = try #require(BoxTree(list))
    for _ in 0..<200 {
      var target = Box(
        origin: Vector(x: random.number(-150...450), y: random.number(-150...2050)),
        size: Vector(x: random.number(0...200), y: random.number(0...400)))
      // A target that begins exactly where a box ends touches it.
      if random.chance(30) {
        let box = random.pick(list)
        target.origin = box.origin + box.size
      }
      var found: [Int] = []
      tree.forEach(touching: target) { index, box in
        #expect(box == list[index])
        found.append(index)
      }
      #expect(found.sorted() == list.indices.filter { list[$0].touches(target) })
    }
  }

  /// Zeros of both signs are the same place, and a box of negative size is what its edges say.
  @Test func zerosAndNegativeSizes() throws {
    let numbers: [Double] = [-0.0, 0, 1, -1, -.leastNonzeroMagnitude]
    var list: [Box] = []
    for x in numbers {
      for size in numbers {
        list.append(Box(origin: Vector(x: x, y: size), size: Vector(x: size, y: x)))
        list.append(Box(origin: Vector(x: size, y: x), size: Vector(x: size, y: -x)))
      }
    }
    let tree = try #require(BoxTree(list))
    for x in numbers {
      for y in numbers {
        for size in numbers {
          let target = Box(origin: Vector(x: x, y: y), size: Vector(x: size, y: -size))
          var found: [Int] = []
          tree.forEach(touching: target) { index, _ in found.append(index) }
          #expect(found.sorted() == list.indices.filter { list[$0].touches(target) })
        }
      }
    }
  }

  /// A small target in a grid is found after few comparisons, whichever axis is longer.
  @Test(arguments: [LayoutAxis.horizontal, .vertical])
  func aSmallTargetIsFoundSoon(_ axis: LayoutAxis) throws {
    var list: [Box] = []
    for index in 0..<4096 {
      var origin = Vector.zero
      origin[axis] = Double(index / 4) * 10
      origin[axis.perpendicular] = Double(index % 4) * 10
      list.append(Box(origin: origin, size: Vector(x: 8, y: 8)))
    }
    let tree = try #require(BoxTree(list))
    var random = RandomSource(seed: 7)
    for _ in 0..<100 {
      var target = Box(origin: .zero, size: Vector(x: 5, y: 5))
      target.origin[axis] = random.number(0...10_200)
      target.origin[axis.perpendicular] = random.number(0...35)
      let visited = tree.forEach(touching: target) { _, _ in }
      // Four levels, and a few neighbors on each.
      #expect(visited.nodes <= 60 && visited.boxes <= 64)
    }
  }

  /// How much a query visits depends neither on the place of the boxes nor on the names of the axes.
  @Test func theWorkIsThatOfMovedAndTransposedBoxes() throws {
    var random = RandomSource(seed: 3)
    let list = (0..<3000).map { _ in
      Box(
        origin: Vector(x: random.number(0...300), y: random.number(0...1000)),
        size: Vector(x: random.number(1...20), y: random.number(1...60)))
    }
    let distance = Vector(x: 65_536, y: 0)
    func transposed(_ box: Box) -> Box {
      Box(
        origin: Vector(x: box.origin.y, y: box.origin.x),
        size: Vector(x: box.size.y, y: box.size.x))
    }
    let tree = try #require(BoxTree(list))
    let moved = try #require(BoxTree(list.map { $0.moved(by: distance) }))
    let other = try #require(BoxTree(list.map(transposed)))
    for _ in 0..<50 {
      let target = Box(
        origin: Vector(x: random.number(0...300), y: random.number(0...1000)),
        size: Vector(x: 30, y: 30))
      let visited = tree.forEach(touching: target) { _, _ in }
      let ofMoved = moved.forEach(touching: target.moved(by: distance)) { _, _ in }
      let ofOther = other.forEach(touching: transposed(target)) { _, _ in }
      #expect(ofMoved.nodes == visited.nodes && ofMoved.boxes == visited.boxes)
      #expect(ofOther.nodes == visited.nodes && ofOther.boxes == visited.boxes)
    }
  }

  /// Few boxes need no tree.
  @Test func fewBoxesNeedNoTree() {
    var random = RandomSource(seed: 1)
    #expect(BoxTree(boxes(32, &random)) == nil)
    #expect(BoxTree([]) == nil)
  }
}
