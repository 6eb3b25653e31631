import CompositionalDSL
import CompositionalDocuments
import CompositionalUIKit
import Foundation
import PlaygroundUIKit
import Testing

@testable import PlaygroundKit

/// The command over layouts that are written in Swift.
@MainActor
@Suite struct SwiftGalleryTests {
  /// Rows of 50 points, or two a row in a wide view.
  private static func rows(in environment: CollectionLayoutEnvironment) -> CollectionLayout {
    let columns = environment.container.contentSize.width > 600 ? 2 : 1
    return CollectionLayout(
      section: CollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(.fractionalWidth(1), .absolute(50)),
          subitem: CollectionLayoutItem(
            layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1))), count: columns)))
  }

  private static func estimated() -> CollectionLayout {
    CompositionalDSL.LayoutBuilder {
      Section { HGroup(count: 1) { Item(height: .estimated(40)) }.height(.estimated(40)) }
    }
  }

  @MainActor
  private static func custom() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 20, height: 20))]
    }
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private static func twoSections() -> CollectionLayout {
    let layout = rows(in: CollectionLayoutEnvironment(size: CGSize(width: 1, height: 1)))
    return CollectionLayout { index, environment in
      index < 2 ? layout.sectionProvider(index, environment) : nil
    }
  }

  private static var program: Program {
    Program(
      name: "mine",
      gallery: Gallery([
        GalleryEntry("rows", "Rows", itemCounts: [40], layout: rows),
        GalleryEntry("notes", "Notes", itemCounts: [30], measurer: .heights([60, 90])) { _ in
          estimated()
        },
        GalleryEntry("spiral", "A spiral", itemCounts: [3]) { _ in custom() },
        GalleryEntry("two", "Two sections", itemCounts: [2, 0]) { _ in twoSections() },
        GalleryEntry(
          "scripted", "Goes to row 20", itemCounts: [40],
          environment: CaseEnvironment(size: CGSize(width: 100, height: 100)),
          script: [.scrollTo(CGPoint(x: 0, y: 1_000), animated: false)], layout: rows),
        GalleryEntry("parallax", "Rows with a handler", itemCounts: [40]) { _ in
          var section = rows(in: CollectionLayoutEnvironment(size: CGSize(width: 1, height: 1)))
            .sectionProvider(0, CollectionLayoutEnvironment(size: CGSize(width: 1, height: 1)))
          section?.visibleItemsInvalidationHandler = .init { _, _, _ in }
          let found = section
          return CollectionLayout { _, _ in found }
        },
        GalleryEntry("broken", "No document", document: Array("{".utf8)),
      ]))
  }

  private static func run(
    _ arguments: [String], input: String = ""
  ) -> (status: PlaygroundKit.ExitStatus, output: String, errors: String) {
    CommandTests.run(arguments, input: input, of: program)
  }

  private static func object(_ arguments: [String]) throws -> [String: Any] {
    let answer = run(arguments)
    try #require(answer.status == .success, "\(answer.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    return try #require(json as? [String: Any])
  }

  /// A page holds what closures answer, and what is different on another device.
  @Test(arguments: ["spiral", "rows", "two", "notes"])
  func pagesOfLayouts(name: String) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("compositional-\(UUID().uuidString).html").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let answer = Self.run(["view", name, "--out", path])
    try #require(answer.status == .success, "\(answer.errors)")
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("data-state=\"1."))
  }

  /// As `convert` does, a page leaves a closure out and says so.
  @Test(arguments: [["view", "parallax"], ["render", "parallax"]])
  func handlersAreLeftOutOfPages(arguments: [String]) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("compositional-\(UUID().uuidString).html").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let answer = Self.run(arguments + ["--out", path])
    #expect(answer.status == .success)
    #expect(
      answer.errors == "mine: parallax: A visible-items handler is left out: it is a closure.\n")
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func theListNamesEveryLayout() {
    #expect(Self.run(["gallery"]).output.hasPrefix("rows      Rows\nnotes     Notes\n"))
  }

  @Test(arguments: ["rows", "notes", "spiral", "two", "scripted"])
  func everyVerbTakesALayoutWrittenInSwift(name: String) {
    for verb in ["simulate", "step", "query", "render"] {
      let answer = Self.run([verb, name])
      #expect(answer.status == .success, "\(answer.errors)")
      #expect(answer.errors.isEmpty)
      #expect(!answer.output.isEmpty)
    }
  }

  @Test func theViewIsAPhoneUnlessTheEntrySaysOtherwise() throws {
    #expect(try Self.object(["query", "rows"])["visibleRect"] as? [Int] == [0, 0, 390, 844])
    #expect(try Self.object(["query", "scripted"])["visibleRect"] as? [Int] == [0, 0, 100, 100])
  }

  @Test func optionsReplaceWhatTheEntrySays() throws {
    #expect(try Self.object(["query", "rows"])["contentSize"] as? [Int] == [390, 2_000])
    let wide = ["query", "rows", "--size", "800x600", "--counts", "10", "--offset", "0,50"]
    let answer = try Self.object(wide)
    #expect(answer["contentSize"] as? [Int] == [800, 250])
    #expect(answer["contentOffset"] as? [Int] == [0, 50])
  }

  @Test func theMeasurerOfTheEntryMeasures() throws {
    func height(_ arguments: [String]) throws -> Int? {
      let summary = try Self.object(
        ["simulate", "notes", "--format", "json"] + arguments)["summary"]
      return ((summary as? [String: Any])?["contentSize"] as? [Int])?.last
    }
    #expect(try height([]) == 30 * 75)
    #expect(try height(["--measure", "50"]) == 30 * 50)
    #expect(try height(["--measure", "none"]) == 30 * 40)
  }

  @Test func theScriptOfTheEntryRuns() throws {
    let answer = try Self.object(["simulate", "scripted", "--format", "json"])
    let summary = try #require(answer["summary"] as? [String: Any])
    #expect(summary["contentOffset"] as? [Int] == [0, 1_000])
  }

  @Test func theFirstLayoutIsTheDefault() throws {
    #expect(try Self.object(["simulate", "--format", "json"])["layout"] as? String == "Rows")
    let empty = Program(name: "empty", gallery: Gallery([]))
    let answer = CommandTests.run(["simulate"], of: empty)
    #expect(answer.status == .usage)
    #expect(answer.errors.contains("this gallery is empty"))
    #expect(CommandTests.run(["--help"], of: empty).status == .success)
  }

  // MARK: Documents

  @Test func aLayoutIsPrintedAsItsDocument() throws {
    let answer = Self.run(["gallery", "rows"])
    #expect(answer.status == .success && answer.errors.isEmpty)
    let document = try CaseDocument(json: answer.output)
    #expect(document.itemCounts == [40] && document.layout.sections.count == 1)
    let query = CommandTests.run(["query", "-"], input: answer.output)
    #expect(query.output == Self.run(["query", "rows"]).output)
  }

  @Test func whatADocumentLeavesOutIsReported() {
    let measured = Self.run(["gallery", "notes"])
    #expect(measured.status == .success)
    #expect(measured.errors.contains("mine: notes measures its elements in Swift"))
    let closure = Self.run(["gallery", "spiral"])
    #expect(closure.status == .data && closure.output.isEmpty)
    #expect(closure.errors.contains("spiral: the layout is written in Swift"), "\(closure.errors)")
  }

  @Test func aBrokenDocumentIsReported() {
    #expect(Self.run(["gallery"]).status == .success)
    let answer = Self.run(["query", "broken"])
    #expect(answer.status == .data)
    #expect(answer.errors.hasPrefix("mine: broken: "))
  }

  @Test func dataForASectionThatDoesNotExistIsRefused() {
    #expect(Self.run(["query", "two", "--counts", "1,1,0"]).status == .success)
    let answer = Self.run(["query", "two", "--counts", "1,1,4"])
    #expect(answer.status == .data)
    #expect(answer.errors.contains("two: the layout has no section 2"))
  }

  // MARK: The name of the program

  @Test func messagesUseTheNameOfTheProgram() {
    #expect(Self.run(["--version"]).output.hasPrefix("mine "))
    #expect(
      Self.run(["query", "row"]).errors == """
        mine: there is no gallery layout and no file "row"; did you mean "rows"?
        See: mine query --help

        """)
    for arguments in [["--help"]] + Verb.allCases.map({ [$0.rawValue, "--help"] }) {
      let help = Self.run(arguments).output
      #expect(help.contains("  mine "))
      #expect(!help.contains("playground"))
    }
  }

  /// Examples name layouts that exist.
  @Test(arguments: Verb.allCases)
  func everyExampleParses(verb: Verb) throws {
    for example in VerbDescription.of(verb, in: Self.program.gallery).examples {
      let words = example.arguments.split(separator: " ").map(String.init)
      let invocation = try Invocation(verb, Array(words.dropFirst()), of: Self.program)
      _ = try PlaygroundCommand.command(invocation)
    }
  }
}
