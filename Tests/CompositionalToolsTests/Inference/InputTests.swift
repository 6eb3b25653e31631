import Compositional
import CompositionalDocuments
import CompositionalTools
import Testing

/// What a layout is inferred from: answers, and rectangles in any order.
@Suite struct InputTests {
  private static func inference(_ texts: String...) throws -> LayoutInference {
    LayoutInference(try texts.map { try InferenceInput(json: Array($0.utf8)) })
  }

  private static let narrow = """
    {"view": [390, 844], "frames": [[201, 148, 173, 120], [16, 16, 173, 120],
     [201, 16, 173, 120], [16, 280, 173, 120], [16, 148, 173, 120]]}
    """
  private static let wide = """
    {"view": [768, 1024], "frames": [[16, 16, 362, 120], [390, 16, 362, 120],
     [16, 148, 362, 120], [390, 148, 362, 120], [16, 280, 362, 120]]}
    """

  /// A length that is almost 0 has no fraction, and is no fraction of another.
  @Test(arguments: [
    #"{"view": [320, 844], "frames": [[0, 0, 0, 5e-324]]}"#,
    #"{"view": [320, 844], "frames": [[0, 0, 1e-310, 50], [0, 50, 1e-310, 50]]}"#,
    #"{"view": [1e-310, 844], "frames": [[0, 0, 1e-310, 50], [0, 50, 1e-310, 50]]}"#,
    #"{"view": [5e-324, 5e-324], "frames": [[0, 0, 5e-324, 5e-324], [0, 0, 5e-324, 5e-324]]}"#,
  ])
  func lengthsThatAreAlmostNothing(_ text: String) throws {
    let inference = try Self.inference(text)
    #expect(throws: Never.self) { try inference.json(isDetailed: true) }
    for dimension in inference.dimensions {
      #expect(!"\(dimension.dimension)".contains("inf"), "\(dimension)")
    }
  }

