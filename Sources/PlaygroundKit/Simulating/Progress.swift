import Foundation

/// A progress bar for long runs, shown on a terminal after a second.
struct Progress {
  private let output: (any TextOutput)?
  private let seconds: Double
  private let start = Date()
  private var shown = 0.0
  private var frames = 0

  /// - Parameters:
  ///   - output: The output for the bar; nil for no bar.
  ///   - seconds: The longest run, in seconds of the simulation.
  init(_ output: (any TextOutput)?, seconds: Double) {
    self.output = output
    self.seconds = seconds
  }

  /// Shows the progress, at most ten times a second.
  mutating func show(_ time: Double) {
    frames += 1
    guard let output, frames % 64 == 0 else { return }
    let passed = Date().timeIntervalSince(start)
    guard passed >= 1, passed - shown >= 0.1 else { return }
    shown = passed
    let done = Int((time / seconds * 20).rounded(.down)).clamped(to: 0...20)
    let bar = String(repeating: "#", count: done) + String(repeating: ".", count: 20 - done)
    output.write(
      raw:
        "\r[\(bar)] \(NumberText(time, decimals: 1)) s, \(NumberText(count: frames)) frames")
    output.flush()
  }

  /// Removes the bar.
  func end() {
    guard shown > 0, let output else { return }
    output.write(raw: "\r\u{1B}[K")
    output.flush()
  }
}
