import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import Testing

/// Every number of a document in several spellings: the reader and the schema agree on each.
@Suite struct DocumentSpellingTests {
  /// Spellings of whole numbers and others; those of one row are the same number.
  private static let spellings = [["-1", "-1.0"], ["0", "0.0"], ["2.5"], ["1e300"]]
  private static let mark = "the number in question"

  @Test func everyNumberIsReadAsTheSchemaSays() throws {
    let schema = try DocumentSchema("case")
    let places = try DocumentMutation.copiesOfCase { value in
      value.number == nil ? [] : [.string(Self.mark)]
    }.map(JSONPrinter.print)
    #expect(places.count > 100)
    for place in places {
      for row in Self.spellings {
        var first: CaseDocument??
        for spelling in row {
          let text = place.replacing("\"\(Self.mark)\"", with: spelling)
          let document = try? CaseDocument(json: text)
          let line = place.split(separator: "\n").first { $0.contains(Self.mark) } ?? ""
          let problems = schema.problems(of: try JSONParser.parse(Array(text.utf8)))
          // No schema says that of two bounds the first is the lower one.
          let isBound = line.contains("\"width\": [") || line.contains("\"random\"")
          #expect(
            (document != nil) == problems.isEmpty || isBound && document == nil,
            "\(spelling) in \(line): \(problems)")
          if let first { #expect(document == first, "\(spelling) in \(line)") }
          first = first ?? .some(document)
        }
      }
    }
  }

  /// A device is found by the words of its name, and the schema lists the names only as examples.
  @Test func devicesAreNamedByWords() throws {
    let schema = try DocumentSchema("case")
    for device in DevicePreset.all {
      for name in [device.name, device.name.lowercased(), device.name.uppercased()] {
        let environment = #"{"device": \#(JSONPrinter.quote(name))}"#
        let text = DocumentSamples.testCase().replacing(#"{"size": [320, 480]}"#, with: environment)
        #expect(try CaseDocument(json: text).environment.device?.name == device.name)
        #expect(schema.problems(of: try JSONParser.parse(Array(text.utf8))) == [])
      }
    }
    let listed = try DocumentTestFiles.schema("case")["$defs"]?["environment"]?["properties"]?[
      "device"]?["examples"]
    #expect(listed == .array(DevicePreset.all.map { .string($0.name) }))
  }

  /// Whole numbers that count something are refused wherever they are negative or not whole.
  @Test func countsAreWhole() {
    for spelling in ["-1", "-1.0", "0.0", "0", "1.5", "1e300"] {
      for key in ["subitem", "repeatingSubitem"] {
        let group = """
          {"type": "horizontal", "width": {"absolute": 1}, "height": {"absolute": 1},
           "count": \(spelling), "\(key)":
             {"type": "item", "width": {"absolute": 1}, "height": {"absolute": 1}}}
          """
        let error = #expect(throws: DocumentError.self) {
          try LayoutDocument(json: DocumentSamples.layout(group: group))
        }
        #expect(error?.sentence.hasPrefix("sections[0].group.count: ") == true)
      }
    }
  }
}
