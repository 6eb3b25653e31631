import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import CompositionalSimulation
import CompositionalTestSupport
import Foundation
import Testing

/// The documented schemas agree with the reader: the same keys, the same results.
@Suite struct DocumentSchemaTests {
  @Test(arguments: DocumentTestFiles.cases)
  func recordedCaseIsValid(_ file: URL) throws {
    let problems = try DocumentSchema("case").problems(of: DocumentTestFiles.value(file))
    #expect(problems.isEmpty)
  }

  @Test(arguments: DocumentTestFiles.gallery)
  func galleryIsValid(_ file: URL) throws {
    let value = try DocumentTestFiles.value(file)
    let name = value["layout"] == nil ? "layout" : "case"
    #expect(try DocumentSchema(name).problems(of: value).isEmpty)
    _ = try InputDocument(json: DocumentTestFiles.bytes(file))
  }

  // MARK: Keys

  private func names<Key: DocumentKeys>(_ keys: Key.Type) -> Set<String> {
    Set(Key.allCases.map(\.rawValue))
  }

  private func properties(_ schema: JSONValue?) -> Set<String> {
    guard case .object(let members)? = schema?["properties"] else { return [] }
    return Set(members.map(\.key))
  }

  @Test func layoutSchemaHasTheKeysOfTheReader() throws {
    let schema = try DocumentTestFiles.schema("layout")
    let definitions = try #require(schema["$defs"])
    let item = CollectionLayoutItem.DocumentType.self
    func itemKeys(_ type: CollectionLayoutItem.DocumentType) -> Set<String> {
      Set(type.keys.map(\.rawValue))
    }
    let groups = ["listGroup", "countedGroup", "repeatingGroup"]
    let expected: [String: Set<String>] = [
      "dimension": names(CollectionLayoutDimension.DocumentKey.self),
      "spacing": names(CollectionLayoutSpacing.DocumentKey.self),
      "edgeSpacing": names(CollectionLayoutEdgeSpacing.DocumentKey.self),
      "insets": names(DirectionalEdgeInsets.DocumentKey.self),
      "anchor": names(CollectionLayoutAnchor.DocumentKey.self),
      "supplementary": names(CollectionLayoutSupplementaryItem.DocumentKey.self),
      "boundaryItem": names(CollectionLayoutBoundarySupplementaryItem.DocumentKey.self),
      "decorationItem": names(CollectionLayoutDecorationItem.DocumentKey.self),
      "item": itemKeys(.item), "customGroup": itemKeys(.custom),
      "customItem": names(CollectionLayoutGroupCustomItem.DocumentKey.self),
      "scrollingProperties": names(OrthogonalScrollingProperties.DocumentKey.self),
      "list": names(CollectionLayoutListConfiguration.DocumentKey.self),
      "section": names(LayoutDocument.Section.DocumentKey.self),
    ]
    #expect(item.allCases.count == 4)
    for (name, keys) in expected { #expect(properties(definitions[name]) == keys, "\(name)") }
    let union = groups.reduce(into: Set<String>()) { $0.formUnion(properties(definitions[$1])) }
    #expect(union == itemKeys(.horizontal))
    #expect(properties(schema) == names(LayoutDocument.DocumentKey.self))
    #expect(
      names(LayoutDocument.DocumentKey.self)
        == names(CollectionLayoutConfiguration.DocumentKey.self).union(["sections"]))
    #expect(
      names(LayoutDocument.Section.DocumentKey.self)
        == names(CollectionLayoutSection.DocumentKey.self).union(["list"]))
  }

  @Test func caseSchemaHasTheKeysOfTheReader() throws {
    let schema = try DocumentTestFiles.schema("case")
    let definitions = try #require(schema["$defs"])
    let expected: [String: Set<String>] = [
      "edgeInsets": names(PhysicalEdgeInsets.DocumentKey.self),
      "environment": names(CaseEnvironment.DocumentKey.self),
      "measurement": names(CaseMeasurement.DocumentKey.self),
      "answer": Set(CaseMeasurement.answerKeys + ["contents"]),
      "element": names(CaseExpectation.Element.DocumentKey.self),
      "query": names(CaseExpectation.Query.DocumentKey.self),
      "orthogonalStep": names(CaseExpectation.OrthogonalStep.DocumentKey.self),
      "expected": names(CaseExpectation.DocumentKey.self),
    ]
    for (name, keys) in expected { #expect(properties(definitions[name]) == keys, "\(name)") }
    #expect(properties(schema) == names(CaseDocument.DocumentKey.self))
  }

  @Test func scriptSchemaHasTheKeysOfTheReader() throws {
    let definitions = try #require(try DocumentTestFiles.schema("script")["$defs"])
    let expected: [String: Set<String>] = [
      "action": names(ScrollAction.DocumentKey.self),
      "update": names(ScriptUpdates.DocumentKey.self),
      "move": names(ScriptKeys.Move.self), "sectionMove": names(ScriptKeys.Move.self),
      "snapshotSection": names(ScriptKeys.Snapshot.self),
    ]
    for (name, keys) in expected { #expect(properties(definitions[name]) == keys, "\(name)") }
  }

  @Test func schemasUseKnownKeywordsOnly() throws {
    func check(_ schema: JSONValue) {
      guard case .object(let keywords) = schema else { return }
      for keyword in keywords {
        #expect(DocumentSchema.keywords.contains(keyword.key), "\(keyword.key)")
        switch (keyword.key, keyword.value) {
        case ("properties", .object(let members)), ("$defs", .object(let members)):
          members.forEach { check($0.value) }
        case ("items", let schema), ("not", let schema), ("propertyNames", let schema),
          ("additionalProperties", let schema):
          check(schema)
        case ("oneOf", .array(let schemas)), ("anyOf", .array(let schemas)):
          schemas.forEach(check)
        default: break
        }
      }
    }
    check(try DocumentTestFiles.schema("layout"))
    check(try DocumentTestFiles.schema("flow"))
    check(try DocumentTestFiles.schema("case"))
    check(try DocumentTestFiles.schema("script"))
    check(try DocumentTestFiles.schema("content"))
    check(try DocumentTestFiles.schema("results"))
  }

  // MARK: Answers

  /// One change at every place of a rich document: the reader and the schema agree on each.
  @Test func schemaAndReaderAgreeOnBrokenDocuments() throws {
    let schema = try DocumentSchema("case")
    let value = try JSONParser.parse(Array(DocumentSamples.everything.utf8))
    #expect(schema.problems(of: value).isEmpty)
    let variants = try DocumentMutation.variantsOfCase()
    #expect(variants.count > 3_000)
    for variant in RandomRun.share(of: variants) {
      let isValid = schema.problems(of: variant).isEmpty
      do {
        let document = try CaseDocument(reading: DocumentReader(variant, at: .root))
        if !isValid { Issue.record("the reader accepts what the schema refuses: \(variant)") }
        let written = DocumentReader(try document.written(at: .root), at: .root)
        if try CaseDocument(reading: written) != document {
          Issue.record("what was written reads otherwise: \(variant)")
        }
      } catch let error as DocumentError {
        // A schema cannot express that one number is not above another, and takes any text as the
        // words of a device's name.
        let isUnseen = ["in ascending order", "unknown device"].contains {
          error.message.contains($0)
        }
        if isValid, !isUnseen {
          Issue.record("the reader refuses what the schema accepts: \(error)")
        }
      }
    }
  }
}
