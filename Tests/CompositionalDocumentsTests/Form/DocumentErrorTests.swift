import Compositional
import CompositionalDocuments
import Testing

/// Invalid documents, and the exact messages of the reader.
struct WrongDocument: Sendable, CustomTestStringConvertible {
  let json: String
  let message: String

  init(_ json: String, _ message: String) {
    self.json = json
    self.message = message
  }

  var testDescription: String { message }

  /// Returns the message of the reader; nil if the document is valid.
  var answer: String? {
    do {
      _ = try InputDocument(json: json)
      return nil
    } catch {
      return error.description
    }
  }
}

/// The messages for documents that are JSON, but not a layout or case.
@Suite struct DocumentErrorTests {
  private static let size = #""width": {"absolute": 1}, "height": {"absolute": 1}"#
  private static let item = #"{"type": "item", \#(size)}"#

  private static func item(_ keys: String) -> String {
    DocumentSamples.layout(item: #"{"type": "item", \#(size), \#(keys)}"#)
  }

  private static func width(_ width: String) -> String {
    DocumentSamples.layout(
      item: #"{"type": "item", "width": \#(width), "height": {"absolute": 1}}"#)
  }

  private static func group(_ keys: String, type: String = "horizontal") -> String {
    DocumentSamples.layout(group: #"{"type": "\#(type)", \#(size), \#(keys)}"#)
  }

  private static let path = "sections[0].group.subitems[0]"

  static let keysAndTypes: [WrongDocument] = [
    .init(
      """
      {"sections": [{"group": {"type": "horizontal", "width": {"absolute": 1},
       "height": {"absolute": 1}, "subitems": [\(item), {"type": "item",
       "width": {"fractionWidth": 0.5}, "height": {"absolute": 1}}]}}]}
      """,
      "sections[0].group.subitems[1].width: unknown key \"fractionWidth\"; "
        + "did you mean \"fractionalWidth\"?"),
    .init(
      #"{"sectoins": []}"#, #"unknown key "sectoins"; did you mean "sections"?"#),
    .init(
      width(#"{"pixels": 5}"#),
      "\(path).width: unknown key \"pixels\"; there may be \"fractionalWidth\", "
        + "\"fractionalHeight\", \"absolute\", \"estimated\" or \"uniformAcrossSiblings\""),
    .init(
      "[]",
      #"an empty array stands here; there must be an object with a "layout" or with "sections""#),
    .init("{}", #"missing key "sections"; there must be an array"#),
    .init(
      #"{"sections": []}"#,
      "sections: an empty array stands here; there must be at least one section"),
    .init(#"{"sections": {}}"#, "sections: an empty object stands here; there must be an array"),
    .init(#"{"sections": [{}]}"#, #"sections[0]: missing key; there must be "group" or "list""#),
    .init(
      DocumentSamples.layout(section: #""list": {"appearance": "plain"}"#),
      "sections[0]: \"group\" and \"list\" stand here; there may be only one of "
        + "\"group\" or \"list\""),
    .init(
      width("5"),
      "\(path).width: the number 5 stands here; there must be a dimension, such as {\"absolute\": 44}"
    ),
    .init(
      width("null"),
      "\(path).width: null stands here; there must be a dimension, such as {\"absolute\": 44}"),
    .init(
      width("{}"),
      "\(path).width: missing key; there must be \"fractionalWidth\", \"fractionalHeight\", "
        + "\"absolute\", \"estimated\" or \"uniformAcrossSiblings\""),
    .init(
      width(#"{"absolute": 1, "estimated": 2}"#),
      "\(path).width: \"absolute\" and \"estimated\" stand here; there may be only one of "
        + "\"fractionalWidth\", \"fractionalHeight\", \"absolute\", \"estimated\" or "
        + "\"uniformAcrossSiblings\""),
    .init(
      width(#"{"absolute": "NaN"}"#),
      "\(path).width.absolute: the string \"NaN\" stands here; there must be a number"),
    .init(
      width(#"{"absolute": true}"#),
      "\(path).width.absolute: true stands here; there must be a number"),
    .init(
      DocumentSamples.layout(item: #"{"type": "item", "width": {"absolute": 1}}"#),
      "\(path): missing key \"height\"; there must be a dimension, such as {\"absolute\": 44}"),
    .init(
      DocumentSamples.layout(item: #"{\#(size)}"#),
      "\(path): missing key \"type\"; there must be \"item\", \"horizontal\", \"vertical\" "
        + "or \"custom\""),
    .init(
      item(#""zIndex": 1.5"#),
      "\(path): unknown key \"zIndex\"; there may be \"type\", \"width\", \"height\", "
        + "\"subitems\", \"subitem\", \"repeatingSubitem\", \"count\", \"items\", "
        + "\"interItemSpacing\", \"contentInsets\", \"edgeSpacing\" or \"supplementaryItems\""),
  ]

  static let groups: [WrongDocument] = [
    .init(
      DocumentSamples.layout(group: item),
      "sections[0].group.type: the string \"item\" stands here, but a section repeats a group; "
        + "there must be \"horizontal\", \"vertical\" or \"custom\""),
    .init(
      group(#""subitems": []"#),
      "sections[0].group.subitems: an empty array stands here; there must be at least one subitem"),
    .init(
      group(#""contentInsets": {}"#),
      "sections[0].group: missing key; there must be \"subitems\", \"subitem\" or "
        + "\"repeatingSubitem\""),
    .init(
      group(#""subitem": \#(item), "count": 0"#),
      "sections[0].group.count: the number 0 stands here; there must be a whole number from 1"),
    .init(
      group(#""subitem": \#(item), "count": -3"#),
      "sections[0].group.count: the number -3 stands here; there must be a whole number from 1"),
    .init(
      group(#""repeatingSubitem": \#(item), "count": 2.5"#),
      "sections[0].group.count: the number 2.5 stands here; there must be a whole number from 1"),
    .init(
      group(#""subitem": \#(item)"#),
      "sections[0].group: missing key \"count\"; there must be a whole number from 1"),
    .init(
      group(#""subitems": [\#(item)], "count": 2"#),
      "sections[0].group: \"count\" stands beside \"subitems\"; it belongs to \"subitem\" or "
        + "\"repeatingSubitem\""),
    .init(
      group(#""items": [{"frame": [0, 0, 1]}]"#, type: "custom"),
      "sections[0].group.items[0].frame: an array of 3 values stands here; there must be "
        + "four numbers [x, y, width, height]"),
    .init(
      group(#""subitems": [\#(item)], "items": []"#),
      "sections[0].group: the key \"items\" has no meaning with the type \"horizontal\"; "
        + "there may be \"type\", \"width\", \"height\", \"subitems\", \"subitem\", "
        + "\"repeatingSubitem\", \"count\", \"interItemSpacing\", \"contentInsets\", "
        + "\"edgeSpacing\" or \"supplementaryItems\""),
    .init(
      item(#""interItemSpacing": {"fixed": 1}"#),
      "\(path): the key \"interItemSpacing\" has no meaning with the type \"item\"; there may be "
        + "\"type\", \"width\", \"height\", \"contentInsets\", \"edgeSpacing\" or "
        + "\"supplementaryItems\""),
    .init(
      item(
        #""supplementaryItems": [{"elementKind": "b", \#(size), "containerAnchor": {"edges": [], "absoluteOffset": [0, 0], "fractionalOffset": [0, 0]}}]"#
      ),
      "\(path).supplementaryItems[0].containerAnchor: \"absoluteOffset\" and "
        + "\"fractionalOffset\" stand here; there may be only one of them"),
    .init(
      item(
        #""supplementaryItems": [{"elementKind": "b", \#(size), "containerAnchor": {"edges": ["left"]}}]"#
      ),
      "\(path).supplementaryItems[0].containerAnchor.edges[0]: unknown value \"left\"; "
        + "there may be \"top\", \"leading\", \"bottom\" or \"trailing\""),
  ]

  static let values: [WrongDocument] = [
    .init(
      DocumentSamples.layout(section: #""orthogonalScrollingBehavior": "groupPagin""#),
      "sections[0].orthogonalScrollingBehavior: unknown value \"groupPagin\"; "
        + "did you mean \"groupPaging\"?"),
    .init(
      DocumentSamples.layout(section: #""orthogonalScrollingProperties": {"decelerationRate": 1}"#),
      "sections[0].orthogonalScrollingProperties.decelerationRate: the number 1 stands here; "
        + "there must be \"automatic\", \"normal\", \"fast\" or a number from 0 to below 1"),
    .init(
      DocumentSamples.layout(
        section: #""decorationItems": [{"elementKind": "b", "zIndex": 9007199254740993}]"#),
      "sections[0].decorationItems[0].zIndex: the number 9007199254740993 stands here; "
        + "there must be a whole number from -9007199254740992 to 9007199254740992"),
    .init(
      #"{"sections": [{"list": {"appearance": "insetgroup"}}]}"#,
      "sections[0].list.appearance: unknown value \"insetgroup\"; did you mean \"insetGrouped\"?"),
    .init(
      DocumentSamples.testCase(counts: "[1, -1]"),
      "itemCounts[1]: the number -1 stands here; there must be a whole number from 0 "
        + "to 9007199254740992"),
    .init(
      DocumentSamples.testCase(counts: "[18446744073709551616]"),
      "itemCounts[0]: the number 1.8446744073709552e+19 stands here; "
        + "there must be a whole number from 0 to 9007199254740992"),
    .init(
      DocumentSamples.testCase(#""orthogonalOffsets": {"first": 1}"#),
      "orthogonalOffsets: the key \"first\" stands here; there must be the number of a section, "
        + "from 0 to 999999"),
    .init(
      DocumentSamples.testCase(#""measurement": {"heights": [1], "widths": [1]}"#),
      "measurement: \"heights\" and \"widths\" stand here; there may be only one of \"constant\", "
        + "\"heights\", \"widths\", \"heightsByWidth\", \"random\" or \"text\""),
    .init(
      DocumentSamples.testCase(#""measurement": {"heightsByWidth": {"wide": [1]}}"#),
      "measurement.heightsByWidth: the key \"wide\" stands here; there must be a width in points"),
    .init(
      DocumentSamples.testCase(#""measurement": {"heightsByWidth": {"32": [1], "32.0": [1]}}"#),
      "measurement.heightsByWidth: the width 32.0 stands here twice; there may be only one"),
    .init(
      DocumentSamples.testCase(#""measurement": {"heightsByWidth": {"157.5": []}}"#),
      "measurement.heightsByWidth[\"157.5\"]: an empty array stands here; "
        + "there must be at least one number"),
    .init(
      DocumentSamples.testCase(#""measurement": {"random": {"seed": 1, "height": [5, 1]}}"#),
      "measurement.random.height: [5, 1] stands here; there must be two numbers "
        + "[least, most], from 0 and in order"),
    .init(
      DocumentSamples.testCase(#""measurement": {"text": {"lengths": [1], "textStyle": "bdoy"}}"#),
      "measurement.text.textStyle: unknown value \"bdoy\"; did you mean \"body\"?"),
    .init(
      DocumentSamples.testCase(
        #""expected": {"items": [{"id": "cel 0.0", "frame": [0, 0, 1, 1]}]}"#),
      "expected.items[0].id: the string \"cel 0.0\" stands here; there must be \"cell S.I\", "
        + "\"supplementary KIND S.I\" or \"decoration KIND S.I\""),
    .init(
      #"{"layuot": {}, "itemCounts": [1]}"#, #"unknown key "layuot"; did you mean "layout"?"#),
  ]

  private static func environment(_ environment: String) -> String {
    #"{"layout": \#(DocumentSamples.smallest), "itemCounts": [], "environment": \#(environment)}"#
  }

  static let environments: [WrongDocument] = [
    .init(
      environment("{}"), #"environment: missing key "size"; there must be a size or a "device""#),
    .init(
      environment(#"{"size": [320, -1]}"#),
      "environment.size: [320, -1] stands here; there must be two numbers [width, height], "
        + "none negative"),
    .init(
      environment(#"{"size": [320, 480], "displayScale": 0}"#),
      "environment.displayScale: the number 0 stands here; there must be a number above zero, "
        + "at most 1024"),
    .init(
      environment(#"{"device": "iphone 14 max"}"#),
      "environment.device: unknown device \"iphone 14 max\"; did you mean \"iPhone 14\"?"),
    .init(
      environment(
        #"{"size": [1, 1], "safeAreaInsets": {"top": 1e308}, "contentInset": {"top": 1e308}}"#),
      "environment: \"safeAreaInsets\" and \"contentInset\" add up to no finite number; "
        + "there must be smaller ones"),
  ]

  @Test(arguments: keysAndTypes + groups + values + environments)
  func message(_ document: WrongDocument) {
    #expect(document.answer == document.message)
  }

  @Test func partsTellWhatIsWrong() throws {
    let error = #expect(throws: DocumentError.self) {
      try LayoutDocument(json: #"{"sections": [{"group": 5}]}"#)
    }
    #expect(error?.path == "sections[0].group")
    #expect(error?.position == nil)
  }

  /// Text from outside is repeated shortened and on one line.
  @Test func longAndStrangeTextIsTamed() throws {
    let key = String(repeating: "x", count: 100_000)
    let long = WrongDocument(#"{"\#(key)": 1}"#, "")
    #expect(try #require(long.answer).count < 300)
    let strange = WrongDocument(#"{"a\nb\u001b[31m": 1}"#, "")
    #expect(try #require(strange.answer).hasPrefix(#"unknown key "a\nb\u{1B}[31m"; there may be"#))
  }
}