  @Test func fiveRectanglesAtTwoWidths() throws {
    let inference = try Self.inference(Self.narrow, Self.wide)
    #expect(inference.isExplained)
    #expect(inference.itemCounts == [5])
    let layout = try #require(inference.layout)
    guard case .section(let section) = layout.sections[0] else {
      Issue.record("a list")
      return
    }
    let item = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1)))
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(120)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(12)
    #expect(section.group == group)
    #expect(section.interGroupSpacing == 12)
    #expect(
      section.contentInsets == .init(top: 16, leading: 16, bottom: 16, trailing: 16))
    #expect(!inference.dimensions.contains { !$0.isCertain })
  }

  /// A flow layout of three columns, whose room of 320 - 2 * 8 points is full: 3 * 96 + 2 * 8 = 304.
  private static let flow = """
    {"flowLayout": {"itemSize": [96, 80], "minimumLineSpacing": 12, "minimumInteritemSpacing": 8,
      "sectionInset": {"top": 10, "left": 8, "bottom": 8, "right": 8},
      "headerReferenceSize": [0, 32]},
     "environment": {"size": [320, 480]}, "itemCounts": [2, 5]}
    """

  /// The header takes the first 32 points of each section, and lines are 80 high and 12 apart.
  @Test func aFlowLayoutIsItsFrames() throws {
    let input = try InferenceInput(json: Array(Self.flow.utf8))
    guard case .view(let view) = input else {
      Issue.record("not a view")
      return
    }
    #expect(view.size == CGSize(width: 320, height: 480))
    #expect(view.contentSize == CGSize(width: 320, height: 32 + 10 + 80 + 8 + 32 + 10 + 172 + 8))
    let frames = Dictionary(uniqueKeysWithValues: view.elements.map { ($0.id, $0.frame) })
    #expect(frames.count == 9)
    #expect(frames[.cell(section: 0, item: 1)] == CGRect(x: 112, y: 42, width: 96, height: 80))
    #expect(frames[.cell(section: 1, item: 3)] == CGRect(x: 8, y: 264, width: 96, height: 80))
    let inference = LayoutInference([input])
    #expect(inference.isExplained)
    #expect(inference.itemCounts == [2, 5])
  }

  /// A flow layout is told by its keys, not by names in it.
  @Test(arguments: ["elements", "visibleRect", "framesPerSecond", #"a \"elements\": b"#])
  func aNameIsNoKey(_ name: String) throws {
    let text = #"{"name": "\#(name)", "# + Self.flow.dropFirst()
    guard case .view = try InferenceInput(json: Array(text.utf8)) else {
      Issue.record("not a view")
      return
    }
  }

  @Test func aFlowLayoutThatIsTooLargeIsRefused() throws {
    let text = """
      {"flowLayout": {"itemSize": [1, 0.01], "minimumLineSpacing": 0}, "itemCounts": [10000000]}
      """
    let error = #expect(throws: DocumentError.self) {
      try InferenceInput(json: Array(text.utf8))
    }
    #expect(error?.message.contains("elements") == true)
  }

  /// In one view a length may be a fraction or not, and the report says which view tells.
  @Test func oneWidthLeavesChoices() throws {
    let inference = try Self.inference(
      #"{"view": [400, 800], "frames": [[0, 0, 400, 200], [0, 200, 400, 200]]}"#)
    #expect(inference.isExplained)
    let height = try #require(
      inference.dimensions.first { $0.path == "sections[0].group.height" })
    #expect(!height.isCertain)
    #expect(
      height.alternatives.contains { $0.dimension == .fractionalWidth(0.5) }
        || height.dimension == .fractionalWidth(0.5))
    #expect(!height.alternatives.contains { $0.decidingSize == nil })
  }

  /// A heading over a grid over a list: a change of the pattern begins a section.
  @Test func changesOfThePatternBeginSections() throws {
    var frames = ["[0, 0, 390, 60]"]
    for item in 0..<9 {
      frames.append("[\(10 + item % 3 * 125), \(70 + item / 3 * 110), 120, 100]")
    }
    for item in 0..<4 { frames.append("[0, \(410 + item * 44), 390, 44]") }
    let inference = try Self.inference(
      #"{"view": [390, 844], "frames": [\#(frames.joined(separator: ", "))]}"#)
    #expect(inference.isExplained)
    #expect(inference.itemCounts == [1, 9, 4])
  }

  /// Cells of a column that continue are cut where reading order is not theirs.
  @Test func columnsBesideALargeCell() throws {
    var frames: [String] = []
    for group in 0..<3 {
      let top = group * 210
      frames += ["[0, \(top), 90, 95]", "[100, \(top), 290, 200]", "[0, \(top + 105), 90, 95]"]
    }
    let inference = try Self.inference(
      #"{"view": [390, 844], "frames": [\#(frames.joined(separator: ", "))]}"#)
    #expect(inference.isExplained)
    #expect(inference.itemCounts == [9])
  }

  @Test func framesBeyondTheViewAreARow() throws {
    let row = (0..<6).map { "[\(16 + $0 * 160), 10, 150, 90]" }
    let list = (0..<3).map { "[0, \(120 + $0 * 50), 390, 50]" }
    let inference = try Self.inference(
      #"{"view": [390, 844], "frames": [\#((row + list).joined(separator: ", "))]}"#)
    #expect(inference.isExplained)
    guard case .section(let section)? = inference.layout?.sections.first else {
      Issue.record("no section")
      return
    }
    #expect(section.orthogonalScrollingBehavior != .none)
  }

  @Test(arguments: [
    "{", "[]", "{}", #"{"view": [390, 844]}"#, #"{"view": [390, 844], "frames": []}"#,
    #"{"view": [390], "frames": [[0, 0, 1, 1]]}"#,
    #"{"view": [390, 844], "frames": [[0, 0, 1]]}"#,
    #"{"view": [390, 844], "frames": [[0, 0, 1, "a"]]}"#,
    #"{"view": [390, 844], "frames": [[0, 0, 1, 1]], "kind": 1}"#,
    #"{"sections": []}"#,
  ])
  func whatIsNoAnswer(text: String) {
    #expect(throws: DocumentError.self) { try InferenceInput(json: Array(text.utf8)) }
  }
}
