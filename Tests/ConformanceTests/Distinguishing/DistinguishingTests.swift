import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import ConformanceKit
import Foundation
import Testing

/// The cases that tell the answers to the open choices apart (rule 2.31).
@MainActor @Suite struct DistinguishingTests {
  nonisolated private static let folder =
    RepositoryFiles.root.appendingPathComponent("Conformance/Cases")

  private static func document(_ file: URL) throws -> CaseDocument {
    try CaseDocument(json: [UInt8](Data(contentsOf: file)))
  }

  /// The pair of answers that a file is named after, without its number.
  private static func name(of file: URL) -> String {
    String(file.deletingPathExtension().lastPathComponent.prefix { $0 != "-" })
  }

  /// Each quirk is an answer to one question, or one of a system.
  @Test func eachQuirkAnswersAQuestion() throws {
    let answers = try OpenChoice.all().flatMap(\.alternatives)
    let systems = Quirks.iOS14.union(.iOS26)
    let quirks = Quirks.names.filter { systems.isDisjoint(with: $0.quirk) }
    #expect(answers.sorted() == quirks.map(\.name).sorted())
  }

  /// What is recorded for a case differs between the answers that its file is named after, and each
  /// two answers to a question have three such cases.
  @Test func eachPairOfAnswersIsDistinguished() throws {
    let pairs = try OpenChoice.all().map(\.pairs)
    var cases: [AnswerPair: Int] = [:]
    for file in RepositoryFiles.documents(in: Self.folder) {
      let name = Self.name(of: file)
      let question = pairs.first { $0.contains { $0.description == name } }
      let answers = try #require(DistinguishingCase(Self.document(file)), "\(file)")
      let told = (question ?? []).filter(answers.distinguishes)
      #expect(told.contains { $0.description == name }, "\(file)")
      for pair in told { cases[pair, default: 0] += 1 }
    }
    for pair in pairs.joined() { #expect(cases[pair, default: 0] >= 3, "\(pair)") }
  }

  /// The search finds a case where it is needed.
  @Test func search() throws {
    let pair = AnswerPair(first: nil, second: "trimsBySlots")
    var search = DistinguishingSearch([pair])
    for seed in 1...UInt64(30) { search.search(seed) }
    #expect(search.smallest(pair, atMost: 1).count == 1)
  }

  /// Writes the smallest cases of each pair of answers that has fewer than three.
  @Test(
    .enabled("as many seeds as CONFORMANCE_SEEDS says") {
      ProcessInfo.processInfo.environment["CONFORMANCE_SEEDS"] != nil
    })
  func write() throws {
    let seeds = ProcessInfo.processInfo.environment["CONFORMANCE_SEEDS"].flatMap(UInt64.init)
    let pairs = try OpenChoice.all().map(\.pairs)
    var answers: [(name: String, found: DistinguishingCase)] = []
    for file in RepositoryFiles.documents(in: Self.folder) {
      guard let found = try DistinguishingCase(Self.document(file)) else { continue }
      answers.append((Self.name(of: file), found))
    }
    func lacking(_ pair: AnswerPair) -> Int {
      let names = pairs.first { $0.contains(pair) }?.map(\.description) ?? []
      return max(0, 3 - answers.count { names.contains($0.name) && $0.found.distinguishes(pair) })
    }
    var search = DistinguishingSearch(pairs.joined().filter { lacking($0) > 0 })
    for seed in 1...(seeds ?? 900) { search.search(seed) }
    for pair in search.pairs {
      for document in search.smallest(pair, atMost: 3) where lacking(pair) > 0 {
        guard let found = DistinguishingCase(document) else { continue }
        answers.append((pair.description, found))
        let number = (1...).first { !FileManager.default.fileExists(atPath: path(pair, $0)) } ?? 1
        var document = document
        document.name = "\(pair) \(number)"
        try Data(document.jsonText().utf8).write(to: URL(fileURLWithPath: path(pair, number)))
      }
    }
  }

  private func path(_ pair: AnswerPair, _ number: Int) -> String {
    Self.folder.appendingPathComponent("\(pair)-\(number).json").path
  }
}
