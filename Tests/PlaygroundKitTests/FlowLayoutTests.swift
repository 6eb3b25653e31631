import CompositionalDocuments
import Foundation
import Testing

@testable import PlaygroundKit

/// Flow layouts as documents of `query`, `render` and `diff`.
///
/// Three columns of 96 points with gaps of 8 fill 304 of 320 points.
@Suite struct FlowLayoutTests {
  private static let flow = """
    {"flowLayout": {"itemSize": [96, 80], "minimumLineSpacing": 8, "minimumInteritemSpacing": 8,
      "sectionInset": {"top": 8, "left": 8, "bottom": 8, "right": 8},
      "headerReferenceSize": [0, 32]},
     "environment": {"size": [320, 480]}, "itemCounts": [2, 4]}
    """

  /// The same in a compositional layout.
  private static func compositional(spacing: Int) -> String {
    """
    {"layout": {"sections": [{"interGroupSpacing": \(spacing),
      "contentInsets": {"top": 8, "leading": 8, "bottom": 8, "trailing": 8},
      "boundarySupplementaryItems": [{"elementKind": "UICollectionElementKindSectionHeader",
        "alignment": "top", "width": {"fractionalWidth": 1}, "height": {"absolute": 32}}],
      "supplementariesFollowContentInsets": false,
      "group": {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 80},
        "interItemSpacing": {"fixed": 8}, "subitems": [{"type": "item",
        "width": {"absolute": 96}, "height": {"fractionalHeight": 1}}]}}]},
     "environment": {"size": [320, 480]}, "itemCounts": [2, 4]}
    """
  }

  private static func file(_ text: String) throws -> String {
    let path = NSTemporaryDirectory() + "flow-" + UUID().uuidString + ".json"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// The second section begins at 32 + 8 + 80 + 8 = 128.
  @Test func aQueryListsFrames() throws {
    let answer = CommandTests.run(["query", try Self.file(Self.flow), "--format", "text"])
    #expect(answer.status == .success, "\(answer.errors)")
    let rows = answer.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      rows == [
        "element x y width height z", "cell 0.0 8 40 96 80 0", "cell 0.1 112 40 96 80 0",
        "supplementary UICollectionElementKindSectionHeader 0.0 0 0 320 32 0",
        "cell 1.0 8 168 96 80 0", "cell 1.1 112 168 96 80 0", "cell 1.2 216 168 96 80 0",
        "cell 1.3 8 256 96 80 0",
        "supplementary UICollectionElementKindSectionHeader 1.0 0 128 320 32 0", "8 elements",
      ])
  }

