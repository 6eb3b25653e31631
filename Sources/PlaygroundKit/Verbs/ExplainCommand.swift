import Compositional
import CompositionalInspection

/// `explain`: prints the reasons of an element's frame, step by step.
struct ExplainCommand: Command {
  private let source: LayoutSource
  private let overrides: LayoutOverrides
  private let id: ElementID
  private let offset: CGPoint?
  private let isJSON: Bool

  init(_ invocation: Invocation) throws {
    source = try LayoutSource(invocation)
    overrides = try LayoutOverrides(invocation)
    // The words of a name need no quotes.
    let name = invocation.operands.dropFirst().joined(separator: " ")
    guard let id = ElementID(name) else { throw Self.malformed(name) }
    self.id = id
    offset = try invocation.offset()
    isJSON = try invocation.choice(.format, of: ["text", "json"]) == "json"
  }

  private static func malformed(_ name: String) -> CommandFailure {
    if let slash = name.firstIndex(of: "/"), ElementID(String(name[..<slash])) != nil {
      return .usage(
        "\"\(name)\" is inside an element; explain \"\(name[..<slash])\", and use query for the "
          + "frames inside it.")
    }
    return .usage(
      "\"\(name)\" does not name an element; examples are \"cell 0.4\", "
        + "\"supplementary header 0.0\" and \"decoration background 0.0\".")
  }

  func run(on console: Console) throws -> ExitStatus {
    let (subject, viewport) = try source.load(from: console, overrides, measuring: nil, at: offset)
    let explanation: Explanation
    do throws(MissingElement) {
      explanation = try subject.layout.explanation(of: id, in: viewport)
    } catch {
      throw CommandFailure.usage("\(error)")
    }
    console.complain(about: subject.layout.reportedFindings)
    if isJSON {
      let answer = JSONAnswer.explanation(
        explanation, .diagnostics(subject.layout.reportedFindings))
      console.output.line(try answer.checked().pretty())
    } else {
      console.output.line(explanation.description)
    }
    return .success
  }
}
