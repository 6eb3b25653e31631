import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import CompositionalTestSupport
import Foundation
import Testing

/// The page about documents has every key of the schemas, and examples that read.
@Suite struct DocumentPageTests {
  private static func page() throws -> String {
    let file = RepositoryFiles.root.appendingPathComponent("Documentation/Documents.md")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// The names of all properties of a schema, in backticks.
  private static func words(_ schema: JSONValue) -> Set<String> {
    switch schema {
    case .array(let values): return values.reduce(into: []) { $0.formUnion(words($1)) }
    case .object(let members):
      var found: Set<String> = []
      for member in members {
        switch (member.key, member.value) {
        case ("properties", .object(let properties)):
          for property in properties {
            found.insert("`\(property.key)`")
            found.formUnion(words(property.value))
          }
        default: found.formUnion(words(member.value))
        }
      }
      return found
    default: return []
    }
  }

  @Test(arguments: [("layout", 30), ("case", 30), ("script", 30), ("results", 15), ("flow", 20)])
  func everyPropertyIsOnThePage(name: String, atLeast count: Int) throws {
    let page = try Self.page()
    let words = Self.words(try DocumentTestFiles.schema(name))
    #expect(words.count > count)
    for word in words.sorted() { #expect(page.contains(word), "\(word)") }
  }

  /// Each device has its name, size and scale in a row of the page of devices.
  @Test func everyDeviceIsOnThePage() throws {
    let file = RepositoryFiles.root.appendingPathComponent("Documentation/Devices.md")
    let rows = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
    for device in DevicePreset.all {
      let row = rows.first { $0.hasPrefix("|") && $0.contains("`\(device.name)`") } ?? ""
      let size = "| \(Int(device.size.width)) × \(Int(device.size.height)) |"
      #expect(row.contains(size), "\(device.name): \(row)")
      let insets = device.safeAreaInsets
      #expect(row.contains("| \(Int(insets.top)) / \(Int(insets.bottom)) |"), "\(device.name)")
      for split in device.isTablet ? DeviceSplit.allCases : [] {
        for isLandscape in [false, true] {
          let view = try #require(DeviceView(device, isLandscape: isLandscape, split: split))
          let width = Double(view.size.width)
          let text = width == width.rounded() ? "\(Int(width))" : "\(width)"
          #expect(row.contains(" \(text)"), "\(view)")
        }
      }
    }
  }

  /// The names of the policies as the sources declare them: one for each bit.
  private static func quirks() throws -> [String] {
    let file = RepositoryFiles.root.appendingPathComponent(
      "Sources/Compositional/Model/Quirks.swift")
    let source = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return source.matches(of: /static let (\w+) = Quirks\(bit: \d+\)/).map { String($0.1) }
  }

  @Test func documentsNameEveryQuirk() throws {
    let quirks = try Self.quirks()
    #expect(quirks.count > 25)
    #expect(Quirks.names.map(\.name).sorted() == quirks.sorted())
    #expect(Set(Quirks.names.map(\.quirk)).count == quirks.count)
    #expect(Quirks.names.allSatisfy { $0.quirk.rawValue.nonzeroBitCount == 1 })
    let schema = try DocumentTestFiles.schema("layout")
    let listed = schema["properties"]?["quirks"]?["items"]?["enum"]
    #expect(listed == .array(Quirks.names.map { .string($0.name) }))
  }

  /// Each quirk has a row with its name, its default and an example.
  @Test func everyQuirkIsOnThePage() throws {
    let section = try Self.page().components(separatedBy: "### Quirks\n").dropFirst().first?
      .components(separatedBy: "\n## ").first
    let rows = try #require(section).split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(rows.map { $0.first } == (try Self.quirks()).map { "`\($0)`" })
    for row in rows { #expect(row.count == 3 && row.allSatisfy { !$0.isEmpty }, "\(row)") }
  }

  /// Each block is a group, a section, a layout, a flow layout, or keys of a case.
  @Test func blocksAreRead() throws {
    let blocks = try Self.page().components(separatedBy: "```json\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count == 9)
    for block in blocks {
      let value = try JSONParser.parse(Array(block.utf8))
      if value["type"] != nil {
        _ = try LayoutDocument(json: DocumentSamples.layout(group: block))
      } else if value["flowLayout"] != nil {
        #expect(try FlowDocument(json: block).layout.sections.count == 2)
        #expect(try DocumentSchema("flow").problems(of: value).isEmpty)
      } else if value["results"] != nil {
        let results = try ConformanceResults(json: block)
        #expect(results.cases.count == 1 && results.motions.count == 1)
        #expect(try DocumentSchema("results").problems(of: value).isEmpty)
      } else if value["list"] != nil {
        _ = try LayoutDocument(json: #"{"sections": [\#(block)]}"#)
      } else if value["sections"] != nil {
        _ = try LayoutDocument(json: block)
      } else {
        let keys = block.trimmingCharacters(in: .whitespacesAndNewlines).dropFirst().dropLast()
        _ = try CaseDocument(json: DocumentSamples.testCase(String(keys)))
      }
    }
  }

  /// The rules of the table of measurements.
  @Test func measurementsAreRead() throws {
    let rules = try Self.page().split(separator: "\n").compactMap { line in
      line.hasPrefix("| `{") ? line.split(separator: "`").dropFirst().first : nil
    }
    #expect(rules.count == 9)
    for rule in rules {
      let json = DocumentSamples.testCase("\"measurement\": \(rule)")
      #expect(try CaseDocument(json: json).measurement != nil)
    }
  }
}
