import Compositional
import CompositionalDocuments
import CompositionalSimulation

/// The use of an accepted script: it is written, and runs for a short simulated time.
struct ScriptUse {
  let script: ScrollScript

  /// The longest run, in seconds of the simulation.
  private static let duration = 1.0

  init(_ script: ScrollScript) { self.script = script }

  /// Writes the script, and runs it in a layout of rows and measured cells.
  func run() throws(InputUse.Complaint) {
    try InputUse.check(script, written: try? script.jsonText()) { try ScrollScript(json: $0) }
    var simulator = CollectionViewSimulator(
      CollectionLayout { index, _ in Self.section(index) }, itemCounts: [40, 12, 0, 300],
      in: CaseEnvironment(size: CGSize(width: 320, height: 480)).layoutEnvironment,
      measurer: Self.measurement)
    try run(&simulator)
  }

  /// Runs the script in a view, and records it.
  func run(_ simulator: inout CollectionViewSimulator) throws(InputUse.Complaint) {
    let rate = CollectionViewSimulator.ticksPerSecond / 4
    var recorder = Recorder(title: "", framesPerSecond: rate, simulator)
    do throws(ScriptError) {
      try simulator.run(script, framesPerSecond: rate, within: Self.duration) { frame, simulator in
        let viewport = simulator.viewport
        let bound = simulator.layout.elementBound(in: viewport.bounds, at: viewport)
        guard bound <= InputUse.elementsAtMost else { return false }
        recorder.add(frame, simulator)
        return true
      }
    } catch {
      guard !error.reason.isEmpty else { throw .init("A script is refused without a reason.") }
    }
    let recording = recorder.recording
    // A layout with numbers that are not finite has no text.
    // A layout with numbers that are not finite has no text.
    guard !recording.frames.isEmpty, let text = try? recording.jsonText() else { return }
    try InputUse.check(recording, written: text) { try Recording(json: $0) }
  }

  private static var measurement: CaseMeasurement {
    var measurement = CaseMeasurement()
    measurement.cells = SampleMeasurer(.heights([60, 20, 44.5]))
    return measurement
  }

  private static func section(_ index: Int) -> CollectionLayoutSection {
    let item = CollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      subitems: [item])
    var section = CollectionLayoutSection(group: group)
    if index == 1 { section.orthogonalScrollingBehavior = .groupPaging }
    return section
  }
}
