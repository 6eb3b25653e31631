import CompositionalInspection
import Foundation

/// The comparison of a snapshot with the file of its test.
struct SnapshotComparison {
  /// What is wrong, in a sentence; nil if the snapshot is as expected.
  let failure: String?

  /// Creates the outcome of a comparison that was not made.
  init(failure: String) { self.failure = failure }

  /// Compares a snapshot with a file, or records it.
  ///
  /// A snapshot without frames is neither compared nor recorded.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - file: The file.
  ///   - records: True to write the file in any case.
  ///   - allowsErrors: True if the layout may have errors.
  init(
    _ snapshot: LayoutSnapshot, with file: SnapshotFile, records: Bool, allowsErrors: Bool = false
  ) {
    if let problem = snapshot.problem {
      failure = "There is no snapshot for " + file.shortPath + ". " + problem.description
      return
    }
    let errors = allowsErrors ? [] : snapshot.errors
    guard errors.isEmpty else {
      failure =
        "The layout of " + file.shortPath + " has errors:\n"
        + errors.map { $0.description }.joined(separator: "\n")
        + "\nIf they are meant, write expectSnapshot(..., allowsErrors: true)."
      return
    }
    do {
      let text = try file.read()
      if let text, !records {
        failure = Self.failure(snapshot, LayoutSnapshot(text: text), file)
        return
      }
      try file.write(snapshot.text)
      failure =
        (text == nil ? "There was no " : "Recorded again: ") + file.shortPath
        + (text == nil ? "; it is recorded now." : ".")
        + " Look at it, and run the test again to compare."
    } catch {
      failure =
        "The snapshot " + file.url.path + " cannot be used: " + error.localizedDescription
    }
  }

  private static func failure(
    _ snapshot: LayoutSnapshot, _ expected: LayoutSnapshot, _ file: SnapshotFile
  ) -> String? {
    guard let difference = snapshot.difference(from: expected) else { return nil }
    let reason = snapshot.explanation(ofDifferenceFrom: expected)
    return "The layout differs from " + file.shortPath + ":\n" + difference
      + (reason.map { "\n\n" + $0.description + "\n" } ?? "")
      + "\nIf the change is meant, run the tests once with "
      + SnapshotRecording.variable + "=1."
  }
}

/// The choice to record snapshots instead of comparing them.
enum SnapshotRecording {
  /// The environment variable that records all snapshots.
  static let variable = "COMPOSITIONAL_RECORD"

  /// True if the environment asks to record all snapshots.
  static var isAsked: Bool {
    guard let value = ProcessInfo.processInfo.environment[variable] else { return false }
    return !["", "0", "false", "no"].contains(value.lowercased())
  }
}
