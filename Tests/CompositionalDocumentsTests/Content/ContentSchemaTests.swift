import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import CompositionalTestSupport
import Testing

/// The schema of content agrees with the reader.
@Suite struct ContentSchemaTests {
  /// A document with every key.
  static let everything = """
    {"name": "n", "origin": "o", "proposal": {"width": 100, "height": null},
     "content": {"type": "vStack", "id": "root", "alignment": {"centeredTo": "a"}, "spacing": 4,
      "insets": {"top": {"compact": 1, "compactAccessibility": 2, "regular": 3,
        "regularAccessibility": 4}, "leading": 5, "bottom": 6, "trailing": 7},
      "items": [
       {"id": "a", "size": [10, 20], "style": "s", "hugging": {"horizontal": 20, "vertical": 30},
        "compression": {"horizontal": 40.5}, "verticalAlignment": "top",
        "horizontalAlignment": "trailing", "accessibilityAlignment": "center", "padding": 3,
        "baselines": {"first": 3, "last": 4}},
       {"id": "b", "wrapping": {"naturalWidth": 300, "lineHeight": 20, "lineLimit": 3}},
       {"id": "c", "area": [30, 40]},
       {"id": "d", "text": {"length": 12, "textStyle": "footnote", "lineLimit": 2,
        "weight": "bold"}},
       {"type": "hStack", "id": "e", "alignment": "bottom", "reflowedAlignment": "fill",
        "reflowsForAccessibility": false, "forceVertical": true, "items": [
         {"type": "spacer", "minWidth": 1, "maxWidth": 2, "fixedWidth": 3, "minHeight": 4,
          "maxHeight": 5, "fixedHeight": 6}]},
       {"type": "flow", "id": "f", "exactFit": "overflows", "elements": [
        {"id": "x", "width": 30, "vertical": "stretch"}, {"space": "basedOnContents"},
        {"newline": 4}, {"choice": [[], [{"space": {"flexible": 3}}]], "id": "g"},
        {"box": [{"space": {"flexible": "basedOnContents"}}], "id": "h", "margins": 2,
         "width": {"absolute": 4}, "vertical": "center"}]},
       {"type": "split", "id": "i", "subviewPadding": 2, "overlaps": true,
        "direction": {"when": {"minWidth": 3}, "then": "horizontal", "else": "vertical"},
        "items": [
         {"id": "j", "slot": {"fixed": 4}, "edgeInsets": 1, "hidden": true},
         {"type": "padding", "slot": {"percentage": 5}}, {"type": "separator", "slot": "equal"},
         {"slot": {"safeArea": "top", "adjustment": -2}}, {"slot": {"layoutMargins": "leading"}},
         {"slot": [{"when": {"accessibility": true, "always": true}, "slot": "automatic"},
          {"slot": {"fixed": 1}}]}]},
       {"type": "scrollingSplit", "id": "k", "direction": "horizontal", "contentInsets": 3,
        "addsLayoutMargins": true, "items": [{"slot": {"basedOn": "x"}}]},
       {"type": "conditional", "id": "l", "branches": [
        {"when": {"horizontalSizeClass": "compact", "verticalSizeClass": "regular",
          "layoutDirection": "leftToRight", "maxWidth": 100}, "content": {"size": [1, 2]}},
        {"content": {}}]},
       {"type": "rows", "id": "m", "axis": "horizontal", "rowInset": 1,
        "separatorInset": {"top": 2}, "separatorWidth": 3, "hidesSeparatorsByDefault": true,
        "automaticallyHidesLastSeparator": true,
        "rows": [{"id": "y", "interactive": true, "tappable": true, "separatorHiding": true}],
        "operations": [
         {"do": "add", "rows": ["y"]}, {"do": "insert", "rows": ["y"], "before": "z"},
         {"do": "insert", "rows": ["y"], "after": "z"}, {"do": "removeAll"},
         {"do": "setInset", "rows": ["y"], "inset": 2}, {"do": "tap", "row": "y"},
         {"do": "set", "axis": "vertical", "separatorWidth": 1}]},
       {"type": "constraints", "id": "n", "margins": {"leading": 16}, "guides": [{"id": "column"}],
        "views": [{"id": "v", "size": [20, 10]}, {"id": "w"}],
        "constraints": [
         {"id": "gap", "item": "v", "attribute": "leading", "relation": "greaterThanOrEqual",
          "to": "w", "toAttribute": "trailing", "multiplier": 2, "constant": 8, "priority": 999.5},
         {"item": "w", "attribute": "width", "constant": 30},
         {"item": "..", "attribute": "bottom", "to": "@margins", "constant": 3}]}]},
     "expected": {"size": [1, 2], "frames": {"a": [1, 2, 3, 4]}, "framesAreComplete": true,
      "absent": ["b"], "diagnostics": ["overflow a"], "choices": {"c": 0},
      "branches": {"d": null, "e": 1}, "contentSizes": {"/": [1, 2]}, "offsets": {"/": [0, 0]},
      "rows": {"m": {"all": ["y"], "hidden": [], "taps": [["handler"]]}}, "reflowed": ["e"],
      "baselines": [1, 2], "changes": {"/": {"deletes": [0], "inserts": [1], "updates": [[0, 1]],
      "moves": [[1, 0]]}}, "intermediate": {"a": [1, 2, 3, 4]},
      "broken": ["gap", 1], "ambiguous": ["n/v"], "cost": {"750": 1.5}}}
    """

