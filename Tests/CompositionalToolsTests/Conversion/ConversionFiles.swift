import CompositionalDocuments
import CompositionalTools
import Foundation
import Testing

/// The files that `.ci/convert` compiles and runs.
@Suite struct ConversionFiles {
  private static let folder = ProcessInfo.processInfo.environment["COMPOSITIONAL_CONVERSIONS"]

  /// Writes a document and its code in both dialects for each sample, and a program that compares.
  @Test(.enabled(if: folder != nil)) func write() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    var calls: [String] = []
    for sample in try ConversionSample.all() {
      let name = sample.name
      try write(try sample.document.jsonText(), name + ".json")
      for (dialect, prefix) in [(SwiftDialect.dsl, "dsl"), (.uikit, "apple")] {
        let source = sample.document.swiftSource(dialect, named: prefix + "-" + name)
        try write(source.text, "\(prefix)-\(name).swift")
      }
      let stem = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined()
      calls.append(
        "check(\"\(name)\", makeDsl\(stem)Layout(), makeApple\(stem)Layout()"
          + (sample.document.measurement?.contents.isEmpty == false
            ? ", makeDsl\(stem)Contents())" : ")"))
    }
    try write(calls.map { $0 + "\n" }.joined() + "finish()\n", "main.swift")
  }
}
