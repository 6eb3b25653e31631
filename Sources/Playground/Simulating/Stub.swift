import Compositional

struct SimulationSummary {
  var frames = 0, seconds = 0.0, prefetched = 0, cancelled = 0, largestWork = SimulatedFrame.Work(),
    largestWorkTime = 0.0, measurements = 0, largestAdjustment = 0.0
  mutating func add(_ f: SimulatedFrame) {
    frames += 1; seconds = f.time; prefetched += f.prefetched.count; cancelled += f.cancelled.count;
    measurements += f.work.measurements
    if f.work.total > largestWork.total { largestWork = f.work; largestWorkTime = f.time }
    largestAdjustment = max(
      largestAdjustment, abs(Double(f.contentOffsetAdjustment.y)),
      abs(Double(f.contentOffsetAdjustment.x)))
  }
}
extension ScrollScript {
  init(json: [UInt8]) throws(DocumentError) {
    throw DocumentError(path: "", message: "scripts are not read yet")
  }
}
extension SimulationRun {
  func record() throws -> String { throw CommandFailure.usage("recordings are not written yet.") }
}
struct PlayCommand: Command {
  init(_ i: Invocation) throws {};
  func run(on c: Console) throws -> ExitStatus {
    throw CommandFailure.usage("recordings are not played yet.")
  }
}
