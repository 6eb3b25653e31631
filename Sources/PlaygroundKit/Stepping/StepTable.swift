import Compositional
import CompositionalPictures

/// A table with a row for each step of a scroll.
struct StepTable {
  let axis: LayoutAxis
  let terminal: Terminal
  let glyphs: Glyphs
  private let offsetWidth: Int
  private let trackWidth: Int
  private let scroll: ClosedRange<Double>
  /// The length that the track represents: the content with its insets.
  private let length: Double
  private let extent: Double
  /// True if the table has columns for what measuring changes.
  private let isMeasured: Bool

  init(_ subject: any ScrollSubject, _ plan: ScrollPlan, on terminal: Terminal) {
    axis = subject.axis
    self.terminal = terminal
    glyphs = Glyphs(unicode: terminal.usesUnicode)
    offsetWidth = max(
      6, Self.text(plan.start).count, Self.text(plan.end).count, Self.text(plan.step * 1.5).count)
    isMeasured = subject.measurer != nil
    scroll = subject.scrollRange
    extent = subject.size[axis]
    length = scroll.upperBound - scroll.lowerBound + extent
    let room = terminal.columns - offsetWidth - 59 - (isMeasured ? Self.measuredWidth : 0)
    trackWidth = room.clamped(to: 6...24)
  }

  /// The width of the columns for what measuring changes, with the space after them.
  private static let measuredWidth = 20

  /// The width before the last column, which takes the remaining width.
  private var indent: Int {
    6 + 2 + offsetWidth + 2 + trackWidth + 2 + 7 + 2 + 4 + 2 + 4 + 2
      + (isMeasured ? Self.measuredWidth : 0)
  }

  /// The names of the columns, and a rule.
  var heading: [String] {
    let names =
      "step".padded(from: 6) + "  " + "offset".padded(from: offsetWidth) + "  "
      + "view".padded(to: trackWidth) + "  visible   new  gone  "
      + (isMeasured ? "  content   shift   " : "") + "pinned"
    let rule = String(repeating: glyphs.rule, count: max(names.count, min(terminal.columns, 80)))
    return [
      Ink.heading.paint(names, on: terminal), Ink.faint.paint(rule, on: terminal),
    ]
  }

  /// Returns the lines of a step: one, or more if several items are pinned.
  func rows(_ step: ScrollStep) -> [String] {
    let offset = step.viewport.contentOffset[axis]
    let start =
      String(step.index).padded(from: 6) + "  " + Self.text(offset).padded(from: offsetWidth)
      + "  " + track(offset) + "  "
      + NumberText(count: step.elements.count).description
      .padded(from: 7) + "  "
    let new = change("+", step.appeared.count, .good)
    let gone = change(glyphs.minus, step.disappeared.count, .faint)
    let pinned = pinnedLines(step)
    let rest = pinned.dropFirst().map { String(repeating: " ", count: indent) + $0 }
    let drift = isMeasured ? drift(step) : ""
    return [
      (start + new + "  " + gone + "  " + drift + (pinned.first ?? "")).trimmingEnd()
    ] + rest
  }

  /// Returns the changes of the content size and of the offset by measuring.
  private func drift(_ step: ScrollStep) -> String {
    func text(_ change: Double) -> String {
      if change == 0 { return "" }
      return (change > 0 ? "+" : glyphs.minus) + Self.text(abs(change))
    }
    let size = step.measured?.contentSizeAdjustment ?? CGSize(width: 0, height: 0)
    let shift = step.measured?.contentOffsetAdjustment ?? CGPoint(x: 0, y: 0)
    return text(size[axis]).padded(from: 9) + text(shift[axis]).padded(from: 8) + "   "
  }

  /// Returns a row in place of omitted steps.
  func gap(_ count: Int) -> String {
    Ink.faint.paint(
      glyphs.ellipsis.padded(from: 6) + "  \(NumberText(count: count)) more steps", on: terminal)
  }

  private static func text(_ number: Double) -> String {
    NumberText(number, decimals: 1).description
  }

  private func track(_ offset: Double) -> String {
    let thumb = PictureFrame.thumb(
      length: trackWidth, low: CGFloat(offset), extent: CGFloat(extent),
      range: CGFloat(scroll.lowerBound)...CGFloat(scroll.lowerBound + length))
    let shown = thumb.isEmpty ? 0..<trackWidth : thumb
    return String((0..<trackWidth).map { shown.contains($0) ? glyphs.thumb : glyphs.track })
  }

  private func change(_ sign: String, _ count: Int, _ ink: Ink) -> String {
    let text = (count == 0 ? "" : sign + String(count)).padded(from: 4)
    return ink.paint(text, on: terminal)
  }

  private func pinnedLines(_ step: ScrollStep) -> [String] {
    let room = max(12, terminal.columns - indent)
    return step.pinned.map { pin in
      let frame = pin.element.frame
      let place = Self.text(frame.origin[axis])
      let moved =
        pin.moved == 0 ? "" : (pin.moved > 0 ? " +" : " ") + Self.text(pin.moved)
      let kind = ElementLabels.short(pin.element.kind ?? "")
      let tail = " \(pin.element.indexPath) at \(place)\(moved)"
      let name = kind.cut(to: max(1, room - tail.count), glyphs.ellipsis)
      return Ink.pinned.paint(name + tail, on: terminal)
    }
  }
}
