import Compositional
import Floor
import Foundation

/// The scenarios with measured sizes: S3, scrolling down a list of estimates, and S5, edits of a
/// list of known heights.
struct SizedScenarios {
  private let environment = Layouts.environment
  private let out = UnsafeMutablePointer<floor_frame>.allocate(capacity: 4096)
  private let memory = UnsafeMutableBufferPointer<ElementFrame>.allocate(capacity: 4096)

  private func heights(_ count: Int) -> [Double] {
    var random = Random(seed: 42)
    return (0..<count).map { _ in random.height() }
  }

  private func prepared(_ items: Int, columns: Int) -> CollectionLayout {
    var layout = CollectionLayout(section: Layouts.estimatedRows(columns: columns))
    layout.prepare(itemCounts: [items], in: environment)
    return layout
  }

  /// Runs one scenario of the engine alone, for a profiler.
  func profile(_ name: String) {
    let heights = heights(100_000)
    switch name {
    case "S5":
      var layout = measured(heights, 1)
      _ = edits(&layout, 200_000)
    case "S5x3":
      var layout = measured(heights, 3)
      _ = edits(&layout, 3000)
    case "S3x3": for _ in 0..<10 { _ = scroll(heights, 3) }
    default: for _ in 0..<10 { _ = scroll(heights, 1) }
    }
  }

  // MARK: S3

  /// S3: every row is measured when it becomes visible, 500 points per step.
  func scrolling(_ report: inout Report) {
    for (items, columns) in [(100_000, 1), (1_000_000, 1), (100_000, 3)] {
      let heights = heights(items)
      var steps = 0
      var floorHeight = 0.0
      var height = 0.0
      let runs = items > 100_000 ? 3 : 5
      let (floor, time) = paired(runs: runs) {
        (steps, floorHeight) = floorScroll(heights, columns)
      } _: {
        height = scroll(heights, columns)
      }
      check("S3 heights agree", Int(height), Int(floorHeight))
      if items == 100_000, columns == 1 { check("S3", Int(height), 16_543_844) }
      report.add(
        "S3 step, \(items) items, \(columns) a row", time / Double(steps),
        floor: floor / Double(steps), atMost: 30)
    }
  }

  private func floorScroll(_ heights: [Double], _ columns: Int) -> (steps: Int, height: Double) {
    let list = floor_list_make(Int64(heights.count), Int32(columns), 44, 0)
    defer { floor_list_free(list) }
    var offset = 0.0
    var steps = 0
    while true {
      steps += 1
      var isSettled = false
      while !isSettled {
        isSettled = true
        let count = floor_list_query(list, offset, out)
        for index in 0..<count where floor_list_is_set(list, out[index].item) == 0 {
          isSettled = false
          floor_list_set(list, out[index].item, heights[Int(out[index].item)])
        }
      }
      let end = floor_list_height(list) - 844
      guard offset < end else { return (steps, floor_list_height(list)) }
      offset = min(offset + 500, end)
    }
  }

  /// Scrolls down the list of S3 once.
  func scrollOnce() { _ = scroll(heights(100_000), 1) }

  /// Scrolls down the list of S3 once, and asks for the size of each row besides.
  func scrollOnce(_ ask: (Int, CollectionLayoutEnvironment) -> PreferredSize) {
    _ = scroll(heights(100_000), 1) { _ = ask($0, environment) }
  }

  private func scroll(
    _ heights: [Double], _ columns: Int, _ asking: (Int) -> Void = { _ in }
  ) -> Double {
    var layout = prepared(heights.count, columns: columns)
    var isMeasured = [Bool](repeating: false, count: heights.count)
    var offset = 0.0
    while true {
      var isSettled = false
      while !isSettled {
        isSettled = true
        let rect = CGRect(x: 0, y: offset, width: 390, height: 844)
        let count = layout.writeFrames(in: rect, to: memory)
        for index in 0..<count {
          let path = memory[index].indexPath
          guard !isMeasured[path.item] else { continue }
          isMeasured[path.item] = true
          isSettled = false
          asking(path.item)
          layout.record(ElementMeasurement(.cell(path), PreferredSize(height: heights[path.item])))
        }
      }
      let end = Double(layout.contentSize.height) - 844
      guard offset < end else { return Double(layout.contentSize.height) }
      offset = min(offset + 500, end)
    }
  }

