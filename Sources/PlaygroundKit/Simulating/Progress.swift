import Foundation

/// A bar that tells how far a long run is, on a terminal and only after a second.
struct Progress {
  private let output: (any TextOutput)?
  private let seconds: Double
  private let start = Date()
  private var shown = 0.0
  private var frames = 0

  /// - Parameters:
  ///   - output: where the bar goes; nil shows none.
  ///   - seconds: how long the run may take, in seconds of the simulation.
  init(_ output: (any TextOutput)?, seconds: Double) {
    self.output = output
    self.seconds = seconds
  }

  /// Shows how far the run is, ten times a second at most.
  mutating func show(_ time: Double) {
    frames += 1
    guard let output, frames % 64 == 0 else { return }
    let passed = Date().timeIntervalSince(start)
    guard passed >= 1, passed - shown >= 0.1 else { return }
    shown = passed
    let done = Int((time / seconds * 20).rounded(.down)).clamped(to: 0...20)
    let bar = String(repeating: "#", count: done) + String(repeating: ".", count: 20 - done)
    output.write(
      "\r[\(bar)] \(NumberText(time, decimals: 1)) s, \(NumberText(count: frames)) frames")
    output.flush()
  }

  /// Takes the bar away.
  func end() {
    guard shown > 0, let output else { return }
    output.write("\r\u{1B}[K")
    output.flush()
  }
}
