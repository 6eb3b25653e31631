/// The lines of a section.
///
/// Equal lines that follow each other are stored once, so that nothing is stored for each item of one
/// size.
struct FlowLines: Sendable {
  /// Equal lines that follow each other; more than one only within a run of items of one size.
  private struct Block {
    /// The first item.
    let first: Int
    /// The number of items of each line.
    let count: Int
    /// The number of lines.
    let lines: Int
    /// The length of a line along the scroll direction, in points: that of its longest item.
    let thickness: Double
    /// The way the items share the length of a line.
    let sharing: FlowSharing
    /// The distance from the first line of the section, in points.
    var start: Double = 0
    /// The end of the block, or of one before it that reaches further, in points.
    var reach: Double = 0

    /// The end of the items.
    var end: Int { first + count * lines }
  }

  /// The sizes of the items.
  private(set) var sizes: FlowRuns
  private var blocks: [Block] = []
  private let available: Double
  private let rules: FlowRules

  /// Arranges items.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the items.
  ///   - available: The length of a line, in points.
  ///   - rules: The distances.
  /// - Complexity: O(runs)
  init(_ sizes: FlowRuns, in available: Double, _ rules: FlowRules) {
    self.sizes = sizes
    self.available = available
    self.rules = rules
    var next = 0
    while next < sizes.count {
      let block = block(from: next)
      blocks.append(block)
      next = block.end
    }
    settle(from: 0, changed: blocks.count)
  }

  /// The length of all lines along the scroll direction, in points.
  var length: Double { blocks.last?.reach ?? 0 }

  /// Returns the lines that begin with an item; their place along the scroll direction is missing.
  ///
  /// - Complexity: O(log runs + runs of the first line)
  private func block(from first: Int) -> Block {
    let firstRun = sizes.run(of: first)
    var items = FlowLineItems()
    var (run, next) = (firstRun, first)
    while next < sizes.count {
      let rest = sizes.end(ofRun: run) - next
      let added = items.add(rest, of: sizes.size(ofRun: run), in: available, rules)
      next += added
      guard added == rest else { break }
      run += 1
    }
    // A line is repeated as long as an item of its run follows: the last items of the run may share
    // a line with others, or be the last line.
    let repeats = run == firstRun ? (sizes.end(ofRun: run) - first - 1) / items.count : 1
    let sharing = FlowSharing(items, in: available, isLast: next == sizes.count, rules)
    return Block(
      first: first, count: items.count, lines: repeats, thickness: items.thickness,
      sharing: sharing)
  }

  /// The distance from a line of a block to the next one; none begins before the one above.
  private func pitch(_ block: Block) -> Double { pitch(block.thickness) }

  private func pitch(_ thickness: Double) -> Double { max(0, thickness + rules.lineSpacing) }

  /// Places blocks below each other.
  ///
  /// - Parameters:
  ///   - first: The first block to place.
  ///   - changed: The end of the blocks that are new. Beyond them, blocks that stay where they are
  ///     end the work.
  private mutating func settle(from first: Int, changed: Int) {
    for index in first..<max(first, blocks.count) {
      let block = blocks[index]
      var (start, highest) = (0.0, 0.0)
      if index > 0 {
        let above = blocks[index - 1]
        start = above.start + Double(above.lines) * pitch(above)
        highest = above.reach
      }
      let end = start + Double(block.lines - 1) * pitch(block) + block.thickness
      let reach = max(highest, end)
      if index >= changed, start == block.start, reach == block.reach { return }
      blocks[index].start = start
      blocks[index].reach = reach
    }
  }

  /// Changes the sizes of items, which are measured then.
  ///
  /// Lines are broken again from the lines before the first change until they begin as before.
  ///
  /// - Parameter changes: The sizes, by item.
  /// - Complexity: O(changes · log changes + runs + blocks)
  mutating func resize(_ changes: [Int: FlowSize]) {
    guard let changed = sizes.change(changes) else { return }
    let kept = max(0, blockIndex(of: changed.lowerBound) - 1)
    var fresh: [Block] = []
    var (next, place) = (blocks[kept].first, kept)
    while next < sizes.count {
      while place < blocks.count, blocks[place].first < next { place += 1 }
      if next > changed.upperBound, place < blocks.count, blocks[place].first == next { break }
      let block = block(from: next)
      fresh.append(block)
      next = block.end
    }
    blocks.replaceSubrange(kept..<(next < sizes.count ? place : blocks.count), with: fresh)
    settle(from: kept, changed: kept + fresh.count)
  }