  // MARK: S5

  /// S5: insertions and deletions in a list of known heights, with a query after each.
  func editing(_ report: inout Report) {
    for (items, columns) in [(100_000, 1), (1_000_000, 1), (100_000, 3)] {
      let heights = heights(items)
      let edits = columns == 1 ? 1000 : 100
      let measured = measured(heights, columns)
      var answers = [0, 0]
      var lists = (0..<7).map { _ in floorList(heights, columns) }
      var layouts = (0..<7).map { _ in measured.copied() }
      // Memory is freed after the runs: it is no part of an edit.
      var edited: (lists: [OpaquePointer], layouts: [CollectionLayout]) = ([], [])
      let (floor, time) = paired(runs: 5) {
        guard let list = lists.popLast() else { return }
        answers[0] = floorEdits(list, edits)
        list.map { edited.lists.append($0) }
      } _: {
        guard var layout = layouts.popLast() else { return }
        answers[1] = self.edits(&layout, edits)
        edited.layouts.append(layout)
      }
      for list in lists + edited.lists { floor_list_free(list) }
      check("S5 answers agree", answers[1], answers[0])
      if items == 100_000, columns == 1 { check("S5", answers[1], 6_035) }
      report.add(
        "S5 edit, \(items) items, \(columns) a row", time / Double(edits),
        floor: floor / Double(edits), atMost: columns == 1 ? 10 : 40)
    }
  }

  private func floorList(_ heights: [Double], _ columns: Int) -> OpaquePointer? {
    let list = floor_list_make(Int64(heights.count), Int32(columns), 44, 1)
    for (item, height) in heights.enumerated() { floor_list_set(list, Int64(item), height) }
    return list
  }

  private func measured(_ heights: [Double], _ columns: Int) -> CollectionLayout {
    var layout = prepared(heights.count, columns: columns)
    for (item, height) in heights.enumerated() {
      layout.record(
        ElementMeasurement(.cell(section: 0, item: item), PreferredSize(height: height)))
    }
    return layout
  }

  private func floorEdits(_ list: OpaquePointer?, _ edits: Int) -> Int {
    var random = Random(seed: 99)
    var items = floor_list_count(list)
    var answer = 0
    for edit in 0..<edits {
      if edit % 2 == 0 {
        let item = Int64(random.pick(Int(items) + 1))
        floor_list_insert(list, item, random.height())
        items += 1
      } else {
        floor_list_delete(list, Int64(random.pick(Int(items))))
        items -= 1
      }
      let offset = random.fraction() * (floor_list_height(list) - 844)
      answer += floor_list_query(list, offset, out)
    }
    return answer
  }

  private func edits(_ layout: inout CollectionLayout, _ edits: Int) -> Int {
    var random = Random(seed: 99)
    var items = layout.itemCounts[0]
    var answer = 0
    for edit in 0..<edits {
      var batch = BatchUpdates()
      if edit % 2 == 0 {
        let path = ElementIndexPath(item: random.pick(items + 1), section: 0)
        let height = random.height()
        batch.insertItems(at: [path])
        apply(batch, to: &layout)
        layout.record(ElementMeasurement(.cell(path), PreferredSize(height: height)))
        items += 1
      } else {
        batch.deleteItems(at: [ElementIndexPath(item: random.pick(items), section: 0)])
        apply(batch, to: &layout)
        items -= 1
      }
      let offset = random.fraction() * (Double(layout.contentSize.height) - 844)
      let rect = CGRect(x: 0, y: offset, width: 390, height: 844)
      answer += layout.writeFrames(in: rect, to: memory)
    }
    return answer
  }

  private func apply(_ batch: BatchUpdates, to layout: inout CollectionLayout) {
    do {
      try layout.update(batch)
    } catch {
      preconditionFailure("S5: \(error)")
    }
  }
}

extension CollectionLayout {
  /// Returns a copy of the layout that shares no storage with it.
  fileprivate func copied() -> CollectionLayout {
    var copy = self
    copy.record(
      ElementMeasurement(.cell(section: 0, item: 0), PreferredSize(height: 1)))
    if let height = attributes(for: .cell(section: 0, item: 0))?.size.height {
      copy.record(ElementMeasurement(.cell(section: 0, item: 0), PreferredSize(height: height)))
    }
    return copy
  }
}
