import Foundation

/// A progress bar for long sweeps, shown on a terminal after a second.
struct SweepProgress {
  private let output: (any TextOutput)?
  private let total: Int
  private let start = Date()
  private var shown = 0.0
  private var done = 0

  /// - Parameters:
  ///   - output: The output for the bar; nil for no bar.
  ///   - total: The number of trials.
  init(_ output: (any TextOutput)?, total: Int) {
    self.output = output
    self.total = total
  }

  /// Counts a trial, and shows the progress at most ten times a second.
  mutating func show(failed: Int) {
    done += 1
    guard let output else { return }
    let passed = Date().timeIntervalSince(start)
    guard passed >= 1, passed - shown >= 0.1 else { return }
    shown = passed
    let marks = done * 20 / max(total, 1)
    let bar = String(repeating: "#", count: marks) + String(repeating: ".", count: 20 - marks)
    output.write(
      raw:
        "\r[\(bar)] \(NumberText(count: done)) of \(NumberText(count: total)), \(failed) failed")
    output.flush()
  }

  /// Removes the bar.
  func end() {
    guard shown > 0, let output else { return }
    output.write(raw: "\r\u{1B}[K")
    output.flush()
  }
}
