import Compositional
import Floor
import Foundation

/// The scenarios, each with a check of its result.
struct Scenarios {
  var report = Report()
  private let queries = 10_000
  private let environment = Layouts.environment
  private let floorBuffer = [floor_frame](repeating: floor_frame(), count: 4096)
  private let memory = UnsafeMutableBufferPointer<ElementFrame>.allocate(capacity: 4096)

  private func prepared(_ section: CollectionLayoutSection, _ counts: [Int]) -> CollectionLayout {
    var layout = CollectionLayout(section: section)
    layout.prepare(itemCounts: counts, in: environment)
    return layout
  }

  private func offsets(height: Double) -> [Double] {
    var random = Random(seed: 7)
    return (0..<queries).map { _ in random.fraction() * (height - 844) }
  }

  /// Writes the frames visible in each viewport to reused memory, and returns their total number.
  private func visible(
    _ layout: CollectionLayout, _ offsets: [Double],
    _ memory: UnsafeMutableBufferPointer<ElementFrame>, pinned: Bool = false
  ) -> Int {
    var total = 0
    for offset in offsets {
      let rect = CGRect(x: 0, y: offset, width: 390, height: 844)
      if pinned {
        let viewport = Viewport(contentOffset: rect.origin, size: rect.size)
        total += layout.writeFrames(in: rect, at: viewport, to: memory)
      } else {
        total += layout.writeFrames(in: rect, to: memory)
      }
    }
    return total
  }

  /// Appends the full attributes visible in each viewport to a reused buffer, and returns their
  /// total number.
  private func attributes(
    _ layout: CollectionLayout, _ offsets: [Double], _ buffer: inout [LayoutAttributes]
  ) -> Int {
    var total = 0
    for offset in offsets {
      buffer.removeAll(keepingCapacity: true)
      layout.appendAttributes(
        in: CGRect(x: 0, y: offset, width: 390, height: 844), to: &buffer)
      total += buffer.count
    }
    return total
  }

  /// S1: preparing a layout from a description, and writing all frames.
  mutating func preparing() {
    for items in [10_000, 1_000_000, 1_000_000_000] {
      let time = nanoseconds(runs: 101) { _ = prepared(Layouts.grid(), [items]) }
      report.add(
        "S1a ready, \(items) items", report.format(time), target: "< 20 us", isMet: time < 20_000)
    }
    let items = 1_000_000
    let layout = prepared(Layouts.grid(), [items])
    let height = Double(32 + (items + 2) / 3 * 122 - 8)
    check("S1 height", Int(layout.contentSize.height), Int(height))
    var floors = [floor_rect](repeating: floor_rect(), count: items)
    var frames = [CGRect](repeating: .zero, count: items)
    let (floor, time) = paired {
      _ = floors.withUnsafeMutableBufferPointer {
        floor_grid_all(Int64(items), $0.baseAddress)
      }
    } _: {
      frames.withUnsafeMutableBufferPointer {
        layout.writeFrames(ofItems: 0..<items, inSection: 0, to: $0)
      }
    }
    let isEqual = zip(floors, frames).allSatisfy {
      $0.x == $1.minX && $0.y == $1.minY && $0.width == $1.width && $0.height == $1.height
    }
    check("S1b equal frames", isEqual ? 1 : 0, 1)
    report.add("S1b all frames, 1M items", time, floor: floor, atMost: 2)
  }

  /// S2: random visible queries of the grid; returns the times of one query by item count.
  mutating func querying() -> [Int: (floor: Double, frames: Double)] {
    let checks = [1000: 235_465, 100_000: 235_473, 1_000_000: 235_620]
    var times: [Int: (floor: Double, frames: Double)] = [:]
    for items in [1000, 100_000, 1_000_000, 1_000_000_000] {
      let layout = prepared(Layouts.grid(), [items])
      let offsets = offsets(height: Double(layout.contentSize.height))
      var full: [LayoutAttributes] = []
      var answers = [0, 0, 0]
      var out = floorBuffer
      let (floor, time) = paired {
        answers[0] = 0
        out.withUnsafeMutableBufferPointer { out in
          for offset in offsets {
            answers[0] += floor_grid_query(Int64(items), offset, out.baseAddress)
          }
        }
      } _: {
        answers[1] = visible(layout, offsets, memory)
      }
      let attributes = nanoseconds { answers[2] = self.attributes(layout, offsets, &full) }
      for answer in answers { check("S2 at \(items)", answer, checks[items] ?? answers[0]) }
      let one = Double(queries)
      times[items] = (floor / one, time / one)
      report.add(
        "S2 names and frames, \(items) items", time / one, floor: floor / one, atMost: 4)
      report.add(
        "S2 full attributes, \(items) items", attributes / one, floor: floor / one, atMost: 10)
    }
    if let few = times[1000], let many = times[1_000_000_000] {
      let ratio = many.frames / few.frames
      report.add(
        "S2 10^9 against 10^3 items", String(format: "%.2fx", ratio), target: "<= 1.3x",
        isMet: ratio <= 1.3)
    }
    return times
  }

