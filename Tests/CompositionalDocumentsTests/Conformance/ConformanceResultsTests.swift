import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import Testing

/// The results of a recording: what is written reads again, and what is wrong is refused with its
/// place.
@Suite struct ConformanceResultsTests {
  static let origin =
    #"{"system": "iOS", "version": "18.1", "device": "iPhone 16", "kind": "simulator", "scale": 3}"#

  static func testCase(_ name: String, _ keys: String = #""expected": {"contentSize": [1, 2]}"#)
    -> String
  {
    #"{"name": "\#(name)", "document": \#(DocumentSamples.testCase(keys))}"#
  }

  static func motion(_ keys: String) -> String {
    """
    {"name": "drag", "axis": "vertical", "bounds": [320, 480], "content": [320, 5000], \(keys)}
    """
  }

  static func results(cases: String = "", motions: String = "") -> String {
    """
    {"results": {"origin": \(origin), "cases": [\(cases)], "motions": [\(motions)]}}
    """
  }

  static let rich = results(
    cases: testCase("a") + ", " + testCase("b-2.c"),
    motions: motion(
      """
      "insets": {"top": 5}, "paging": true, "samples": [[0, 0], [0.5, -3.25]],
      "touches": [[0, "began", 0, 0], [0.5, "ended", 12, 300]]
      """))

  @Test func readsAndWrites() throws {
    let results = try ConformanceResults(json: Self.rich)
    #expect(results.origin.description == "iOS 18.1, iPhone 16 (simulator), scale 3")
    #expect(results.cases.map(\.name) == ["a", "b-2.c"])
    #expect(results.cases[0].document.expected.contentSize == CGSize(width: 1, height: 2))
    let motion = try #require(results.motions.first)
    #expect(motion.axis == .vertical && motion.paging && motion.insets.top == 5)
    #expect(motion.samples.last == .init(time: 0.5, offset: -3.25))
    #expect(
      motion.touches.last == .init(time: 0.5, phase: .ended, translation: 12, velocity: 300))
    let text = try results.jsonText()
    #expect(try ConformanceResults(json: text) == results)
    #expect(try DocumentSchema("results").problems(of: JSONParser.parse([UInt8](text.utf8))) == [])
  }

  @Test func isAKindOfInput() throws {
    guard case .results(let results) = try InputDocument(json: Self.rich) else {
      return #expect(Bool(false), "results are read as something else")
    }
    #expect(try ConformanceResults(json: Self.rich) == results)
    #expect(DocumentKind(of: Self.rich.utf8) == .results)
  }

  static let errors: [(json: String, message: String)] = [
    ("{}", #"missing key "results"; expected results such as {"origin": {...}, "cases": [...]}"#),
    (
      #"{"results": {"cases": []}}"#,
      #"results: missing key "origin"; expected an origin such as {"system": "iOS", "version": "#
        + #""18.1", "device": "iPhone 16", "kind": "simulator", "scale": 3}"#
    ),
    (
      results(cases: testCase("../a")),
      #"results.cases[0].name: expected a name of 1 to 200 letters, digits, "-", "_" and "." that "#
        + #"begins with no dot, found the string "../a""#
    ),
    (
      results(cases: testCase("a") + "," + testCase("a")),
      #"results.cases[1]: the name "a" appears twice; rename one"#
    ),
    (
      results(cases: testCase("a", "")),
      #"results.cases[0].document: missing key "expected"; expected what the system answered"#
    ),
    (
      results(cases: testCase("a", #""expected": {"elements": []}"#)),
      #"results.cases[0].document: missing key "expected"; expected what the system answered"#
    ),
    (
      results(motions: motion(#""samples": [[1, 0], [0.5, 0]]"#)),
      "results.motions[0].samples[1]: expected times in ascending order, found 0.5 after 1"
    ),
    (
      results(motions: motion(#""samples": [[-1, 0]]"#)),
      "results.motions[0].samples[0][0]: expected a number of seconds from 0 to 86400, "
        + "found the number -1"
    ),
    (
      results(motions: motion(#""touches": [[0, "moved", 0, 0]]"#)),
      #"results.motions[0].touches[0][1]: unknown value "moved"; expected "#
        + #""began", "changed", "ended" or "cancelled""#
    ),
    (
      rich.replacing(#""kind": "simulator""#, with: #""kind": "simulater""#),
      #"results.origin.kind: unknown value "simulater"; did you mean "simulator"?"#
    ),
  ]

  @Test(arguments: errors)
  func errorsHaveAPlace(json: String, message: String) {
    let error = #expect(throws: DocumentError.self) { try ConformanceResults(json: json) }
    #expect(error?.sentence == message)
  }

  @Test func quirksOfACaseAreChecked() {
    let error = #expect(throws: DocumentError.self) {
      try ConformanceResults(
        json: Self.rich.replacing(#""layout": {"#, with: #""layout": {"quirks": ["fast"],"#))
    }
    #expect(error?.path == "results.cases[0].document.layout.quirks[0]")
  }

  @Test func limitsHold() {
    let many = (0...10_000).map { Self.testCase("a\($0)") }.joined(separator: ",")
    let error = #expect(throws: DocumentError.self) {
      try ConformanceResults(json: Self.results(cases: many))
    }
    #expect(
      error?.sentence == "results.cases: expected at most 10000 cases, found 10001")
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: DocumentError.self) {
      try ConformanceResults(json: #"{"results": \#(deep)"#)
    }
    #expect(throws: DocumentError.self) {
      try ConformanceResults(json: Self.rich, limits: DocumentLimits(bytes: 100))
    }
  }

  /// The reader and the schema agree on results that are damaged in one place.
  @Test func schemaAndReaderAgreeOnBrokenResults() throws {
    let schema = try DocumentSchema("results")
    let variants = DocumentMutation.variants(of: try JSONParser.parse([UInt8](Self.rich.utf8)))
    #expect(variants.count > 200)
    for variant in variants {
      let isValid = schema.problems(of: variant).isEmpty
      do {
        let results = try ConformanceResults(reading: DocumentReader(variant, at: .root))
        if !isValid { Issue.record("the reader accepts what the schema refuses: \(variant)") }
        let again = DocumentReader(try results.written(at: .root), at: .root)
        #expect(try ConformanceResults(reading: again) == results)
      } catch let error as DocumentError {
        // A schema knows neither the order of numbers, nor places in an array, nor what is empty.
        let isBeyond = ["in ascending order", "appears twice", "what the system answered"]
          .contains(where: error.message.contains)
        if isValid, !isBeyond, !error.path.contains("touches"), !error.path.contains("samples") {
          Issue.record("the reader refuses what the schema accepts: \(error)")
        }
      }
    }
  }
}
