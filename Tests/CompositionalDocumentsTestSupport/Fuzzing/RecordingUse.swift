import Compositional
import CompositionalDocuments
import CompositionalSimulation

/// The use of an accepted recording: it is written and played.
struct RecordingUse {
  let recording: Recording

  init(_ recording: Recording) { self.recording = recording }

  func run() throws(InputUse.Complaint) {
    try InputUse.check(recording, written: try? recording.jsonText()) { try Recording(json: $0) }
    guard !recording.csv.isEmpty else { throw .init("A recording has no table.") }
    var states: [RecordingPlayer.State] = []
    for state in recording.states { states.append(state) }
    var player = RecordingPlayer(recording)
    for frame in states.indices.reversed() {
      player.seek(to: frame)
      guard player.state == states[frame] else { throw .init("Frame \(frame) differs.") }
    }
    player.seek(toTime: states.last?.time ?? 0)
    _ = player.state.elementsByDepth
  }
}
