import CompositionalPictures
import CompositionalSimulation

extension SimulationEvent.Kind {
  /// The color of an event in the report.
  var ink: Ink {
    switch self {
    case .touched: .faint
    case .stopped, .dragBegan, .released, .scrolled: .boundary
    case .rested: .good
    case .passedEnd: .pinned
    case .updated, .resized, .keyboard, .contentSizeCategory, .reloaded, .lifted, .proposed,
      .dropped:
      .badge
    case .jumped, .moved, .blank, .unsettled, .ignored: .bad
    }
  }
}
