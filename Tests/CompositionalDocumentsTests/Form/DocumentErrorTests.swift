import Compositional
import CompositionalDocuments
import CompositionalTestSupport
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

  /// The path and the message of the reader; nil if the document is valid.
  var answer: String? { error?.sentence }

  /// The error of the reader; nil if the document is valid.
  var error: DocumentError? {
    do throws(DocumentError) {
      _ = try InputDocument(json: json)
      return nil
    } catch {
      return error
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
      "\(path).width: unknown key \"pixels\"; expected \"fractionalWidth\", "
        + "\"fractionalHeight\", \"absolute\", \"estimated\" or \"uniformAcrossSiblings\""),
    .init(
      "[]",
      #"expected an object with a "layout" or with "sections", found an empty array"#),
    .init("{}", #"missing key "sections"; expected an array"#),
    .init(
      #"{"sections": []}"#,
      "sections: expected at least one section, found an empty array"),
    .init(#"{"sections": {}}"#, "sections: expected an array, found an empty object"),
    .init(#"{"sections": [{}]}"#, #"sections[0]: missing key; expected "group" or "list""#),
    .init(
      DocumentSamples.layout(section: #""list": {"appearance": "plain"}"#),
      "sections[0]: \"group\" and \"list\" cannot be combined; use only \"group\" or \"list\""),
    .init(
      width("5"),
      "\(path).width: expected a dimension such as {\"absolute\": 44}, found the number 5"),
    .init(
      width("null"),
      "\(path).width: expected a dimension such as {\"absolute\": 44}, found null"),
    .init(
      width("{}"),
      "\(path).width: missing key; expected \"fractionalWidth\", \"fractionalHeight\", "
        + "\"absolute\", \"estimated\" or \"uniformAcrossSiblings\""),
    .init(
      width(#"{"absolute": 1, "estimated": 2}"#),
      "\(path).width: \"absolute\" and \"estimated\" cannot be combined; use only "
        + "\"fractionalWidth\", \"fractionalHeight\", \"absolute\", \"estimated\" or "
        + "\"uniformAcrossSiblings\""),
    .init(
      width(#"{"absolute": "NaN"}"#),
      "\(path).width.absolute: expected a number, found the string \"NaN\""),
    .init(
      width(#"{"absolute": true}"#),
      "\(path).width.absolute: expected a number, found true"),
    .init(
      DocumentSamples.layout(item: #"{"type": "item", "width": {"absolute": 1}}"#),
      "\(path): missing key \"height\"; expected a dimension such as {\"absolute\": 44}"),
    .init(
      DocumentSamples.layout(item: #"{\#(size)}"#),
      "\(path): missing key \"type\"; expected \"item\", \"horizontal\", \"vertical\" "
        + "or \"custom\""),
    .init(
      item(#""zIndex": 1.5"#),
      "\(path): unknown key \"zIndex\"; expected \"type\", \"width\", \"height\", "
        + "\"subitems\", \"subitem\", \"repeatingSubitem\", \"count\", \"items\", "
        + "\"interItemSpacing\", \"contentInsets\", \"edgeSpacing\" or \"supplementaryItems\""),
  ]

  static let groups: [WrongDocument] = [
    .init(
      DocumentSamples.layout(group: item),
      "sections[0].group.type: expected \"horizontal\", \"vertical\" or \"custom\", "
        + "found the string \"item\"; a section repeats a group, not an item"),
    .init(
      group(#""subitems": []"#),
      "sections[0].group.subitems: expected at least one subitem, found an empty array"),
    .init(
      group(#""contentInsets": {}"#),
      "sections[0].group: missing key; expected \"subitems\", \"subitem\" or "
        + "\"repeatingSubitem\""),
    .init(
      group(#""subitem": \#(item), "count": 0"#),
      "sections[0].group.count: expected a whole number of at least 1, found the number 0"),
    .init(
      group(#""subitem": \#(item), "count": -3"#),
      "sections[0].group.count: expected a whole number of at least 1, found the number -3"),
    .init(
      group(#""repeatingSubitem": \#(item), "count": 2.5"#),
      "sections[0].group.count: expected a whole number of at least 1, found the number 2.5"),
    .init(
      group(#""subitem": \#(item)"#),
      "sections[0].group: missing key \"count\"; expected a whole number of at least 1"),
    .init(
      group(#""subitems": [\#(item)], "count": 2"#),
      "sections[0].group: \"count\" and \"subitems\" cannot be combined; use \"count\" with "
        + "\"subitem\" or \"repeatingSubitem\""),
    .init(
      group(#""items": [{"frame": [0, 0, 1]}]"#, type: "custom"),
      "sections[0].group.items[0].frame: expected four numbers [x, y, width, height], "
        + "found an array of 3 values"),
    .init(
      group(#""subitems": [\#(item)], "items": []"#),
      "sections[0].group: the key \"items\" is not valid for the type \"horizontal\"; "
        + "did you mean \"subitems\"?"),
    .init(
      item(#""interItemSpacing": {"fixed": 1}"#),
      "\(path): the key \"interItemSpacing\" is not valid for the type \"item\"; expected "
        + "\"type\", \"width\", \"height\", \"contentInsets\", \"edgeSpacing\" or "
        + "\"supplementaryItems\""),
    .init(
      item(
        #""supplementaryItems": [{"elementKind": "b", \#(size), "containerAnchor": {"edges": [], "absoluteOffset": [0, 0], "fractionalOffset": [0, 0]}}]"#
      ),
      "\(path).supplementaryItems[0].containerAnchor: \"absoluteOffset\" and "
        + "\"fractionalOffset\" cannot be combined; remove one"),
    .init(
      item(
        #""supplementaryItems": [{"elementKind": "b", \#(size), "containerAnchor": {"edges": ["left"]}}]"#
      ),
      "\(path).supplementaryItems[0].containerAnchor.edges[0]: unknown value \"left\"; "
        + "expected \"top\", \"leading\", \"bottom\" or \"trailing\""),
  ]

  static let values: [WrongDocument] = [
    .init(
      DocumentSamples.layout(section: #""orthogonalScrollingBehavior": "groupPagin""#),
      "sections[0].orthogonalScrollingBehavior: unknown value \"groupPagin\"; "
        + "did you mean \"groupPaging\"?"),
    .init(
      DocumentSamples.layout(section: #""orthogonalScrollingProperties": {"decelerationRate": 1}"#),
      "sections[0].orthogonalScrollingProperties.decelerationRate: expected \"automatic\", "
        + "\"normal\", \"fast\" or a number of at least 0 and below 1, found the number 1"),
    .init(
      DocumentSamples.layout(
        section: #""decorationItems": [{"elementKind": "b", "zIndex": 9007199254740993}]"#),
      "sections[0].decorationItems[0].zIndex: expected a whole number from -9007199254740992 "
        + "to 9007199254740992, found the number 9007199254740993"),
    .init(
      #"{"sections": [{"list": {"appearance": "insetgroup"}}]}"#,
      "sections[0].list.appearance: unknown value \"insetgroup\"; did you mean \"insetGrouped\"?"),
    .init(
      DocumentSamples.testCase(counts: "[1, -1]"),
      "itemCounts[1]: expected a whole number from 0 to 9007199254740992, found the number -1"),
    .init(
      DocumentSamples.testCase(counts: "[18446744073709551616]"),
      "itemCounts[0]: expected a whole number from 0 to 9007199254740992, "
        + "found the number 1.8446744073709552e+19"),
    .init(
      DocumentSamples.testCase(#""orthogonalOffsets": {"first": 1}"#),
      "orthogonalOffsets: expected a section index from 0 to 999999, found the key \"first\""),
    .init(
      DocumentSamples.testCase(#""measurement": {"heights": [1], "widths": [1]}"#),
      "measurement: \"heights\" and \"widths\" cannot be combined; use only \"constant\", "
        + "\"heights\", \"widths\", \"heightsByWidth\", \"random\" or \"text\""),
    .init(
      DocumentSamples.testCase(#""measurement": {"sections": {"-1": {"heights": [1]}}}"#),
      "measurement.sections: expected a section index from 0 to 999999, found the key \"-1\""),
    .init(
      DocumentSamples.testCase(#""measurement": {"sections": {"0": {"sections": {}}}}"#),
      "measurement.sections[\"0\"]: the rules of a section have no \"sections\" of their own; "
        + "remove them"),
    .init(
      DocumentSamples.testCase(#""measurement": {"heightsByWidth": {"wide": [1]}}"#),
      "measurement.heightsByWidth: expected a width in points, found the key \"wide\""),
    .init(
      DocumentSamples.testCase(#""measurement": {"heightsByWidth": {"32": [1], "32.0": [1]}}"#),
      "measurement.heightsByWidth: the width 32.0 appears twice; remove one"),
    .init(
      DocumentSamples.testCase(#""measurement": {"heightsByWidth": {"157.5": []}}"#),
      "measurement.heightsByWidth[\"157.5\"]: expected at least one number, "
        + "found an empty array"),
    .init(
      DocumentSamples.testCase(#""measurement": {"random": {"seed": 1, "height": [5, 1]}}"#),
      "measurement.random.height: expected two nonnegative numbers [least, most] "
        + "in ascending order, found [5, 1]"),
    .init(
      DocumentSamples.testCase(#""measurement": {"text": {"lengths": [1], "textStyle": "bdoy"}}"#),
      "measurement.text.textStyle: unknown value \"bdoy\"; did you mean \"body\"?"),
    .init(
      DocumentSamples.testCase(#""measurement": {"text": {"lengths": [1], "weight": "blod"}}"#),
      "measurement.text.weight: unknown value \"blod\"; did you mean \"bold\"?"),
    .init(
      DocumentSamples.testCase(
        #""expected": {"items": [{"id": "cel 0.0", "frame": [0, 0, 1, 1]}]}"#),
      "expected.items[0].id: expected \"cell S.I\", \"supplementary KIND S.I\" "
        + "or \"decoration KIND S.I\", found the string \"cel 0.0\""),
    .init(
      #"{"layuot": {}, "itemCounts": [1]}"#, #"unknown key "layuot"; did you mean "layout"?"#),
  ]

  private static func environment(_ environment: String) -> String {
    #"{"layout": \#(DocumentSamples.smallest), "itemCounts": [], "environment": \#(environment)}"#
  }

  static let environments: [WrongDocument] = [
    .init(
      environment("{}"), #"environment: missing key "size"; expected a size, or the key "device""#),
    .init(
      environment(#"{"size": [320, -1]}"#),
      "environment.size: expected two nonnegative numbers [width, height], found [320, -1]"),
    .init(
      environment(#"{"size": [320, 480], "displayScale": 0}"#),
      "environment.displayScale: expected a number above 0 and at most 1024, found the number 0"),
    .init(
      environment(#"{"device": "iphone 14 max"}"#),
      "environment.device: unknown device \"iphone 14 max\"; did you mean \"iPhone 14 Pro Max\"?"),
    .init(
      environment(
        #"{"size": [1, 1], "safeAreaInsets": {"top": 1e308}, "contentInset": {"top": 1e308}}"#),
      "environment: the sum of \"safeAreaInsets\" and \"contentInset\" is not finite; "
        + "use smaller values"),
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
    #expect(error?.position?.column == 25)
  }

  /// Messages quote text from outside shortened, escaped and on one line.
  @Test func quotedTextIsShortAndEscaped() throws {
    let key = String(repeating: "x", count: 100_000)
    let long = WrongDocument(#"{"\#(key)": 1}"#, "")
    #expect(try #require(long.answer).count < 300)
    let strange = WrongDocument(#"{"a\nb\u001b[31m": 1}"#, "")
    #expect(try #require(strange.answer).hasPrefix(#"unknown key "a\nb\u{1B}[31m"; expected"#))
  }
}
