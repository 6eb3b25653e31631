import Compositional
import CompositionalPictures
import CompositionalSimulation

/// The timelines of a run, one for each line of the report.
struct SimulationTimelines {
  private var offset = Timeline(.last)
  private var velocity = Timeline(.farthest)
  private var visible = Timeline(.last)
  private var created = Timeline(.sum)
  private var reused = Timeline(.sum)
  private var drift = Timeline(.last)
  private var work = Timeline(.farthest)
  /// The orthogonal sections that have a timeline, with their offsets.
  private var rows: [Int: (line: Timeline, offset: Double)] = [:]
  private let axis: LayoutAxis
  private var startLength: Double?

  /// - Parameters:
  ///   - axis: The scroll direction of the layout.
  ///   - rows: The offsets of orthogonal sections before the run, in points.
  init(along axis: LayoutAxis, rows: [Int: Double]) {
    self.axis = axis
    for (section, offset) in rows { self.rows[section] = (Timeline(.last), offset) }
  }

  mutating func add(_ frame: SimulatedFrame) {
    let length = frame.contentSize[axis]
    let start = startLength ?? length
    startLength = start
    offset.add(frame.contentOffset[axis])
    velocity.add(frame.velocity[axis])
    visible.add(Double(frame.visibleCount))
    created.add(Double(frame.created))
    reused.add(Double(frame.reused))
    drift.add(length - start)
    work.add(Double(frame.work.total))
    for (section, row) in rows {
      let offset = frame.orthogonalOffsets[section].map(Double.init) ?? row.offset
      rows[section]?.offset = offset
      rows[section]?.line.add(offset)
    }
  }

  /// Returns the lines of the report: a name, the values over time, and their range or total.
  func lines(on terminal: Terminal) -> [String] {
    let glyphs = Glyphs(unicode: terminal.usesUnicode)
    func number(_ number: Double) -> String {
      NumberText(number.isFinite ? number : 0, decimals: 0).description
    }
    func range(_ line: Timeline, _ unit: String) -> String {
      line.low < line.high
        ? "\(number(line.low)) to \(number(line.high))\(unit)" : number(line.low) + unit
    }
    // A row that never moves has an offset too.
    let sections = self.rows.sorted { $0.key < $1.key }
    var rows = [
      ("offset", offset, range(offset, ""), Ink.plain),
      ("velocity", velocity, range(velocity, "/s"), .boundary),
      ("visible", visible, range(visible, ""), .plain),
      ("created", created, number(created.total), .pinned),
      ("reused", reused, number(reused.total), .good),
      ("work", work, "at most \(number(work.high))", .badge),
    ]
    if drift.low != 0 || drift.high != 0 {
      rows.insert(("drift", drift, range(drift, ""), .bad), at: 5)
    }
    rows.insert(
      contentsOf: sections.map {
        ("row \($0.key)", $0.value.line, range($0.value.line, ""), Ink.boundary)
      }, at: 1)
    let width = max(10, terminal.columns - 10 - (rows.map(\.2.count).max() ?? 0) - 4)
    let length = offset.columns(width).count
    return rows.map { name, line, text, ink in
      let spark = line.sparkline(width: length, unicode: glyphs.thumb != "#")
      return "  " + name.padded(to: 10) + ink.paint(spark, on: terminal) + "  " + text
    }
  }
}