  @Test func aQueryNamesOneElementOrARectangle() throws {
    let file = try Self.file(Self.flow)
    let one = CommandTests.run(["query", file, "--element", "cell 1.3", "--format", "json"])
    let answer = try QueryAnswer(json: Array(one.output.utf8))
    #expect(answer.elements.map(\.frame) == [CGRect(x: 8, y: 256, width: 96, height: 80)])
    #expect(answer.contentSize == CGSize(width: 320, height: 344))
    let few = CommandTests.run(["query", file, "--rect", "0,250,100,4", "--format", "json"])
    #expect(try QueryAnswer(json: Array(few.output.utf8)).elements.isEmpty)
    let none = CommandTests.run(["query", file, "--element", "cell 1.4"])
    #expect(none.status == .usage)
    #expect(
      none.errors.contains("there is no cell 1.4; section 1 has 4 cells, cell 1.0 to cell 1.3."))
    let other = CommandTests.run(["query", file, "--element", "supplementary badge 0.0"])
    #expect(other.errors.contains("a flow layout has cells, and the headers and footers"))
  }

  @Test func aDifferenceToACompositionalLayout() throws {
    let flow = try Self.file(Self.flow)
    let equal = CommandTests.run(["diff", flow, try Self.file(Self.compositional(spacing: 8))])
    // A header of a compositional layout lies above its cells.
    #expect(
      equal.output.contains("2 otherwise changed, 6 unchanged"), "\(equal.output)\(equal.errors)")
    let moved = CommandTests.run(["diff", flow, try Self.file(Self.compositional(spacing: 9))])
    #expect(moved.status == .negative)
    #expect(moved.output.contains("compared over the whole content"))
    #expect(moved.output.contains("moved\n  cell 1.3  8, 256 -> 8, 257  by 0, +1\n"))
    #expect(moved.output.contains("content size  320 x 344 -> 320 x 345"))
  }

  @Test func aDifferenceToAnAnswer() throws {
    let flow = try Self.file(Self.flow)
    let answer = CommandTests.run(["query", flow, "--format", "json"])
    let same = CommandTests.run(["diff", flow, try Self.file(answer.output)])
    #expect(same.status == .success, "\(same.output)\(same.errors)")
    let narrow = CommandTests.run(
      ["diff", flow, try Self.file(answer.output), "--counts", "2,3"])
    #expect(narrow.output.contains("only in B\n  cell 1.3"))
  }

  @Test func pictures() throws {
    let file = try Self.file(Self.flow)
    let text = CommandTests.run(["render", file, "--counts", "3"])
    #expect(text.output.contains("320 x 480 at 0, 0 - content 320 x 128"), "\(text.output)")
    #expect(text.output.contains("0.2"))
    let view = CommandTests.run(["render", file, "--format", "svg", "--counts", "90"])
    let whole = CommandTests.run(
      ["render", file, "--format", "svg", "--counts", "90", "--content", "whole"])
    #expect(!view.output.contains(">0.89<") && whole.output.contains(">0.89<"))
    let plain = CommandTests.run(["render", file, "--format", "svg", "--labels", "off"])
    #expect(!plain.output.contains(">0.1<"))
  }

  /// Rows of an estimated 44 points; the visible ones are 100 points high.
  @Test func measuredItems() throws {
    let file = try Self.file(
      #"{"flowLayout": {"estimatedItemSize": [320, 44], "minimumLineSpacing": 0}}"#)
    let answer = CommandTests.run(
      ["query", file, "--size", "320x250", "--measure", "100", "--format", "json"])
    let elements = try QueryAnswer(json: Array(answer.output.utf8)).elements
    #expect(elements.map(\.frame.origin.y) == [0, 100, 200])
  }

  /// Two squares of 50 in a line of 100 have its ends.
  @Test func verifyComparesFrames() throws {
    func file(_ x: Int) throws -> String {
      try Self.file(
        """
        {"name": "squares", "flowLayout": {"minimumInteritemSpacing": 0},
         "environment": {"size": [100, 100]}, "itemCounts": [2], "expected":
         {"contentSize": [100, 50], "elements": [{"id": "cell 0.1", "frame": [\(x), 0, 50, 50]}]}}
        """)
    }
    let (right, wrong) = (try file(50), try file(40))
    let answer = CommandTests.run(["verify", right])
    #expect(answer.status == .success && answer.output.contains("1 passed, 0 failed"))
    let failed = CommandTests.run(["verify", right, wrong])
    #expect(failed.status == .negative)
    #expect(failed.output.contains("1 passed, 1 failed"), "\(failed.output)")
    #expect(failed.output.contains("cell 0.1"))
    let bare = CommandTests.run(["verify", try Self.file(Self.flow)])
    #expect(bare.status == .data)
    #expect(bare.errors.contains(#"a flow layout without "expected""#), "\(bare.errors)")
  }

  @Test(arguments: [
    ["view"], ["sweep"], ["convert", "--to", "dsl"], ["render", "--format", "html"],
  ])
  func otherVerbsSayWhatToUse(_ words: [String]) throws {
    let file = try Self.file(Self.flow)
    let answer = CommandTests.run([words[0], file] + words.dropFirst())
    #expect(answer.status != .success)
    #expect(
      answer.errors.contains(
        "this is a flow layout, not a compositional layout; query, render, explain, simulate, step, "
          + "play, diff, lint, infer and verify take it"),
      "\(words) \(answer.errors)")
  }

  /// Items without a size all meet the view, and items of their own sizes are held: both are refused.
  @Test func tooMuchIsRefused() throws {
    let empty = try Self.file(
      """
      {"flowLayout": {"itemSize": [0, 0], "minimumLineSpacing": 0, "minimumInteritemSpacing": 0}}
      """)
    let all = CommandTests.run(["query", empty, "--counts", "1000000000"])
    #expect(all.status == .usage && all.errors.contains("more than 1,000,000 elements"))
    let drawn = CommandTests.run(["render", empty, "--counts", "1000000000"])
    #expect(drawn.status != .success)
    let varied = try Self.file(
      #"{"flowLayout": {"sections": [{"itemSizes": [[1, 1], [2, 2]]}]}}"#)
    let held = CommandTests.run(["query", varied, "--counts", "1000001"])
    #expect(held.status == .data && held.errors.contains("they can have at most 1000000"))
    let huge = try Self.file(#"{"flowLayout": {"itemSize": [1e308, 1e308]}}"#)
    for verb in ["query", "render"] {
      #expect(CommandTests.run([verb, huge]).errors.contains("beyond 10^307 points"))
    }
  }

  /// An item longer than its line is named, as by UIKit in the console.
  @Test func aSizingProblemIsSaid() throws {
    let wide = try Self.file(#"{"flowLayout": {"itemSize": [400, 10]}, "itemCounts": [1]}"#)
    let answer = CommandTests.run(["query", wide])
    #expect(answer.status == .success)
    #expect(answer.errors.contains("Item 0 of section 0 is 400 points wide, but its line only 390"))
  }

  /// A line of 390 has no room for items of 400 or 500; the finding names the item and its size.
  @Test func aSizingProblemIsAFinding() throws {
    let wide = try Self.file(
      """
      {"flowLayout": {"sections": [{"itemSizes": [[40, 10]]}, {"itemSizes": [[40, 10], [500, 10]]}]},
       "itemCounts": [2, 2]}
      """)
    let lint = CommandTests.run(["lint", wide])
    #expect(lint.status == .success, "\(lint.errors)")
    #expect(
      lint.output.hasPrefix(
        "flowLayout.sections[1].itemSizes (cell 1.1): warning itemLongerThanLine: Item 1 of section 1 "
          + "is 500 points wide"))
    #expect(lint.output.hasSuffix("1 warning\n"))
    #expect(CommandTests.run(["lint", wide, "--strict"]).status == .negative)
    #expect(CommandTests.run(["lint", wide, "--size", "600x600"]).output == "no findings\n")
    let answer = CommandTests.run(["query", wide, "--format", "json"])
    let value = try JSONParser.parse([UInt8](answer.output.utf8))
    guard case .array(let findings)? = value["diagnostics"], findings.count == 1 else {
      return #expect(Bool(false), "\(answer.output)")
    }
    #expect(findings[0]["code"] == .string("itemLongerThanLine"))
    #expect(findings[0]["id"] == .string("cell 1.1"))
    #expect(findings[0]["path"] == .string("flowLayout.sections[1].itemSizes"))
  }
}
