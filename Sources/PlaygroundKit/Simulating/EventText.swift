import Compositional
import CompositionalPictures
import CompositionalSimulation

/// The text of an event in the report.
struct EventText: CustomStringConvertible {
  /// The event, in a word or two.
  let name: String
  /// The section and the details.
  let detail: String
  /// The color.
  let ink: Ink

  init(_ event: SimulationEvent) {
    let place = event.section.map { "section \($0)" } ?? ""
    detail = [place, event.detail].filter { !$0.isEmpty }.joined(separator: " ").printable
    (name, ink) =
      switch event.kind {
      case .touched: ("touched", .faint)
      case .stopped: ("stopped", .boundary)
      case .dragBegan: ("drags", .boundary)
      case .released: ("released", .boundary)
      case .scrolled: ("scrolls", .boundary)
      case .rested: ("rests", .good)
      case .passedEnd: ("past an end", .pinned)
      case .updated: ("updated", .badge)
      case .resized: ("resized", .badge)
      case .keyboard: ("keyboard", .badge)
      case .contentSizeCategory: ("text size", .badge)
      case .reloaded: ("reloaded", .badge)
      case .lifted: ("lifted", .badge)
      case .proposed: ("proposed", .badge)
      case .dropped: ("dropped", .badge)
      case .jumped: ("jumped", .bad)
      case .unsettled: ("unsettled", .bad)
      case .ignored: ("ignored", .bad)
      }
  }

  var description: String { (name + " " + detail).trimmingEnd() }
}
