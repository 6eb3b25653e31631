import CompositionalDocuments
import CompositionalTools
import Testing

/// The combinations of a sweep: their order, their number, and their parts.
@Suite struct SweepOrderTests {
  /// A row with one cell.
  ///
  /// The cell needs `width` points beside insets of 10.
  static func document(width: Int = 340, expected: String = "") throws -> CaseDocument {
    try CaseDocument(
      json: """
        {"layout": {"sections": [{
          "group": {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 50},
            "subitems": [
              {"type": "item", "width": {"absolute": \(width)}, "height": {"fractionalHeight": 1}}]},
          "contentInsets": {"leading": 10, "trailing": 10}}]},
         "environment": {"size": [400, 300]}, "itemCounts": [4]\(expected)}
        """)
  }

  static func axes() throws -> SweepAxes {
    var axes = SweepAxes()
    axes.views = [.own, SweepView(try #require(DeviceView("iPhone 15 landscape")))]
    axes.textSizes = [nil, .accessibilityLarge, .small]
    axes.directions = [.leftToRight, .rightToLeft]
    axes.itemCounts = [.own, .each(0), .sections([1, 2])]
    return axes
  }

  @Test func itemCountsChangeFastest() throws {
    let axes = try Self.axes()
    let subjects = [
      SweepSubject("one", try Self.document()), SweepSubject("two", try Self.document()),
    ]
    let sweep = try LayoutSweep(subjects, over: axes)
    var expected: [String] = []
    for name in ["one", "two"] {
      for view in ["", "iPhone 15 landscape, "] {
        for size in ["", "accessibilityLarge, ", "small, "] {
          for direction in ["ltr", "rtl"] {
            for counts in ["", ", each=0", ", 1,2"] {
              expected.append(name + ": " + view + size + direction + counts)
            }
          }
        }
      }
    }
    #expect(sweep.count == 72)
    #expect((0..<sweep.count).map { sweep.combination(at: $0).description } == expected)
    #expect((0..<sweep.count).allSatisfy { sweep.combination(at: $0).index == $0 })
  }

  @Test func aCombinationHasItsValues() throws {
    let sweep = try LayoutSweep([SweepSubject("one", try Self.document())], over: try Self.axes())
    let last = sweep.combination(at: sweep.count - 1)
    #expect(last.environment.size == CGSize(width: 852, height: 393))
    #expect(last.environment.safeAreaInsets.left == 59)
    #expect(last.environment.contentSizeCategory == .small)
    #expect(last.environment.layoutDirection == .rightToLeft)
    #expect(last.itemCounts == [1, 2])
    #expect(last.fileName == "one--iPhone-15-landscape--small--rtl--1-2")
    let first = sweep.combination(at: 1)
    #expect(first.environment.size == CGSize(width: 400, height: 300))
    #expect(first.itemCounts == [0])
  }

  /// The parts in their order are the whole, they differ by at most one, and none overlaps another.
  @Test func shardsAreAPartition() throws {
    let sweep = try LayoutSweep([SweepSubject("one", try Self.document())], over: try Self.axes())
    #expect(sweep.count == 36)
    for parts in 1...80 {
      let shards = (1...parts).map { sweep.shard($0, of: parts) }
      #expect(shards.flatMap { Array($0) } == Array(0..<36), "\(parts)")
      let lengths = shards.map(\.count)
      #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 1, "\(parts): \(lengths)")
    }
  }

  @Test func fileNamesDiffer() throws {
    var axes = try Self.axes()
    axes.views = DevicePreset.all.compactMap { DeviceView($0) }.map { SweepView($0) }
    let names = ["a/x.json", "b/x.json", "x", "X", "x-2", "../..", "ü"]
    let document = try Self.document()
    let sweep = try LayoutSweep(names.map { SweepSubject($0, document) }, over: axes)
    let files = (0..<sweep.count).map { sweep.combination(at: $0).fileName }
    #expect(Set(files.map { $0.lowercased() }).count == sweep.count)
    for file in files {
      #expect(!file.contains("/") && !file.hasPrefix(".") && !file.isEmpty, "\(file)")
    }
  }

  @Test func tooManyCombinationsAreRefused() throws {
    var axes = SweepAxes()
    axes.itemCounts = (0..<50_000).map { .each($0) }
    let document = try Self.document()
    let two = try LayoutSweep([.init("a", document), .init("b", document)], over: axes)
    #expect(two.count == 100_000)
    let three = (1...3).map { SweepSubject("\($0)", document) }
    #expect(throws: SweepError.tooManyCombinations(150_000)) {
      _ = try LayoutSweep(three, over: axes)
    }
    axes.views = (0..<100_000).map { SweepView(size: CGSize(width: 1, height: Double($0))) }
    axes.textSizes = .init(repeating: .large, count: 100_000)
    axes.directions = .init(repeating: .leftToRight, count: 100_000)
    #expect(axes.count == Int.max)
    #expect(throws: SweepError.tooManyCombinations(Int.max)) {
      _ = try LayoutSweep(three, over: axes)
    }
    #expect("\(SweepError.tooManyCombinations(150_000))".contains("150000 combinations"))
  }

  @Test func somethingHasToBeChecked() throws {
    let plain = SweepSubject("plain", try Self.document())
    #expect(throws: SweepError.nothingToCheck) {
      _ = try LayoutSweep([plain], checks: SweepChecks([.expectations]))
    }
    #expect(throws: SweepError.nothingToCheck) { _ = try LayoutSweep([plain], checks: .init([])) }
    #expect(throws: SweepError.nothingToCheck) { _ = try LayoutSweep([]) }
  }
}