  @Test func theRichDocumentHasEveryKey() throws {
    let value = try JSONParser.parse(Array(Self.everything.utf8))
    #expect(try DocumentSchema("content").problems(of: value).isEmpty)
    for key in ContentKey.allCases {
      #expect(Self.everything.contains("\"\(key.rawValue)\""), "\(key.rawValue)")
    }
    let document = try ContentDocument(json: Self.everything)
    #expect(try ContentDocument(json: document.jsonText()) == document)
  }

  @Test func theSchemaHasTheKeysOfTheReader() throws {
    let schema = try DocumentTestFiles.schema("content")
    func keys(_ schema: JSONValue?) -> Set<String> {
      guard case .object(let members)? = schema?["properties"] else { return [] }
      return Set(members.map(\.key))
    }
    #expect(keys(schema["$defs"]?["node"]) == Set(ContentKey.allCases.map(\.rawValue)))
    #expect(keys(schema) == Set(ContentDocument.DocumentKey.allCases.map(\.rawValue)))
    #expect(
      keys(schema["$defs"]?["expected"])
        == Set(ContentExpectation.DocumentKey.allCases.map(\.rawValue)))
  }

  /// One change at every place: the reader and the schema agree on each, but for names that appear
  /// twice or nowhere, and the kinds of views, which a schema cannot see.
  @Test func schemaAndReaderAgreeOnBrokenDocuments() throws {
    let schema = try DocumentSchema("content")
    let value = try JSONParser.parse(Array(Self.everything.utf8))
    let variants = DocumentMutation.variants(of: value, alone: ["items"])
    #expect(variants.count > 3_000)
    for variant in RandomRun.share(of: variants) {
      let isValid = schema.problems(of: variant).isEmpty
      do {
        let document = try ContentDocument(reading: DocumentReader(variant, at: .root))
        if !isValid { Issue.record("the reader accepts what the schema refuses: \(variant)") }
        let written = DocumentReader(try document.written(at: .root), at: .root)
        if try ContentDocument(reading: written) != document {
          Issue.record("what was written reads otherwise: \(variant)")
        }
        _ = document.verify()
      } catch let error as DocumentError {
        let isUnseen = ["appears twice", "unknown item", "a spacer is allowed"].contains {
          error.message.contains($0)
        }
        if isValid, !isUnseen {
          Issue.record("the schema accepts what the reader refuses: \(error)")
        }
      }
    }
  }
}