  /// Returns the frame of an item.
  ///
  /// - Complexity: O(log blocks + log runs + runs of the line)
  func frame(_ item: Int) -> FlowFrame {
    let block = blocks[blockIndex(of: item)]
    let line = (item - block.first) / block.count
    var found = FlowFrame(across: 0, along: 0, size: FlowSize(across: 0, along: 0))
    visitRuns(ofLine: line, in: block) { items, frame, pitch in
      guard items.contains(item) else { return }
      found = frame
      found.across += Double(item - items.lowerBound) * pitch
    }
    return found
  }

  /// Calls a closure with the items of the lines that may meet a span.
  ///
  /// - Complexity: O(log blocks + items)
  func visit(in span: Span, _ body: (Int, FlowFrame) -> Void) {
    var index = blocks.leadingCount(where: { $0.reach < span.low })
    while index < blocks.count, blocks[index].start <= span.high {
      let block = blocks[index]
      for line in lines(of: block, in: span) {
        visitRuns(ofLine: line, in: block) { items, frame, pitch in
          for item in items {
            var frame = frame
            frame.across += Double(item - items.lowerBound) * pitch
            body(item, frame)
          }
        }
      }
      index += 1
    }
  }

  /// Returns an upper bound of the number of items that meet a span.
  ///
  /// - Complexity: O(log blocks)
  func itemCount(in span: Span) -> Int {
    let first = blocks.leadingCount(where: { $0.reach < span.low })
    let end = blocks.leadingCount(where: { $0.start <= span.high })
    guard first < end else { return 0 }
    let (low, high) = (lines(of: blocks[first], in: span), lines(of: blocks[end - 1], in: span))
    let start = blocks[first].first + low.lowerBound * blocks[first].count
    return max(0, blocks[end - 1].first + high.upperBound * blocks[end - 1].count - start)
  }

  /// Returns the lines of a block that may meet a span; they may begin and end a line too early or too
  /// late.
  private func lines(of block: Block, in span: Span) -> Range<Int> {
    let pitch = pitch(block)
    guard block.lines > 1, pitch > 0 else { return 0..<block.lines }
    func index(_ line: Double) -> Int {
      line > 0 ? (line < Double(block.lines) ? Int(line) : block.lines) : 0
    }
    let first = index(((span.low - block.start - block.thickness) / pitch).rounded(.down) - 1)
    let end = index(((span.high - block.start) / pitch).rounded(.up) + 1)
    return min(first, end)..<end
  }

  /// Calls a closure with the items of a line that have one size, the frame of the first of them, and
  /// the distance from one to the next.
  private func visitRuns(
    ofLine line: Int, in block: Block, _ body: (Range<Int>, FlowFrame, Double) -> Void
  ) {
    var item = block.first + line * block.count
    let end = item + block.count
    let start = block.start + Double(line) * pitch(block)
    var (run, across) = (sizes.run(of: item), block.sharing.indent)
    while item < end {
      let (size, next) = (sizes.size(ofRun: run), min(end, sizes.end(ofRun: run)))
      let frame = FlowFrame(
        across: across, along: start + (block.thickness - size.along) / 2, size: size)
      let pitch = size.across + block.sharing.gap
      body(item..<next, frame, pitch)
      across += Double(next - item) * pitch
      (item, run) = (next, run + 1)
    }
  }

  /// Returns the line of an item.
  ///
  /// - Complexity: O(blocks)
  func line(of item: Int) -> FlowLine {
    let index = blockIndex(of: item)
    return line((item - blocks[index].first) / blocks[index].count, ofBlock: index)
  }

  /// Returns the first lines.
  ///
  /// - Parameter limit: The most lines.
  /// - Complexity: O(blocks · limit)
  func firstLines(_ limit: Int) -> [FlowLine] {
    var found: [FlowLine] = []
    for index in blocks.indices {
      for line in 0..<min(blocks[index].lines, limit - found.count) {
        found.append(self.line(line, ofBlock: index))
      }
      guard found.count < limit else { break }
    }
    return found
  }

  /// The number of lines that are stored, of which one stands for many equal ones.
  var held: Int { blocks.count }

  /// The number of lines.
  ///
  /// - Complexity: O(blocks)
  var lineCount: Int { blocks.reduce(0) { $0 + $1.lines } }

  private func line(_ line: Int, ofBlock index: Int) -> FlowLine {
    let block = blocks[index]
    let first = block.first + line * block.count
    return FlowLine(
      items: first..<(first + block.count),
      index: blocks[..<index].reduce(line) { $0 + $1.lines },
      start: block.start + Double(line) * pitch(block), thickness: block.thickness,
      isLast: first + block.count == sizes.count)
  }

  private func blockIndex(of item: Int) -> Int {
    max(0, blocks.leadingCount(where: { $0.first <= item }) - 1)
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
