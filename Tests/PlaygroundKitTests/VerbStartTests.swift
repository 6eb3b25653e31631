import Foundation
import Testing

@testable import PlaygroundKit

/// Every verb begins where reading starts.
@Suite struct VerbStartTests {
  /// Ten columns of 100 with 10 between them in 375 points, read from the right: the first column is
  /// at 1090 - 100, and the view stands at 1090 - 375 = 715.
  private static let columns = """
    {"name": "columns", "layout": {"scrollDirection": "horizontal", "sections": [{
      "group": {"type": "vertical", "width": {"absolute": 100}, "height": {"fractionalHeight": 1},
        "subitem": {"type": "item", "width": {"fractionalWidth": 1},
                    "height": {"fractionalHeight": 1}}, "count": 1},
      "interGroupSpacing": 10}]},
     "environment": {"size": [375, 200], "displayScale": 2, "layoutDirection": "rightToLeft"},
     "itemCounts": [10],
     "expected": {"contentOffset": [715, 0]}}
    """

  private static func json(_ arguments: [String]) throws -> [String: Any] {
    let answer = CommandTests.run(arguments + ["--format", "json"], input: columns)
    #expect(answer.status == .success, "\(answer.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    return try #require(json as? [String: Any])
  }

  @Test func queryShowsTheFirstColumn() throws {
    let answer = try Self.json(["query", "-"])
    #expect(answer["contentOffset"] as? [Double] == [715, 0])
    let elements = try #require(answer["elements"] as? [[String: Any]])
    #expect(elements.compactMap { $0["item"] as? Int }.sorted() == [0, 1, 2, 3])
  }

  @Test func stepGoesFromRightToLeft() throws {
    let steps = try #require(try Self.json(["step", "-"])["steps"] as? [[String: Any]])
    let offsets = steps.compactMap { ($0["contentOffset"] as? [Double])?.first }
    #expect(offsets.first == 715)
    #expect(offsets.last == 0)
    #expect(offsets == offsets.sorted(by: >))
    let text = CommandTests.run(["step", "-"], input: Self.columns).output
    #expect(text.contains("cells seen    10 of 10"), "\(text)")
  }

  @Test func simulateStartsAndToursFromTheRight() throws {
    let frames = try #require(try Self.json(["simulate", "-"])["frames"] as? [[String: Any]])
    let offsets = frames.compactMap { ($0["contentOffset"] as? [Double])?.first }
    #expect(offsets.first == 715)
    // The tour pulls past the far end, on the left.
    #expect(try #require(offsets.min()) < 0)
  }

  @Test func renderAndVerifyStartThere() {
    let picture = CommandTests.run(["render", "-"], input: Self.columns)
    #expect(picture.output.contains("715"), "\(picture.output)")
    let report = CommandTests.run(["verify", "-"], input: Self.columns)
    #expect(report.status == .success, "\(report.output)")
  }
}
