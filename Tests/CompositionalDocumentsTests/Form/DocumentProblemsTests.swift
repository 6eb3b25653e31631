import Compositional
import CompositionalDocuments
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// All errors of a document are reported at once.
@Suite struct DocumentProblemsTests {
  /// Returns every error of a text, in order.
  private static func errors(_ text: String) -> [DocumentError] {
    do throws(DocumentError) {
      _ = try InputDocument(json: text)
      return []
    } catch { return [error] + error.others }
  }

  private static let wrong = """
    {"layout": {"sections": [
      {"group": {"type": "horizontal", "width": {"fractionWidth": 1}, "height": {"absolute": "x"},
        "subitems": [{"type": "item", "width": {"fractionalWidth": 1}},
          {"type": "item", "width": 3, "height": {"absolute": 1}}]},
       "interGroupSpacin": 3,
       "boundarySupplementaryItems": [
         {"kind": "header", "width": {"absolute": 3}, "alignment": "topp"}]},
      {"list": {"appearance": "plan"}}]},
     "environment": {"size": [320], "displayScale": 0}, "itemCounts": [1, -1]}
    """

  @Test func everyErrorHasItsPath() {
    let found = Self.errors(Self.wrong)
    #expect(
      found.map { $0.path } == [
        "layout.sections[0].group.width", "layout.sections[0].group.height.absolute",
        "layout.sections[0].group.subitems[0]", "layout.sections[0].group.subitems[1].width",
        "layout.sections[0]", "layout.sections[0].boundarySupplementaryItems[0]",
        "layout.sections[0].boundarySupplementaryItems[0]",
        "layout.sections[0].boundarySupplementaryItems[0].alignment",
        "layout.sections[1].list.appearance", "environment.size", "itemCounts[1]",
      ])
    #expect(found.allSatisfy { $0.position != nil })
    let messages = found.map { $0.message }
    #expect(messages[0].contains("did you mean \"fractionalWidth\"?"))
    #expect(messages[2].contains("missing key \"height\""))
    // The header misses a height; its kind is there, under another name.
    #expect(messages[5].contains("missing key \"height\""))
    #expect(messages[6].contains("unknown key \"kind\"; did you mean \"elementKind\"?"))
  }

  /// The description has a line for each error, and the line of one error is its own.
  @Test func theDescriptionListsAll() throws {
    let error = try #require(
      #expect(throws: DocumentError.self) { try InputDocument(json: Self.wrong) })
    let lines = error.description.split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines[0].hasPrefix("line 2, column 46, layout.sections[0].group.width: unknown key"))
    #expect(error.others.allSatisfy { $0.others.isEmpty })
  }

  @Test func atMostTwentyAreReported() {
    let counts = [String](repeating: "-1", count: 1_000).joined(separator: ",")
    let found = Self.errors(DocumentSamples.testCase(counts: "[\(counts)]"))
    #expect(found.map { $0.path } == (0..<20).map { "itemCounts[\($0)]" })
  }

  /// Other documents too: actions of a script, views of content, the keys of a flow layout.
  @Test func otherDocuments() throws {
    func paths<Value>(_ read: () throws(DocumentError) -> Value) -> [String] {
      do throws(DocumentError) {
        _ = try read()
        return []
      } catch { return ([error] + error.others).map { $0.path } }
    }
    #expect(
      paths { () throws(DocumentError) in
        try ScrollScript(json: #"[{"flung": 1}, {"wait": 1}, {"wait": -1}]"#)
      } == ["[0]", "[2].wait"])
    #expect(
      paths { () throws(DocumentError) in
        try ContentDocument(
          json: #"""
            {"content": {"type": "vStack", "items": [{"size": 1}, {"size": [1, 1]}, {"sise": 1}]},
             "environment": {"displayScale": "x"}}
            """#)
      } == ["content.items[0].size", "content.items[2]", "environment.displayScale"])
    #expect(
      paths { () throws(DocumentError) in
        try FlowDocument(
          json: #"{"flowLayout": {"itemSize": 1, "minimumLineSpacing": "x"}, "itemCounts": 1}"#)
      } == ["flowLayout.itemSize", "flowLayout.minimumLineSpacing", "itemCounts"])
  }

  /// One wrong value is one error: nothing that follows from it is an error as well.
  @Test func aWrongValueIsOneError() throws {
    let copies = try DocumentMutation.copiesOfCase(replacing: Self.nothing)
    #expect(copies.count > 100)
    for copy in copies {
      let text = JSONPrinter.print(copy)
      let found = Self.errors(text)
      #expect(found.count == 1, "\(text): \(found)")
    }
  }

  @Test(arguments: ["content", "constraints", "flow"])
  func aWrongValueOfOtherDocumentsIsOneError(folder: String) throws {
    let files = DocumentTestFiles.recordedCases(in: folder).prefix(3)
    #expect(!files.isEmpty)
    for file in files {
      let value = try DocumentTestFiles.value(file)
      for copy in DocumentMutation.copies(of: value, replacing: Self.nothing) {
        let text = JSONPrinter.print(copy)
        do throws(DocumentError) {
          if DocumentKind(of: text.utf8) == .flow {
            _ = try FlowDocument(json: text)
          } else {
            _ = try ContentDocument(json: text)
          }
          // An expectation may say that there is nothing.
          #expect(text.contains("null"))
        } catch {
          #expect(error.others.isEmpty, "\(file.lastPathComponent): \(error)")
        }
      }
    }
  }

  /// Returns null in place of a value that has no values in it.
  private static func nothing(_ value: JSONValue) -> [JSONValue] {
    switch value {
    case .array, .object, .null: []
    default: [.null]
    }
  }

  /// The error that a reader stops at is among those of one that goes on, for one damage and for two.
  @Test func goingOnFindsTheFirstErrorToo() throws {
    let variants = try DocumentMutation.variantsOfCase()
    for index in stride(from: 0, to: variants.count, by: RandomRun.isDeep ? 7 : 49) {
      let variant = variants[index]
      var documents = [variant]
      if index.isMultiple(of: 1_001) { documents += DocumentMutation.variants(of: variant) }
      for document in documents {
        var first: DocumentError?
        do throws(DocumentError) {
          _ = try InputDocument(reading: DocumentReader(document, at: .root))
        } catch { first = error }
        let found = Self.errors(JSONPrinter.print(document))
        #expect(found.isEmpty == (first == nil))
        // A consequence gives way to its cause.
        guard documents.count == 1, let first, !first.message.contains("not valid for") else {
          continue
        }
        #expect(
          found.contains { $0.path == first.path && $0.message == first.message },
          "\(first): \(found)")
      }
    }
  }
}
