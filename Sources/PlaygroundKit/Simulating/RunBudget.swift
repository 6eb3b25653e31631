import Compositional
import CompositionalSimulation

/// The work that a run over content may take, so that a small document with a hundred thousand cells
/// in view, or with rows that measure themselves as nothing, takes neither minutes nor gigabytes.
struct RunBudget {
  /// What a run may take: some three seconds.
  static let run = RunBudget(rest: 15_000_000)
  /// What a scroll may take whose steps list the elements that come and go.
  static let listing = RunBudget(rest: 5_000_000)
  /// What the plan of a default script may take.
  static let plan = RunBudget(rest: 5_000_000)

  private var rest: Int

  /// Creates a budget.
  ///
  /// - Parameter rest: The groups that may be solved, and the elements that may be visited and
  ///   measured, together.
  init(rest: Int) { self.rest = rest }

  /// True if there is none left.
  var isSpent: Bool { rest < 0 }

  /// The work of measuring an element, whose size is kept until the end of the run.
  private static let measurement = 80
  /// The work of placing a cell again, because another cell of its group was measured.
  private static let placement = 6
  /// The work of a section that no longer shares its geometry, because an element of it is measured.
  private static let section = 500
  /// The lines of a flow layout that are moved with as much work as an element is visited.
  private static let movedLines = 16
  /// The work of a step besides the elements that it lists.
  private static let step = 20

  /// The sections that had geometry of their own at the last frame or step, and the cells that were
  /// placed until then.
  private var (sections, placements) = (0, 0)

  /// The work of listing an element, and of the name of a header, badge or background.
  private static let (listed, named) = (3, 3)
  /// The work of comparing an element that a frame shows with those of the frame before.
  private static let compared = 6

  /// Takes the work of a frame of a view; returns false if there was not enough left.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - view: The view.
  ///   - isCompared: True if the report lists which elements come and go.
  mutating func take(
    _ frame: SimulatedFrame, of view: CollectionViewSimulator, isCompared: Bool = false
  ) -> Bool {
    take(
      frame.work.total + newWork(of: view, measuring: frame.work.measurements)
        + (isCompared ? frame.visibleCount * Self.compared : 0))
  }

  /// Takes the work of a step that lists elements of a view.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - visited: The elements or groups that were visited to find them; cells without a height may
  ///     all be at the edge of the view.
  ///   - measured: The number of elements measured.
  ///   - view: The view.
  mutating func take(
    listing elements: [LayoutAttributes], visiting visited: Int, measuring measured: Int,
    of view: CollectionViewSimulator
  ) {
    let named = elements.count { $0.category != .cell }
    _ = take(
      Self.step + max(0, visited - elements.count) + elements.count * Self.listed
        + named * Self.named + measured * Self.measurement
        + newWork(of: view, measuring: measured))
  }

  /// Returns the work that measuring has caused since the last frame or step.
  private mutating func newWork(of view: CollectionViewSimulator, measuring count: Int) -> Int {
    if let frames = view.content as? PreparedFlowLayout {
      // All lines behind a measured cell move.
      return count > 0 ? frames.arrangement.linesHeld / Self.movedLines : 0
    }
    let layout = view.layout
    defer { (sections, placements) = (layout.sectionsCopied, layout.cellsPlaced) }
    return max(0, layout.sectionsCopied - sections) * Self.section
      + max(0, layout.cellsPlaced - placements) * Self.placement
  }

  /// Takes some work; returns false if there was not enough left.
  mutating func take(_ work: Int) -> Bool {
    rest -= work
    return !isSpent
  }
}
