import Compositional
import CompositionalDocuments
import CompositionalSimulation

/// The use of an accepted recording: it is written and played.
struct RecordingUse {
  let recording: Recording

  init(_ recording: Recording) { self.recording = recording }

  func run() {
    guard let text = try? recording.jsonText() else { fail("A recording cannot be written.") }
    guard let again = try? Recording(json: text) else { fail("Not read again: \(text)") }
    guard again == recording else { fail("Another recording is read again: \(text)") }
    guard !recording.csv.isEmpty else { fail("A recording has no table.") }
    var states: [RecordingPlayer.State] = []
    for state in recording.states { states.append(state) }
    var player = RecordingPlayer(recording)
    for frame in states.indices.reversed() {
      player.seek(to: frame)
      guard player.state == states[frame] else { fail("Frame \(frame) differs when seeked.") }
    }
    player.seek(toTime: states.last?.time ?? 0)
    _ = player.state.elementsByDepth
  }
}
