import Foundation
import Testing

@testable import PlaygroundKit

/// `--os`: the system whose behavior a layout follows.
@Suite struct SystemOptionTests {
  /// Quarters of 393 points at scale 3: 294.75 pixels, floored to 98 points on iOS 17 and rounded
  /// to 98.3333 on iOS 14.
  private static func document(_ quirks: String) -> String {
    """
    {"layout": {"quirks": [\(quirks)], "sections": [{"group":
     {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 44},
     "subitems": [{"type": "item", "width": {"fractionalWidth": 0.25},
     "height": {"fractionalHeight": 1}}]}}]},
     "environment": {"size": [393, 100], "displayScale": 3}, "itemCounts": [4],
     "expected": {"items": [{"id": "cell 0.0", "frame": [0, 0, 98, 44]}]}}
    """
  }

  private static let quirks = ["", "\"iOS14Rounding\"", "\"iOS14Rounding\", \"trimsBySlots\""]

  @Test(arguments: quirks) func queriesFollowTheSystem(quirks: String) {
    func frame(_ arguments: [String]) -> String {
      CommandTests.run(["query", "-"] + arguments, input: Self.document(quirks)).output
    }
    #expect(frame(["--os", "14"]).contains("[98.3333, 0, 98.3333, 44]"))
    #expect(frame(["--os", "17"]).contains("[98, 0, 98, 44]"))
    #expect(frame(["--os", "13"]) == frame(["--os", "14"]))
    #expect(frame(["--os", "15"]) == frame(["--os", "14"]))
    #expect(frame(["--os", "16"]) == frame(["--os", "17"]))
    #expect(frame(["--os", "18"]) == frame(["--os", "17"]))
    #expect(frame([]) == frame(["--os", quirks.isEmpty ? "17" : "14"]))
  }

  @Test(arguments: quirks) func casesFollowTheSystem(quirks: String) {
    func status(_ arguments: [String]) -> PlaygroundKit.ExitStatus {
      CommandTests.run(["verify", "-"] + arguments, input: Self.document(quirks)).status
    }
    #expect(status(["--os", "14"]) == .negative)
    #expect(status(["--os", "17"]) == .success)
  }

  /// Every verb that takes a layout or a case takes the option, and refuses other systems.
  @Test(arguments: Verb.allCases) func everyVerbTakesIt(verb: Verb) {
    let description = VerbDescription.of(verb, in: Gallery([]))
    let options = description.options.map(\.option)
    // Lists, content and texts have no system to follow, a page has a choice of it, and results
    // tell the system that they are of.
    let others: [Verb] = [
      .gallery, .solve, .view, .convert, .infer, .settle, .new, .completions, .man,
    ]
    let takesLayout = !others.contains(verb)
    #expect(options.contains(.os) == takesLayout)
    guard takesLayout else { return }
    for system in ["12", "100", "iOS 14", "", "14.0"] {
      let operands =
        verb == .explain ? ["-", "cell 0.0"] : verb == .diff ? ["-", "after.json"] : ["-"]
      let answer = CommandTests.run([verb.rawValue] + operands + ["--os", system], input: "")
      #expect(answer.status == .usage)
      #expect(
        answer.errors.contains("--os must be a version of iOS from 13 to 99"), "\(answer.errors)")
    }
  }

  /// The systems differ where the layout does, in every form of the answer.
  @Test(arguments: [
    ["step", "--format", "json"], ["simulate", "--format", "recording"],
    ["simulate", "--format", "json"], ["query", "--format", "text"],
  ])
  func everyAnswerFollowsTheSystem(arguments: [String]) {
    // Rows of a tenth of 393 points: 117.9 pixels, which iOS 17 floors to 39 points.
    let document = Self.document("").replacing(
      "{\"absolute\": 44}", with: "{\"fractionalWidth\": 0.1}"
    )
    .replacing("[4]", with: "[40]")
    func text(_ system: String) -> String {
      CommandTests.run(
        [arguments[0], "-", "--os", system] + arguments.dropFirst(), input: document
      ).output
    }
    #expect(!text("14").isEmpty && text("14") != text("17"))
    #expect(
      text("17")
        == CommandTests.run([arguments[0], "-"] + arguments.dropFirst(), input: document).output)
  }
}
