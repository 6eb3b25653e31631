import Foundation
import Testing

@testable import PlaygroundKit

/// Constraints through the command.
@Suite struct ConstraintCommandTests {
  private static let example = "Documentation/Examples/constraints.json"

  /// A document whose view could be anywhere, and one constraint too many.
  private static let unsound = """
    {"content": {"type": "constraints", "views": [{"id": "a", "size": [40, 10]}],
      "constraints": [
        {"item": "a", "attribute": "top", "to": ".."},
        {"item": "a", "attribute": "width", "constant": 50},
        {"id": "second", "item": "a", "attribute": "width", "constant": 60}]},
     "proposal": {"width": 100}}
    """

  @Test func solveExplains() {
    let answer = CommandTests.run(["solve", Self.example, "--explain"])
    #expect(answer.errors.isEmpty)
    for line in [
      "name", "  left 68", "    gap: name.leading == avatar.trailing + 8",
      "These have room to spare:", "  avatar.bottom <= margins.bottom, by 58",
    ] {
      #expect(answer.output.components(separatedBy: "\n").contains(line), "\(answer.output)")
    }
    #expect(!CommandTests.run(["solve", Self.example]).output.contains("gap:"))
  }

  @Test func solveSaysWhatIsBrokenAndAmbiguous() throws {
    let answer = CommandTests.run(
      ["solve", "-", "--explain", "--format", "json"], input: Self.unsound)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    #expect(json["broken"] as? [String] == ["second"])
    #expect(json["ambiguous"] as? [String] == ["a"])
    let report = try #require((json["explanations"] as? [[String: Any]])?.first)
    let conflict = try #require((report["conflicts"] as? [[String: Any]])?.first)
    #expect(conflict["points"] as? Double == 10)
    #expect(conflict["with"] as? [String] == ["a.width == 50"])
    let rule = "It breaks because its constant is the greater one."
    #expect(conflict["rule"] as? String == rule)
    let text = CommandTests.run(["solve", "-", "--explain"], input: Self.unsound).output
    #expect(text.components(separatedBy: "\n").contains(rule), "\(text)")
  }

  @Test func verifyChecksConstraints() {
    #expect(CommandTests.run(["verify", Self.example]).status == .success)
  }

  @Test func lintFindsWhatIsUnsound() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("constraints-\(UUID().uuidString).json")
    try Data(Self.unsound.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let answer = CommandTests.run(["lint", file.path])
    #expect(answer.status == .negative)
    #expect(answer.output.contains("#second: error brokenConstraint: "))
    #expect(answer.output.contains("a: warning ambiguousView: "))
    #expect(answer.output.contains("warning unfixedHeight: "))
    #expect(CommandTests.run(["lint", Self.example]).status == .success)
  }

  @Test func convertWritesEveryForm() {
    #expect(
      CommandTests.run(["convert", Self.example, "--to", "dsl"]).output
        .contains(#"(Anchors("name").leading == Anchors("avatar").trailing + 8).id("gap")"#))
    #expect(
      CommandTests.run(["convert", Self.example, "--to", "uikit"]).output
        .contains("badgeView.centerXAnchor.constraint(equalTo: avatarView.trailingAnchor)"))
    #expect(
      CommandTests.run(["convert", Self.example, "--to", "vfl"]).output
        .contains(#"withVisualFormat: "V:[nameView]-(4)-[textView]""#))
    #expect(CommandTests.run(["convert", "grid", "--to", "vfl"]).status != .success)
  }
}
