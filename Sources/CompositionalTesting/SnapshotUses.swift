import Foundation
import Testing

/// A call of the assertion.
struct SnapshotUse: Hashable {
  /// The test that runs; nil in XCTest.
  let test: Test?
  /// The file and the line, such as `FeedTests/FeedTests.swift:47`.
  let place: String
  /// The text of the snapshot.
  let text: String

  /// True if the other call may be the same one in a repetition of its test.
  ///
  /// A run may repeat its tests. The arguments of a test are not known, so that two calls of a test
  /// with arguments are never the same.
  fileprivate func isRepetition(of other: SnapshotUse) -> Bool {
    self == other && !(test?.isParameterized ?? false)
  }
}

/// The files that the snapshots of a run have used.
///
/// Tests run at the same time, so a lock guards them.
final class SnapshotUses: @unchecked Sendable {
  /// The uses of this run.
  static let ofRun = SnapshotUses()

  private let lock = NSLock()
  private var uses: [String: SnapshotUse] = [:]

  /// Notes that a call uses a file.
  ///
  /// - Returns: The failure of a call that takes the file of another one; nil for the first.
  func refusal(of use: SnapshotUse, for file: SnapshotFile) -> String? {
    // Some file systems do not tell capital letters from small ones.
    let key = file.url.standardizedFileURL.path.lowercased()
    let earlier: SnapshotUse? = lock.withLock {
      guard let earlier = uses[key] else {
        uses[key] = use
        return nil
      }
      return earlier
    }
    guard let earlier, !use.isRepetition(of: earlier) else { return nil }
    let places =
      earlier.place == use.place
      ? "twice at " + use.place : "at " + earlier.place + " and at " + use.place
    return file.shortPath + " is compared or recorded twice in this run: " + places
      + ". Give each snapshot a name of its own: expectSnapshot(..., named: \"...\")."
  }
}
