import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import Testing

/// Flow layouts as documents.
@Suite struct FlowDocumentTests {
  private static let everything = """
    {
      "name": "Tags", "origin": "by hand",
      "flowLayout": {
        "scrollDirection": "horizontal", "itemSize": [96, 80], "estimatedItemSize": "automatic",
        "minimumLineSpacing": -4, "minimumInteritemSpacing": 6,
        "sectionInset": {"top": 1, "left": 2, "bottom": 3, "right": 4},
        "sectionInsetReference": "layoutMargins",
        "headerReferenceSize": [30, 20], "footerReferenceSize": [10, 0],
        "sectionHeadersPinToVisibleBounds": true, "sectionFootersPinToVisibleBounds": true,
        "flipsHorizontallyInOppositeLayoutDirection": true,
        "sections": [
          {},
          {
            "itemSizes": [[40, 20], "automatic"], "minimumLineSpacing": 1,
            "minimumInteritemSpacing": 2, "inset": {"left": 5}, "headerReferenceSize": [0, 0],
            "footerReferenceSize": [7, 8]
          }
        ]
      },
      "environment": {"size": [320, 480]},
      "itemCounts": [5, 4],
      "measurement": {"heights": [10]},
      "contentOffset": [0, 12],
      "expected": {"contentSize": [300, 480]}
    }
    """

  @Test func everyKeyIsReadAndWritten() throws {
    let document = try FlowDocument(json: Self.everything)
    let layout = document.layout
    #expect(layout.scrollDirection == .horizontal)
    #expect(layout.estimatedItemSize == CollectionFlowLayout.automaticSize)
    #expect(layout.sectionInset == PhysicalEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(layout.sectionInsetReference == .layoutMargins)
    #expect(layout.footerReferenceSize == CGSize(width: 10, height: 0))
    #expect(layout.sections.count == 2)
    #expect(
      layout.sections[1].itemSizes
        == [CGSize(width: 40, height: 20), CollectionFlowLayout.automaticSize])
    #expect(layout.sections[1].inset == PhysicalEdgeInsets(left: 5))
    #expect(document.itemCounts == [5, 4])
    #expect(document.contentOffset == CGPoint(x: 0, y: 12))
    #expect(document.origin == "by hand")
    #expect(document.expected?.contentSize == CGSize(width: 300, height: 480))
    let text = try document.jsonText()
    #expect(try FlowDocument(json: text) == document)
    #expect(try InputDocument(json: text) == .flow(document))
    let value = try JSONParser.parse(Array(Self.everything.utf8))
    #expect(try JSONParser.parse(Array(text.utf8)) == value)
    #expect(try DocumentSchema("flow").problems(of: value).isEmpty)
  }

  @Test func aLayoutAloneIsADocument() throws {
    let document = FlowDocument(CollectionFlowLayout())
    #expect(try InputDocument(json: #"{"flowLayout": {}}"#) == .flow(document))
    #expect(try InputDocument(json: document.jsonText()) == .flow(document))
  }

  @Test func theSchemaHasTheKeysOfTheReader() throws {
    let schema = try DocumentTestFiles.schema("flow")
    func names(_ schema: JSONValue?) -> Set<String> {
      guard case .object(let members)? = schema?["properties"] else { return [] }
      return Set(members.map(\.key))
    }
    let definitions = schema["$defs"]
    #expect(names(schema) == Set(FlowDocument.DocumentKey.allCases.map(\.rawValue)))
    #expect(
      names(definitions?["flowLayout"])
        == Set(CollectionFlowLayout.DocumentKey.allCases.map(\.rawValue)))
    #expect(
      names(definitions?["section"])
        == Set(CollectionFlowLayout.Section.DocumentKey.allCases.map(\.rawValue)))
  }

  @Test(arguments: [
    (
      #"{"flowLayout": {"itemSize": [50, -1]}}"#,
      #"flowLayout.itemSize: expected two numbers [width, height] from 0, or "automatic""#
    ),
    (#"{"flowLayout": {"itemSise": [50, 1]}}"#, #""itemSise"; did you mean "itemSize"?"#),
    (#"{"flowLayout": {"sectionInsetReference": "safe"}}"#, #"unknown value "safe""#),
    (#"{"flowLayout": {}, "layout": {}}"#, #"unknown key "layout""#),
    (
      #"{"flowLayout": {}, "expected": {"afterScript": true}}"#,
      #"expected: a flow layout has neither "orthogonal" sections nor results "afterScript""#
    ),
    (
      #"{"flowLayout": {"estimatedItemSize": [1, 1]}, "itemCounts": [1000001]}"#,
      "itemCounts: the sections whose items have sizes of their own have 1000001 items; they can "
        + "have at most 1000000"
    ),
  ])
  func errorsNameThePlace(_ json: String, _ message: String) {
    let error = #expect(throws: DocumentError.self) { try InputDocument(json: json) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  /// Two squares of 50 in a line of 100 are not one below the other, and a third one does not exist.
  @Test func expectationsAreCompared() throws {
    let document = try FlowDocument(
      json: """
        {"name": "squares", "flowLayout": {"minimumInteritemSpacing": 0},
         "environment": {"size": [100, 100]}, "itemCounts": [2],
         "expected": {"contentSize": [100, 50],
           "elements": [{"id": "cell 0.0", "frame": [0, 0, 50, 50]},
             {"id": "cell 0.1", "frame": [0, 60, 50, 50]},
             {"id": "cell 0.2", "frame": [0, 60, 50, 50]}],
           "elementsAreComplete": true,
           "queries": [{"rect": [0, 0, 40, 40], "elements": ["cell 0.0"]}]}}
        """)
    let report = try document.verify()
    #expect(report.name == "squares" && !report.isPassed)
    #expect(report.mismatches.map(\.subject) == ["cell 0.1", "cell 0.2", "all elements"])
  }

  @Test func nothingIsComparedWithoutExpectations() throws {
    let document = FlowDocument(CollectionFlowLayout())
    let error = #expect(throws: DocumentError.self) { try document.verify() }
    #expect(error?.description.contains(#"a flow layout without "expected""#) == true)
  }

  /// A billion items of one size are no fault; nothing is held for them.
  @Test func manyItemsOfOneSize() throws {
    let document = try FlowDocument(json: #"{"flowLayout": {}, "itemCounts": [1000000000]}"#)
    #expect(document.itemCounts == [1_000_000_000])
  }
}
