import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// The choice of the views that are reused.
@Suite struct ReusePoolLawTests {
  /// A pool that is written down: free views in the order in which they were returned.
  private struct Model {
    var free: [String?: [Int]] = [:]
    var created = 0
    var showing: [ElementID: Int] = [:]
    /// The number of times more than one view was free.
    var choices = 0

    /// Returns the views of the elements that appear after others have disappeared.
    mutating func exchange(_ disappeared: [ElementID], _ appeared: [ElementID]) -> [Int] {
      for id in disappeared {
        guard let view = showing.removeValue(forKey: id) else { continue }
        free[id.kind, default: []].append(view)
      }
      return appeared.map { id in
        if free[id.kind, default: []].count > 1 { choices += 1 }
        let reused = free[id.kind, default: []].popLast()
        let view = reused ?? created
        if reused == nil { created += 1 }
        showing[id] = view
        return view
      }
    }
  }

  /// The view that was returned last is reused first; elements are returned in layout order.
  ///
  /// While nothing but flings moves the view, a tick has one layout pass.
  @Test func theLastReturnedViewIsReusedFirst() {
    var choices = 0
    for seed in RandomRun.seeds(40) {
      let simulation = RandomSimulation(seed: seed, isEstimating: seed % 3 == 0, actions: 0)
      var simulator = simulation.makeSimulator()
      var random = RandomSource(seed: seed)
      var model = Model()
      for tick in 0..<400 {
        if tick % 60 == 1 {
          let velocity = CGFloat(random.number(300...6_000)) * (random.chance(70) ? 1 : -1)
          simulator.fling(velocity: velocity)
          for section in simulator.itemCounts.indices where random.chance(30) {
            simulator.fling(section: section, velocity: velocity)
          }
        }
        let frame = simulator.advance()
        let views = model.exchange(frame.disappeared, frame.appeared)
        let shown = Dictionary(uniqueKeysWithValues: simulator.shownViews.map { ($0.id, $0.view) })
        guard views == frame.dequeued, shown == model.showing else {
          Issue.record("tick \(tick): \(views), \(frame.dequeued)\n\(simulation)")
          break
        }
      }
      choices += model.choices
    }
    #expect(choices > RandomRun.share(100))
  }

  /// Ten rows leave and ten others appear: the first one takes the view of the last one that left.
  @Test func anExample() {
    var simulator = SampleList.simulator()
    let before = simulator.shownViews
    simulator.setContentOffset(CGPoint(x: 0, y: 440))
    let views = Dictionary(uniqueKeysWithValues: simulator.shownViews.map { ($0.id, $0.view) })
    let given = (0..<10).compactMap { item in
      before.first { $0.id == .cell(section: 0, item: item) }?.view
    }
    let come = (20..<30).compactMap { views[.cell(section: 0, item: $0)] }
    #expect(come.first == given.last && come == given.reversed())
    #expect(views.count == 20)
  }
}
