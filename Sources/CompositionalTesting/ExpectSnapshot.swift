import CompositionalInspection
import Testing
import XCTest

/// Compares a snapshot with the file beside the test, in Swift Testing and in XCTest.
///
/// The file is `Snapshots/FILE/FUNCTION.txt` in the folder of the test. If it is missing, the
/// snapshot is recorded and the test fails, so that nobody mistakes a first run for a comparison.
/// With `COMPOSITIONAL_RECORD=1` in the environment, all snapshots are recorded again.
///
/// Two snapshots never share a file: the second call that leads to a file in a run fails. The frameworks
/// do not tell the suite and the arguments of a test, so `named:` tells them apart. A snapshot of a
/// layout that was never prepared fails, too, and one of a layout with errors, because of which elements
/// are missing.
///
/// The failure lists what differs, and explains the first frame that does.
///
/// - Parameters:
///   - snapshot: The snapshot, such as `layout.snapshot()`.
///   - name: A word that tells apart the snapshots of one function, of its arguments, and of functions of
///     the same name in one file; nil for the only one.
///   - record: True to record in any case. The test fails then.
///   - allowsErrors: True if the layout is meant to have errors.
///   - fileID: The identifier of the source file.
///   - filePath: The path of the source file, beside which the snapshots are.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The name of the test.
public func expectSnapshot(
  _ snapshot: LayoutSnapshot, named name: String? = nil, record: Bool = false,
  allowsErrors: Bool = false,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: String = #function
) {
  let path = "\(filePath)"
  let file = SnapshotFile(beside: path, of: function, named: name)
  let use = SnapshotUse(test: Test.current, place: "\(fileID):\(line)", text: snapshot.text)
  let comparison =
    SnapshotUses.ofRun.refusal(of: use, for: file).map { SnapshotComparison(failure: $0) }
    ?? SnapshotComparison(
      snapshot, with: file, records: record || SnapshotRecording.isAsked,
      allowsErrors: allowsErrors)
  guard Test.current != nil else {
    if let failure = comparison.failure { XCTFail(failure, file: filePath, line: line) }
    return
  }
  comparison.report(
    at: SourceLocation(
      fileID: fileID, filePath: path, line: Int(line), column: Int(column)))
}

extension SnapshotComparison {
  /// Records what is wrong as an issue of the running test.
  func report(at location: SourceLocation) {
    guard let failure else { return }
    Issue.record(Comment(rawValue: failure), sourceLocation: location)
  }
}