  /// S4: random visible queries of nested groups.
  mutating func nesting() {
    let items = 100_002
    let layout = prepared(Layouts.mosaic(), [items])
    let offsets = offsets(height: Double(layout.contentSize.height))
    var full: [LayoutAttributes] = []
    var answers = [0, 0, 0]
    var out = floorBuffer
    let (floor, time) = paired {
      answers[0] = 0
      out.withUnsafeMutableBufferPointer { out in
        for offset in offsets {
          answers[0] += floor_mosaic_query(Int64(items), offset, out.baseAddress)
        }
      }
    } _: {
      answers[1] = visible(layout, offsets, memory)
    }
    let attributes = nanoseconds { answers[2] = self.attributes(layout, offsets, &full) }
    for answer in answers { check("S4", answer, 160_164) }
    let one = Double(queries)
    report.add("S4 names and frames", time / one, floor: floor / one, atMost: 4)
    report.add("S4 full attributes", attributes / one, floor: floor / one, atMost: 10)
  }

  /// Repeats one scenario for a profiler: S2, S4, S7 or S8.
  func profile(_ scenario: String) {
    let masonry = Layouts.masonry(items: 100_000)
    let (section, counts): (CollectionLayoutSection, [Int])
    switch scenario {
    case "S2": (section, counts) = (Layouts.grid(), [1_000_000])
    case "S4": (section, counts) = (Layouts.mosaic(), [100_002])
    case "S7": (section, counts) = (Layouts.headed(), Array(repeating: 10, count: 100_000))
    case "S8": (section, counts) = (masonry.0, [100_000])
    default: return
    }
    let layout = prepared(section, counts)
    let offsets = offsets(height: Double(layout.contentSize.height))
    for _ in 0..<1000 { _ = visible(layout, offsets, memory, pinned: scenario == "S7") }
  }

  /// S7: many sections with pinned headers; `reference` is the time of a query of S2.
  mutating func stacking(reference: Double) {
    let sections = 100_000
    var layout = prepared(Layouts.headed(), Array(repeating: 10, count: sections))
    check("S7 height", Int(layout.contentSize.height), sections * 470)
    let offsets = offsets(height: Double(layout.contentSize.height))
    var answer = 0
    let queried = nanoseconds {
      answer = visible(layout, offsets, memory, pinned: true)
    }
    check("S7 elements", answer, Self.elementsUnderHeaders(offsets))
    report.add("S7 query against S2", queried / Double(queries), floor: reference, atMost: 3)

    var random = Random(seed: 99)
    let one = nanoseconds(runs: 101) { _ = prepared(Layouts.headed(), [10]) }
    let edits = 1000
    let invalidated = nanoseconds {
      for _ in 0..<edits { _ = try? layout.update([.reloadSection(random.pick(sections))]) }
    }
    report.add(
      "S7 reload of a section against a layout of one section", invalidated / Double(edits),
      floor: one,
      atMost: 3)
  }

  /// Returns the number of visible rows and headers by definition: the pinned header is always
  /// visible.
  private static func elementsUnderHeaders(_ offsets: [Double]) -> Int {
    offsets.reduce(0) { sum, offset in
      let first = Int(offset / 470)
      let last = Int(((offset + 844) / 470).rounded(.up)) - 1
      return sum
        + (first...last).reduce(0) { sum, section in
          let top = Double(section) * 470
          let pinned = min(max(top, offset), top + 440)
          let header = pinned < offset + 844 && pinned + 30 > offset ? 1 : 0
          let rows = (0..<10).count {
            let y = top + 30 + Double($0) * 44
            return y < offset + 844 && y + 44 > offset
          }
          return sum + header + rows
        }
    }
  }

  /// S8: one custom group of many items, against a search in the same boxes.
  mutating func masonry() {
    let items = 100_000
    let (section, height) = Layouts.masonry(items: items)
    let layout = prepared(section, [items])
    let offsets = offsets(height: height)
    let frames = layout.frames(of: items)
    let boxes = frames.enumerated().map { index, frame in
      floor_frame(
        x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
        height: Double(frame.height), item: Int64(index))
    }
    let search = floor_boxes_create(boxes, boxes.count)
    defer { floor_boxes_free(search) }
    var out = floorBuffer
    var answers = [0, 0]
    let (floor, time) = paired {
      answers[0] = 0
      out.withUnsafeMutableBufferPointer { out in
        for offset in offsets { answers[0] += floor_boxes_query(search, offset, out.baseAddress) }
      }
    } _: {
      answers[1] = visible(layout, offsets, memory)
    }
    check("S8", answers[1], answers[0])
    let one = Double(queries)
    report.add("S8 query, 10^5 custom items", time / one, floor: floor / one, atMost: 2)
  }
}

extension CollectionLayout {
  /// Returns the frames of the first cells of the first section, looked up one by one.
  fileprivate func frames(of count: Int) -> [CGRect] {
    (0..<count).compactMap { attributes(for: .cell(section: 0, item: $0))?.frame }
  }
}
