import Compositional

/// The lines of a section whose items have sizes of their own.
struct VariedLines: Sendable {
  /// One line.
  struct Line: Sendable {
    /// The first item.
    let first: Int
    /// The number of items.
    let count: Int
    /// The distance from the first line, in points.
    var start: Double
    /// The length along the scroll direction, in points: that of the longest item.
    let thickness: Double
    /// The way its items share its length.
    let sharing: FlowSharing
    /// The end of the line, or of one before it that reaches further, in points.
    var reach: Double
  }

  private(set) var sizes: [FlowSize]
  private(set) var lines: [Line] = []
  private let available: Double
  private let rules: FlowRules

  /// Arranges items.
  ///
  /// - Parameters:
  ///   - sizes: The size of each item.
  ///   - available: The length of a line, in points.
  ///   - rules: The distances.
  /// - Complexity: O(items)
  init(_ sizes: [FlowSize], in available: Double, _ rules: FlowRules) {
    self.sizes = sizes
    self.available = available
    self.rules = rules
    var next = 0
    while next < sizes.count {
      let line = line(from: next)
      lines.append(line)
      next = line.first + line.count
    }
    settle(from: 0, changed: lines.count)
  }

  /// The length of all lines along the scroll direction, in points.
  var length: Double { lines.last?.reach ?? 0 }

  /// Returns the line that begins with an item; its place along the scroll direction is missing.
  private func line(from first: Int) -> Line {
    var used = sizes[first].across
    var thickness = sizes[first].along
    var end = first + 1
    while end < sizes.count {
      let next = used + rules.itemSpacing + sizes[end].across
      guard next <= available + FlowSharing.tolerance else { break }
      used = next
      thickness = max(thickness, sizes[end].along)
      end += 1
    }
    let (spare, count) = (available - used, end - first)
    let sharing =
      end == sizes.count
      ? FlowSharing(
        ofLast: spare, among: count, like: sizes[end - 1].across, spacing: rules.itemSpacing)
      : FlowSharing(of: spare, among: Double(count), spacing: rules.itemSpacing)
    return Line(
      first: first, count: count, start: 0, thickness: thickness, sharing: sharing, reach: 0)
  }

  /// Places lines below each other; none begins before the one above.
  ///
  /// - Parameters:
  ///   - first: The first line to place.
  ///   - changed: The end of the lines that are new. Beyond them, lines that stay where they are
  ///     end the work.
  private mutating func settle(from first: Int, changed: Int) {
    for index in first..<max(first, lines.count) {
      let line = lines[index]
      var (start, reach) = (0.0, line.thickness)
      if index > 0 {
        let above = lines[index - 1]
        start = above.start + max(0, above.thickness + rules.lineSpacing)
        reach = max(above.reach, start + line.thickness)
      }
      if index >= changed, start == line.start, reach == line.reach { return }
      lines[index].start = start
      lines[index].reach = reach
    }
  }

  /// Changes the sizes of items.
  ///
  /// Lines are broken again from the line before the first change until they begin as before.
  ///
  /// - Parameter changes: The sizes, by item.
  /// - Complexity: O(changes + lines + items of the lines that are broken again)
  mutating func resize(_ changes: [Int: FlowSize]) {
    let changed = changes.filter { sizes.indices.contains($0.key) && sizes[$0.key] != $0.value }
    guard let low = changed.keys.min(), let high = changed.keys.max() else { return }
    for (item, size) in changed { sizes[item] = size }
    let kept = max(0, lineIndex(of: low) - 1)
    var fresh: [Line] = []
    var (next, place) = (lines[kept].first, kept)
    while next < sizes.count {
      while place < lines.count, lines[place].first < next { place += 1 }
      if next > high, place < lines.count, lines[place].first == next { break }
      let line = line(from: next)
      fresh.append(line)
      next = line.first + line.count
    }
    lines.replaceSubrange(kept..<(next < sizes.count ? place : lines.count), with: fresh)
    settle(from: kept, changed: kept + fresh.count)
  }

  /// Returns the frame of an item.
  ///
  /// - Complexity: O(log lines + items of the line)
  func frame(_ item: Int) -> FlowFrame {
    let line = lines[lineIndex(of: item)]
    var across = line.sharing.indent
    for before in line.first..<item { across += sizes[before].across + line.sharing.gap }
    return frame(item, across, in: line)
  }

  /// Calls a closure with the items of the lines that meet a span.
  ///
  /// - Complexity: O(log lines + items)
  func visit(in span: Span, _ body: (Int, FlowFrame) -> Void) {
    var index = lines.leadingCount(where: { $0.reach < span.low })
    while index < lines.count, lines[index].start <= span.high {
      let line = lines[index]
      var across = line.sharing.indent
      for item in line.first..<(line.first + line.count) {
        body(item, frame(item, across, in: line))
        across += sizes[item].across + line.sharing.gap
      }
      index += 1
    }
  }

  /// Returns the number of items of the lines that meet a span.
  ///
  /// - Complexity: O(log lines)
  func itemCount(in span: Span) -> Int {
    let first = lines.leadingCount(where: { $0.reach < span.low })
    let end = lines.leadingCount(where: { $0.start <= span.high })
    guard first < end else { return 0 }
    return lines[end - 1].first + lines[end - 1].count - lines[first].first
  }

  /// Returns the frame of an item, centered between the sides of its line.
  private func frame(_ item: Int, _ across: Double, in line: Line) -> FlowFrame {
    let size = sizes[item]
    return FlowFrame(
      across: across, along: line.start + (line.thickness - size.along) / 2, size: size)
  }

  private func lineIndex(of item: Int) -> Int {
    max(0, lines.leadingCount(where: { $0.first <= item }) - 1)
  }
}

extension Array {
  /// Returns the number of elements that fulfill a condition, which no element after the first one
  /// that does not fulfills.
  ///
  /// - Complexity: O(log count)
  func leadingCount(where isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
