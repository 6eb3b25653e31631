import Compositional

extension SimulationReport: CustomStringConvertible {
  /// The events, the totals and the warnings.
  public var description: String {
    func lines(_ moments: [Moment]) -> [String] {
      moments.map { "  " + Self.text($0.time) + " s  " + $0.event.description }
    }
    let gap = omittedEvents > 0 ? ["  ... \(grouped: omittedEvents) more"] : []
    let events = lines(firstEvents) + gap + lines(lastEvents)
    return
      (["Events"] + (events.isEmpty ? ["  none"] : events) + ["Totals"]
      + totals().map { "  " + $0.name + ": " + $0.text } + ["Warnings"]
      + (warnings.isEmpty ? ["  none"] : warnings.map { "  " + $0 })).joined(separator: "\n")
  }

  /// Returns the totals of the run, each with its name.
  ///
  /// - Parameters:
  ///   - times: The sign between a width and a height.
  ///   - shorten: Returns an element kind as it is to be shown.
  package func totals(
    times: String = "x", shorten: (String) -> String = { $0 }
  ) -> [(name: String, text: String)] {
    let work = summary.busiestWork
    let busiest = Double(summary.busiestFrame) / Double(framesPerSecond)
    var rows = [
      (
        name: "frames",
        text: "\(grouped: summary.frames) in \(Self.text(summary.seconds)) simulated seconds"
      )
    ]
    if let pool = state?.pool {
      rows.append(
        (
          "cells",
          "\(grouped: pool.cells.created) created for \(grouped: pool.cells.dequeued) shown, "
            + "\(grouped: pool.cells.highWater) at once"
        ))
      let others = pool.others.sorted { $0.key < $1.key }
        .map { "\(grouped: $0.value.created) " + shorten($0.key) }
      if !others.isEmpty { rows.append(("others", others.joined(separator: ", ") + " created")) }
    }
    rows += [
      ("data", "\(grouped: summary.prefetched) prefetched, \(grouped: summary.cancelled) canceled"),
      (
        "work",
        "at most \(grouped: work.total) a frame, at \(Self.text(busiest)) s: "
          + "\(grouped: work.groupsSolved) solved, \(grouped: work.elementsVisited) visited, "
          + "\(grouped: work.measurements) measured"
      ),
    ]
    if summary.measurements > 0 {
      rows.append(
        (
          "measured",
          "\(grouped: summary.measurements), the offset adjusted by "
            + "\(points: summary.largestAdjustment) at most"
        ))
    }
    guard let state else { return rows }
    let (offset, size) = (state.contentOffset, state.contentSize)
    rows.append(
      (
        "ended",
        "at \(points: offset.x), \(points: offset.y) of \(points: size.width) \(times) "
          + "\(points: size.height) points"
      ))
    if !state.isAtRest { rows.append(("", "while something was still moving")) }
    return rows
  }
}

extension SimulationEvent: CustomStringConvertible {
  /// What happened, where and how, such as `rests section 0 at 300.667`.
  public var description: String {
    [kind.words, place].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The section and the details.
  package var place: String {
    [section.map { "section \($0)" } ?? "", detail].filter { !$0.isEmpty }.joined(separator: " ")
      .printable
  }
}

extension SimulationEvent.Kind {
  /// What happens, in a word or two.
  package var words: String {
    switch self {
    case .dragBegan: "drags"
    case .scrolled: "scrolls"
    case .rested: "rests"
    case .passedEnd: "past an end"
    case .contentSizeCategory: "text size"
    case .touched, .stopped, .released, .updated, .resized, .keyboard, .reloaded, .lifted,
      .proposed, .dropped, .jumped, .moved, .blank, .unsettled, .ignored:
      rawValue
    }
  }

  /// True for what a reader should look into.
  var isTrouble: Bool {
    switch self {
    case .jumped, .moved, .blank, .unsettled, .ignored: true
    default: false
    }
  }
}
