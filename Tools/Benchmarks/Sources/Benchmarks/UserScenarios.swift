import Compositional
import Floor
import Foundation

/// What a user does with 10^3, 10^4 and 10^5 measured items, in microseconds.
///
/// A floor is the list of S3 or S5 with as many cells a row, in C. It stands beside tags and nested
/// columns as well, which it does not lay out.
struct UserScenarios {
  /// A screen of an app.
  private struct Screen {
    var name: String
    var section: CollectionLayoutSection
    /// The cells a row of the floor.
    var columns = 1
    /// The items of each section; nil for one section.
    var each: Int?
  }

  private static let size = CGSize(width: 390, height: 844)
  private let out = UnsafeMutablePointer<floor_frame>.allocate(capacity: 4096)
  private let memory = UnsafeMutableBufferPointer<ElementFrame>.allocate(capacity: 4096)
  private let sizes: [PreferredSize]

  init() {
    var random = Random(seed: 42)
    sizes = (0..<1 << 17).map { _ in
      PreferredSize(width: Double(40 + random.pick(121)), height: Double(30 + random.pick(91)))
    }
  }

  private var screens: [Screen] {
    [
      Screen(name: "list", section: Layouts.estimatedRows(columns: 1)),
      Screen(name: "three columns", section: Layouts.estimatedRows(columns: 3), columns: 3),
      Screen(name: "tags", section: Layouts.tags()),
      Screen(name: "waterfall", section: Layouts.waterfall(), columns: 2),
      Screen(name: "inbox", section: Layouts.inbox(), each: 20),
      Screen(name: "shared heights", section: Layouts.sharedRows(), columns: 2),
    ]
  }

  /// The scenarios as rows of Markdown: screen, items, then microseconds with the floor behind each.
  func table(upTo most: Int) -> String {
    var lines = [
      "| screen | items | a row measured | a screen | an edit at the start | a rotation | bytes an item |",
      "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for screen in screens {
      for items in [1000, 10_000, 100_000] where items <= most {
        lines.append(row(screen, items))
      }
    }
    return lines.joined(separator: "\n")
  }

  private func row(_ screen: Screen, _ items: Int) -> String {
    let runs = items > 10_000 ? 2 : 5
    var scrolled = prepared(screen, items)
    let before = floor_heap_bytes()
    var layout = prepared(screen, items)
    scroll(&layout, items)
    let bytes = Double(floor_heap_bytes() - before) / Double(items)
    let (scrollFloor, scrollTime) = paired(runs: runs) {
      floor_list_free(floorScroll(items, screen.columns))
    } _: {
      scrolled = prepared(screen, items)
      scroll(&scrolled, items)
    }
    let list = floorScroll(items, screen.columns)
    let (queryFloor, queryTime) = paired(runs: runs) {
      var random = Random(seed: 7)
      for _ in 0..<1000 {
        _ = floor_list_query(list, random.fraction() * (floor_list_height(list) - 844), out)
      }
    } _: {
      query(layout)
    }
    let editable = floorScroll(items, screen.columns)
    let (editFloor, editTime) = paired(runs: runs) {
      for _ in 0..<20 {
        floor_list_insert(editable, 0, 44)
        floor_list_delete(editable, 0)
      }
    } _: {
      edit(&layout)
    }
    let (turnFloor, turnTime) = paired(runs: runs) {
      floor_list_free(floor_list_make(Int64(items), Int32(screen.columns), 44, 1))
    } _: {
      var turned = layout
      turned.prepare(
        itemCounts: layout.itemCounts,
        in: CollectionLayoutEnvironment(size: CGSize(width: 844, height: 390)))
    }
    floor_list_free(list)
    floor_list_free(editable)
    func micro(_ time: Double, _ floor: Double, by count: Double) -> String {
      String(format: "%.2f (%.2f)", time / count / 1000, floor / count / 1000)
    }
    let cells = [
      screen.name, "\(items)", micro(scrollTime, scrollFloor, by: Double(items)),
      micro(queryTime, queryFloor, by: 1000), micro(editTime, editFloor, by: 40),
      micro(turnTime, turnFloor, by: 1), String(format: "%.0f", bytes),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func prepared(_ screen: Screen, _ items: Int) -> CollectionLayout {
    var layout = CollectionLayout(section: screen.section)
    let each = screen.each ?? items
    layout.prepare(
      itemCounts: Array(repeating: each, count: items / each), in: Layouts.environment)
    return layout
  }

  private func answer(_ proposal: MeasurementProposal) -> PreferredSize {
    let path = proposal.id.indexPath
    return sizes[(path.section * 20 + max(0, path.item)) & (sizes.count - 1)]
  }

  /// Scrolls to the end by 50 points, and measures what comes in sight.
  private func scroll(_ layout: inout CollectionLayout, _ items: Int) {
    var y = 0.0
    while true {
      let viewport = Viewport(contentOffset: CGPoint(x: 0, y: y), size: Self.size)
      let change = layout.measure(in: viewport, answer)
      y += Double(change.contentOffsetAdjustment.y)
      let end = Double(layout.contentSize.height) - 844
      guard y < end else { return }
      y = min(y + 50, end)
    }
  }

  private func floorScroll(_ items: Int, _ columns: Int) -> OpaquePointer? {
    let list = floor_list_make(Int64(items), Int32(columns), 44, 1)
    var y = 0.0
    while true {
      let count = floor_list_query(list, y, out)
      for index in 0..<count where floor_list_is_set(list, out[index].item) == 0 {
        let item = Int(out[index].item)
        floor_list_set(list, Int64(item), Double(sizes[item & (sizes.count - 1)].height ?? 0))
      }
      let end = floor_list_height(list) - 844
      guard y < end else { return list }
      y = min(y + 50, end)
    }
  }

  private func query(_ layout: CollectionLayout) {
    var random = Random(seed: 7)
    let height = Double(layout.contentSize.height) - 844
    var found = 0
    for _ in 0..<1000 {
      let rect = CGRect(x: 0, y: random.fraction() * height, width: 390, height: 844)
      found += layout.writeFrames(in: rect, to: memory)
    }
    precondition(found > 1000, "A screen is empty.")
  }

  /// Inserts and deletes an item at the start twenty times, with the view in the middle.
  private func edit(_ layout: inout CollectionLayout) {
    let middle = Double(layout.contentSize.height) / 2
    let viewport = Viewport(contentOffset: CGPoint(x: 0, y: middle), size: Self.size)
    let path = ElementIndexPath(item: 0, section: 0)
    for _ in 0..<20 {
      for isInsertion in [true, false] {
        var batch = BatchUpdates()
        if isInsertion { batch.insertItems(at: [path]) } else { batch.deleteItems(at: [path]) }
        do {
          try layout.update(batch, in: viewport)
        } catch {
          preconditionFailure("\(error)")
        }
      }
    }
  }
}
