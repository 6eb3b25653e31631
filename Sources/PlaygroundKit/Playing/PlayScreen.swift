import Compositional
import CompositionalPictures
import CompositionalSimulation

/// The screen of a player.
struct PlayScreen {
  let title: String
  let boundaryKinds: Set<String>
  let terminal: Terminal

  /// The number of lines around the picture: the title, the track and the keys.
  private static let linesAround = 4

  /// Returns the lines of the screen at a moment.
  ///
  /// - Parameters:
  ///   - state: The state of the recording.
  ///   - playback: The state of the player.
  ///   - rows: The height of the screen, in lines.
  func lines(_ state: RecordingPlayer.State, _ playback: Playback, rows: Int) -> [String] {
    let viewport = Viewport(
      contentOffset: state.contentOffset, size: state.viewSize,
      adjustedContentInset: state.adjustedContentInset)
    let elements = LayoutPicture(
      recorded: state.elements, in: viewport, contentSize: state.contentSize,
      boundaryKinds: boundaryKinds)
    // Too many parts are left out.
    let picture = (try? elements.adding(state.placedParts)) ?? elements
    var style = PictureTextStyle(terminal)
    style.showsLegend = false
    let drawn = picture.lines(
      columns: terminal.columns, rows: max(4, rows - Self.linesAround), style: style)
    return [Ink.heading.paint(title.printable.cut(to: terminal.columns, "..."), on: terminal)]
      + drawn.prefix(max(1, rows - Self.linesAround)) + [track(playback), numbers(state, playback)]
      + [Ink.faint.paint(keys.cut(to: terminal.columns, "..."), on: terminal)]
  }

  private var keys: String {
    let arrows = terminal.usesUnicode ? "← → a second   ↑ ↓ speed" : "arrows: a second, speed"
    return "q quits   space pauses   \(arrows)"
  }

  /// Returns a bar with the played part.
  private func track(_ playback: Playback) -> String {
    let glyphs = Glyphs(unicode: terminal.usesUnicode)
    let width = terminal.columns
    let part = playback.duration > 0 ? playback.time / playback.duration : 1
    let done = Int((part * Double(width)).rounded()).clamped(to: 0...width)
    return String(repeating: glyphs.thumb, count: done)
      + String(repeating: glyphs.track, count: width - done)
  }

  private func numbers(_ state: RecordingPlayer.State, _ playback: Playback) -> String {
    let x = NumberText(Double(state.contentOffset.x), decimals: 0)
    let y = NumberText(Double(state.contentOffset.y), decimals: 0)
    let time = SimulationReport.text(playback.time)
    let parts = [
      "\(time) of \(SimulationReport.text(playback.duration)) s",
      "offset \(x), \(y)", "\(state.elements.count) visible",
      playback.isPaused ? "paused" : "speed \(NumberText(playback.speed, decimals: 3))",
    ]
    return parts.joined(separator: "   ").cut(to: terminal.columns, "...")
  }
}
