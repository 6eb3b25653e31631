import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import Testing

/// What a text is, with or without errors.
@Suite struct DocumentKindTests {
  static let texts: [(String, DocumentKind?)] = [
    (DocumentSamples.smallest, .layout), (#"{"sections": 1, "sectoins": 2}"#, .layout),
    (DocumentSamples.testCase(), .testCase), (#"{"layuot": 1, "itemCounts": []}"#, .testCase),
    (#"{"flowLayout": {"itemSize": "x"}, "itemCounts": [1]}"#, .flow),
    (#"{"content": {}, "expected": {}}"#, .content), (#"{"results": 1}"#, .results),
    (#"{"version": 1, "framesPerSecond": 60}"#, .recording), (#"{"script": []}"#, .script),
    (#"{"view": [1, 2], "frames": []}"#, .frames),
    (#"{"version": 1, "visibleRect": [0, 0, 1, 1], "elements": []}"#, .elements),
    (#"{"version": 1, "findings": []}"#, .answer),
    // Keys within values, in texts and without a colon are none of the document.
    (#"{"name": "\"results\": ", "a": {"results": 1}}"#, .testCase),
    (#"[{"results": 1}]"#, nil), (#""results""#, nil), ("{", nil), ("", nil), ("{}", nil),
    (#"{"type": "flow", "elements": []}"#, nil),
  ]

  @Test(arguments: texts) func kinds(text: String, kind: DocumentKind?) {
    #expect(DocumentKind(of: text.utf8) == kind)
  }
}
