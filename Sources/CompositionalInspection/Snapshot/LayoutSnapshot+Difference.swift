extension LayoutSnapshot {
  /// The longest list of differences.
  public static let listedDifferences = 20

  /// Returns what differs from an expected snapshot, a line for each fact; nil if nothing does.
  ///
  /// A fact that is only here begins with `+`, one that is only expected with `-`, one with another
  /// value with `~`. At most ``listedDifferences`` lines are listed, and then how many there are.
  ///
  /// - Parameter expected: The expected snapshot.
  /// - Complexity: O(lines)
  public func difference(from expected: LayoutSnapshot) -> String? {
    guard lines != expected.lines else { return nil }
    let here = Self.facts(lines)
    let there = Self.facts(expected.lines)
    let values = Self.values(here)
    let expectedValues = Self.values(there)
    var changes: [String] = []
    for fact in there {
      guard let value = values[fact.name] else {
        changes.append("- " + fact.text)
        continue
      }
      if value != fact.value {
        changes.append("~ " + fact.name + ": " + value + ", expected " + fact.value)
      }
    }
    for fact in here where expectedValues[fact.name] == nil { changes.append("+ " + fact.text) }
    guard !changes.isEmpty else { return "the same lines in another order" }
    var text = changes.prefix(Self.listedDifferences)
    if changes.count > text.count {
      text.append("and " + String(changes.count - text.count) + " more differences")
    }
    return text.joined(separator: "\n")
  }

  private struct Fact {
    let name: String
    let value: String
    var text: String { value.isEmpty ? name : name + ": " + value }
  }

  private static func values(_ facts: [Fact]) -> [String: String] {
    var values: [String: String] = [:]
    for fact in facts { values[fact.name] = fact.value }
    return values
  }

  /// Returns the facts of lines.
  ///
  /// A name that comes again gets a number, so that it stays a fact of its own.
  private static func facts(_ lines: [String]) -> [Fact] {
    var uses: [String: Int] = [:]
    return lines.map { line in
      let (name, value) = parts(of: line)
      let use = (uses[name] ?? 0) + 1
      uses[name] = use
      return Fact(name: use == 1 ? name : name + " (" + String(use) + ")", value: value)
    }
  }

  /// Returns the name and the value of a line, which the last colon with a space parts.
  private static func parts(of line: String) -> (name: String, value: String) {
    let characters = Array(line)
    var index = characters.count - 1
    while index > 0 {
      if characters[index] == " ", characters[index - 1] == ":" {
        return (
          trimmed(String(characters[..<(index - 1)])), String(characters[(index + 1)...])
        )
      }
      index -= 1
    }
    return (trimmed(line), "")
  }

  private static func trimmed(_ name: String) -> String {
    String(name.drop { $0 == " " })
  }
}
