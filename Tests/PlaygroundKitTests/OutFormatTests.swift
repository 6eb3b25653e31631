import Foundation
import Testing

@testable import PlaygroundKit

/// The name of the file of `--out` says the form of the answer.
@Suite struct OutFormatTests {
  private static let content = #"{"content": {"text": {"length": 60}}}"#
  private static let grid = CommandTests.run(["gallery", "grid"]).output

  /// The answer of each verb in each form that an ending names.
  static let forms: [(arguments: [String], ending: String, form: String)] = [
    (["solve", "-"], "png", "png"), (["solve", "-"], "SVG", "svg"),
    (["solve", "-"], "json", "json"),
    (["solve", "-"], "txt", "text"), (["simulate", "grid", "--fling", "500"], "csv", "csv"),
    (["simulate", "grid", "--fling", "500"], "json", "json"),
    (["simulate", "grid", "--fling", "500"], "recording", "recording"),
    (["query", "grid"], "txt", "text"), (["query", "grid"], "json", "json"),
    (["explain", "grid", "cell", "0.1"], "json", "json"), (["lint", "grid"], "json", "json"),
    (["step", "grid"], "json", "json"), (["gallery"], "json", "json"),
    (["diff", "grid", "grid"], "json", "json"), (["diff", "grid", "mosaic"], "png", "png"),
    (["render", "grid"], "svg", "svg"), (["render", "grid"], "htm", "html"),
    (["render", "grid"], "txt", "text"),
  ]

  private func written(_ arguments: [String], ending: String) throws -> Data {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("form-\(UUID().uuidString).\(ending)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let answer = CommandTests.run(arguments + ["--out", path], input: Self.content)
    #expect(answer.errors.isEmpty)
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  @Test(arguments: forms)
  func endingsAreForms(arguments: [String], ending: String, form: String) throws {
    let data = try written(arguments, ending: ending)
    #expect(try data == written(arguments + ["--format", form], ending: "unknown"))
    let text = String(decoding: data.prefix(200), as: UTF8.self)
    switch form {
    case "png": #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    case "svg": #expect(text.contains("<svg"))
    case "json", "recording": #expect(text.hasPrefix("{"))
    case "html": #expect(text.hasPrefix("<!doctype html>"))
    default: #expect(!text.hasPrefix("{") && !text.contains("<svg"))
    }
  }

  @Test(arguments: [
    ("render grid", "jpg", ".txt or .svg or .png or .html, or add --format."),
    ("solve -", "gif", ".txt or .json or .svg or .png, or add --format."),
    ("simulate grid", "xlsx", ".txt or .json or .csv or .recording, or add --format."),
    ("diff grid mosaic", "gif", ".txt or .json or .svg or .png, or add --format."),
    ("query grid", "csv", ".json or .txt, or add --format."),
    ("lint grid", "xml", ".txt or .json, or add --format."), ("view grid", "png", ".html."),
    ("convert grid", "kt", ".swift or .json, or add --to."),
  ])
  func otherEndingsAreRefused(arguments: String, ending: String, known: String) {
    let path = NSTemporaryDirectory() + "form-\(UUID().uuidString).\(ending)"
    let words = arguments.split(separator: " ").map(String.init)
    let answer = CommandTests.run(words + ["--out", path], input: Self.content)
    #expect(answer.status == .usage)
    #expect(
      answer.errors.contains("\(words[0]) writes no file that ends in .\(ending); use \(known)\n"),
      "\(answer.errors)")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  /// Names that say nothing leave the form to the verb; a document and a folder have any name.
  @Test(arguments: ["", "v1.2/answer", "v1.2/.hidden", "v1.2/answer."])
  func otherNamesAreOfTheUsualForm(name: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("forms-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("v1.2"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = name.isEmpty ? "/dev/null" : folder.appendingPathComponent(name).path
    let answer = CommandTests.run(["query", "grid", "--out", path])
    #expect(answer.status == .success, "\(answer.errors)")
    guard !name.isEmpty else { return }
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("{"))
  }

  /// Swift code has two dialects, so that its ending does not choose one.
  @Test func endingsOfCode() throws {
    let code = CommandTests.run(["convert", "grid", "--out", "/tmp/unused.swift"])
    #expect(code.status == .usage && code.errors.contains("convert needs --to"))
    let document = try written(["convert", "grid"], ending: "json")
    #expect(String(decoding: document, as: UTF8.self).hasPrefix("{"))
  }
}
