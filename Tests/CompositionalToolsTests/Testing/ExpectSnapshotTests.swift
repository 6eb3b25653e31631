import Foundation
import Testing

@testable import CompositionalTesting

/// The assertion, over a folder of its own.
@Suite final class ExpectSnapshotTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("compositional-snapshots-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ function: String = "feed()", named name: String? = nil) -> SnapshotFile {
    SnapshotFile(
      beside: folder.appendingPathComponent("FeedTests.swift").path, of: function, named: name)
  }

  @Test func namesOfFiles() {
    #expect(file().shortPath == "Snapshots/FeedTests/feed.txt")
    #expect(
      file("feed(width:)", named: "320 wide").shortPath
        == "Snapshots/FeedTests/feed-320-wide.txt")
    #expect(file("../../etc").shortPath == "Snapshots/FeedTests/-..-etc.txt")
    #expect(file("()").shortPath == "Snapshots/FeedTests/snapshot.txt")
  }

  @Test func missingFileIsRecordedAndFails() throws {
    let snapshot = LayoutSnapshot(text: "cell 0.0: 0, 0, 1 x 1")
    let first = SnapshotComparison(snapshot, with: file(), records: false)
    #expect(first.failure?.contains("There was no Snapshots/FeedTests/feed.txt") == true)
    #expect(try file().read() == "cell 0.0: 0, 0, 1 x 1\n")
    #expect(SnapshotComparison(snapshot, with: file(), records: false).failure == nil)
  }

  @Test func differenceFailsAndKeepsTheFile() throws {
    try file().write("cell 0.0: 0, 0, 1 x 1\n")
    let comparison = SnapshotComparison(
      LayoutSnapshot(text: "cell 0.0: 0, 0, 2 x 1"), with: file(), records: false)
    let failure = try #require(comparison.failure)
    #expect(failure.contains("~ cell 0.0: 0, 0, 2 x 1, expected 0, 0, 1 x 1"))
    #expect(failure.contains("COMPOSITIONAL_RECORD=1"))
    #expect(try file().read() == "cell 0.0: 0, 0, 1 x 1\n")
  }

  /// A row of cells; a group that is too small for its item shows none.
  private func layout(height: CGFloat, itemHeight: CGFloat? = nil) -> CollectionLayout {
    let item = CollectionLayoutSize(
      .absolute(50), itemHeight.map { .absolute($0) } ?? .fractionalHeight(1))
    var layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .vertical(
          layoutSize: CollectionLayoutSize(.fractionalWidth(1), .absolute(height)),
          subitems: [CollectionLayoutItem(layoutSize: item)])))
    layout.prepare(
      itemCounts: [2], in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
    return layout
  }

  @Test func theFirstDifferenceIsExplained() throws {
    try file().write(layout(height: 40).snapshot().text)
    let comparison = SnapshotComparison(layout(height: 44).snapshot(), with: file(), records: false)
    let failure = try #require(comparison.failure)
    #expect(failure.contains("~ cell 0.1: 0, 44, 50 x 44, expected 0, 40, 50 x 40"))
    #expect(failure.contains("cell 0.0 is 50 wide and 44 high at 0, 0."))
    #expect(failure.contains("Height: 44"))
  }

  @Test func errorsOfTheLayoutFail() throws {
    let broken = layout(height: 20, itemHeight: 50).snapshot()
    try file().write(broken.text)
    let failure = try #require(SnapshotComparison(broken, with: file(), records: false).failure)
    #expect(failure.hasPrefix("The layout of Snapshots/FeedTests/feed.txt has errors:\n"))
    #expect(failure.contains("CL001"))
    #expect(failure.contains("allowsErrors: true"))
    let allowed = SnapshotComparison(broken, with: file(), records: false, allowsErrors: true)
    #expect(allowed.failure == nil)
  }

  @Test func recordingFails() throws {
    try file().write("old\n")
    let comparison = SnapshotComparison(
      LayoutSnapshot(text: "new"), with: file(), records: true)
    #expect(comparison.failure?.hasPrefix("Recorded again") == true)
    #expect(try file().read() == "new\n")
  }

  @Test func unusableFileFails() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("not a folder".utf8).write(to: folder.appendingPathComponent("Snapshots"))
    let comparison = SnapshotComparison(
      LayoutSnapshot(text: "new"), with: file(), records: false)
    #expect(comparison.failure?.contains("cannot be used") == true)
  }

  /// The assertion reports to the test that calls it.
  @Test func failureIsAnIssueOfTheTest() {
    let comparison = SnapshotComparison(
      LayoutSnapshot(text: "new"), with: file(), records: false)
    withKnownIssue {
      comparison.report(at: #_sourceLocation)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("There was no") }
    }
  }

  private func use(_ place: String, _ text: String = "a: 1") -> SnapshotUse {
    SnapshotUse(test: Test.current, place: place, text: text)
  }

  /// Two suites of a file, two calls of a function, and names that lead to one file.
  @Test func filesAreNotShared() throws {
    let uses = SnapshotUses()
    #expect(uses.refusal(of: use("T/A.swift:1"), for: file()) == nil)
    #expect(uses.refusal(of: use("T/A.swift:1"), for: file(named: "wide")) == nil)
    let refusal = try #require(uses.refusal(of: use("T/A.swift:9"), for: file()))
    #expect(
      refusal.hasPrefix("Snapshots/FeedTests/feed.txt is compared or recorded twice in this run"))
    #expect(refusal.contains("at T/A.swift:1 and at T/A.swift:9") && refusal.contains("named:"))
    #expect(uses.refusal(of: use("T/A.swift:1", "b: 2"), for: file()) != nil)
    #expect(uses.refusal(of: use("T/A.swift:5"), for: file(named: "WIDE")) != nil)
  }

  /// A test that a run repeats is the same test.
  @Test func testsMayBeRepeated() {
    let uses = SnapshotUses()
    for _ in 0..<3 { #expect(uses.refusal(of: use("T/A.swift:1"), for: file()) == nil) }
  }

  /// Equal snapshots of two arguments are two snapshots.
  @Test(arguments: [1]) func argumentsNeedNames(argument: Int) {
    let uses = SnapshotUses()
    #expect(uses.refusal(of: use("T/A.swift:1"), for: file()) == nil)
    #expect(uses.refusal(of: use("T/A.swift:1"), for: file())?.contains("twice at T/A") == true)
  }

  @Test func theSecondCallFails() {
    expectSnapshot(LayoutSnapshot(text: "a: 1"))
    withKnownIssue {
      expectSnapshot(LayoutSnapshot(text: "b: 2"))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("twice in this run") }
    }
  }

  /// A layout that was never prepared is an issue, and records nothing.
  @Test func unpreparedLayoutsFail() throws {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(44))
    let layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])))
    withKnownIssue {
      expectSnapshot(layout.snapshot())
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Call prepare(itemCounts:in:) first.") }
    }
    let comparison = SnapshotComparison(layout.snapshot(), with: file(), records: true)
    #expect(comparison.failure?.contains("The layout is not prepared") == true)
    #expect(try file().read() == nil)
  }

  @Test func rectanglesPrintShortly() {
    #expect(
      String(describingForTest: CGRect(x: 1, y: 2.5, width: 100.0 / 3, height: 4))
        == "(1, 2.5), 33.333 x 4")
  }
}
