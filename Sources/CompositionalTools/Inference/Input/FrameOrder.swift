import Compositional
import CompositionalDocuments

/// Rectangles that nothing else is known about, as elements of sections in an order.
enum FrameOrder: CaseIterable {
  /// Row by row from the top, each row from its start.
  case reading
  /// By cuts into rows, and of these into columns, and so on.
  case cutting
  /// As the rectangles are listed.
  case listed

  /// Returns the observations of some lists of rectangles of the same data.
  ///
  /// Whatever repeats is a section, and a change of the pattern begins another.
  func observations(_ lists: [FrameList]) -> [LayoutObservation] {
    let views = lists.map { list in
      OrderedFrames(boxes: sorted(list), width: Double(list.size.width))
    }
    return zip(lists, views).map { list, view in
      var observation = LayoutObservation(size: list.size, elements: [])
      // The list has all that is between its rectangles.
      if let first = list.frames.first {
        observation.area = CGRect(list.frames.reduce(Box(first)) { $0.union(Box($1)) })
      }
      for (section, cells) in view.sections().enumerated() {
        let isRow = OrderedFrames.isRow(cells.map { $0.box }[...], width: view.width)
        for cell in cells {
          let id = ElementID.cell(section: section, item: cell.item)
          observation.elements.append(LayoutAttributes(id: id, frame: CGRect(cell.box)))
          if isRow { observation.unscrolledFrames[id] = CGRect(cell.box) }
        }
      }
      return observation
    }
  }

  /// Returns the orders that differ for some lists.
  static func distinct(_ lists: [FrameList]) -> [FrameOrder] {
    var known: [[[Box]]] = []
    return allCases.filter { order in
      let boxes = lists.map { order.sorted($0) }
      if known.contains(boxes) { return false }
      known.append(boxes)
      return true
    }
  }

  private func sorted(_ list: FrameList) -> [Box] {
    let boxes = list.frames.map { Box($0) }
    switch self {
    case .listed: return boxes
    case .reading: return Self.rows(boxes).flatMap { $0 }
    case .cutting: return Self.cut(boxes, depth: 0)
    }
  }

  /// Returns the rows of boxes that begin at the same height, each from its start.
  static func rows(_ boxes: [Box]) -> [[Box]] {
    var rows: [[Box]] = []
    for box in boxes.sorted(by: { ($0.origin.y, $0.origin.x) < ($1.origin.y, $1.origin.x) }) {
      if let first = rows.last?.first, box.origin.y - first.origin.y < 1 {
        rows[rows.count - 1].append(box)
      } else {
        rows.append([box])
      }
    }
    return rows.map { $0.sorted { $0.origin.x < $1.origin.x } }
  }

  /// Returns boxes in the order of their cuts.
  private static func cut(_ boxes: [Box], depth: Int) -> [Box] {
    guard boxes.count > 1, depth < 24 else { return boxes }
    for axis in [LayoutAxis.vertical, .horizontal] {
      let sorted = boxes.sorted { $0.origin[axis] < $1.origin[axis] }
      var parts: [[Box]] = [[]]
      var end = -Double.infinity
      for box in sorted {
        if box.min(axis) >= end - 0.7, !parts[parts.count - 1].isEmpty { parts.append([]) }
        parts[parts.count - 1].append(box)
        end = max(end, box.max(axis))
      }
      if parts.count > 1 { return parts.flatMap { cut($0, depth: depth + 1) } }
    }
    return rows(boxes).flatMap { $0 }
  }
}

/// The rectangles of a view in an order.
struct OrderedFrames {
  let boxes: [Box]
  /// The width of the view, in points.
  let width: Double

  /// True if boxes stand in a row that leaves the view.
  static func isRow(_ boxes: ArraySlice<Box>, width: Double) -> Bool {
    guard let first = boxes.first else { return false }
    return boxes.contains { $0.max(.horizontal) > width + 1 }
      && boxes.allSatisfy { $0.min(.vertical) < first.max(.vertical) }
  }

  /// A rectangle with its place in its section.
  struct Cell {
    let item: Int
    let box: Box
  }

  /// The longest group that repeats, in rectangles.
  private static let longest = 32
  /// The most sections that are told apart.
  private static let mostSections = 256

  /// Returns the rectangles of each section.
  ///
  /// Where one of a pattern is missing, its place is left out. One that is in the way of a pattern is
  /// the last of its section.
  func sections() -> [[Cell]] {
    var sections: [[Cell]] = []
    var start = 0
    while start < boxes.count {
      if sections.count == Self.mostSections {
        let rest = boxes[start...].enumerated().map { Cell(item: $0, box: $1) }
        return sections + [rest]
      }
      let band = band(from: start, boxes.count)
      var best = Run(
        cells: boxes[start..<(start + band)].enumerated().map { Cell(item: $0, box: $1) },
        surplus: [], period: band)
      if !Self.isRow(boxes[start..<(start + band)], width: width) {
        for period in 1...max(1, min(Self.longest, boxes.count - start - 1)) {
          for lead in 0..<period {
            guard let run = run(of: period, from: start, lead: lead), run.worth > best.worth
            else { continue }
            best = run
          }
        }
      }
      start += best.cells.count + best.surplus.count
      let next = (best.cells.last?.item ?? 0) + 1
      sections.append(
        best.cells + best.surplus.enumerated().map { Cell(item: next + $0, box: $1) })
    }
    return sections
  }

  /// Rectangles of a pattern, and those in its way.
  private struct Run {
    var cells: [Cell]
    var surplus: [Box]
    /// The rectangles of the pattern.
    let period: Int

    /// How many rectangles the pattern explains beyond its own, less those that it misses.
    var worth: Int {
      let holes = (cells.last?.item ?? 0) + 1 - cells.count
      return cells.count - period - 2 * holes - 3 * surplus.count
    }
  }

  /// Returns the rectangles from one on that repeat after some of them; nil if they do not.
  ///
  /// - Parameter lead: How many rectangles stand before the first whole group; zero where the first
  ///   group is whole.
  private func run(of period: Int, from start: Int, lead: Int) -> Run? {
    let origin = start + lead
    guard origin + period < boxes.count else { return nil }
    let first = boxes[origin]
    // The first that repeats may come after one that is in the way.
    let again = boxes[(origin + period)...].prefix(2).first {
      abs($0.origin.x - first.origin.x) < 0.8 && abs($0.size.x - first.size.x) < 0.8
        && abs($0.size.y - first.size.y) < 0.8
    }
    guard let again, again.origin.y - first.origin.y > 0.7 else { return nil }
    let pitch = again.origin.y - first.origin.y
    // A group ends before the next one begins.
    let model = boxes[origin..<(origin + period)]
    let top = model.map { $0.min(.vertical) }.min() ?? 0
    let bottom = model.map { $0.max(.vertical) }.max() ?? 0
    guard bottom - top <= pitch + 0.8 else { return nil }
    let groups = lead > 0 ? 1 : 0
    func fits(_ box: Box, _ item: Int) -> Bool {
      let model = model[origin + item % period]
      let distance = item / period - groups
      let top = model.origin.y + pitch * Double(distance)
      return abs(box.origin.x - model.origin.x) < 0.8 && abs(box.size.x - model.size.x) < 0.8
        && abs(box.size.y - model.size.y) < 0.8
        && abs(box.origin.y - top) < 0.8 + 0.35 * Double(distance.magnitude)
    }
    var run = Run(cells: [], surplus: [], period: period)
    var item = 0
    var index = start
    while index < boxes.count {
      let box = boxes[index]
      if let found = (item...(item + period)).first(where: { fits(box, $0) }) {
        run.cells.append(Cell(item: found, box: box))
        item = found + 1
      } else if index > origin, run.surplus.count < 2, index + 1 < boxes.count,
        (item...(item + period)).contains(where: { fits(boxes[index + 1], $0) })
      {
        run.surplus.append(box)
      } else {
        break
      }
      index += 1
    }
    let count = run.cells.count
    let isWhole = index == boxes.count && count > period
    guard index > origin, count >= 2 * period || isWhole else { return nil }
    // A group that is not whole in its own view is one that misses some of its rectangles.
    return lead == 0 || run.cells.prefix(lead).allSatisfy { $0.item < period } ? run : nil
  }

  /// Returns how many boxes from one on overlap vertically in one band.
  private func band(from start: Int, _ count: Int) -> Int {
    var end = boxes[start].max(.vertical)
    var index = start + 1
    while index < count, boxes[index].min(.vertical) < end - 0.7,
      boxes[index].max(.vertical) > boxes[start].min(.vertical)
    {
      end = max(end, boxes[index].max(.vertical))
      index += 1
    }
    return index - start
  }
}
