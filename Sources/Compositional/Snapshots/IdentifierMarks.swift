/// Unique identifiers in the order in which they were marked, each with the call that marked it last.
struct IdentifierMarks<ID: Hashable> {
  private(set) var ordered: [ID] = []
  private var calls: [ID: MarkingCall] = [:]

  mutating func mark(_ identifiers: [ID]) {
    guard !identifiers.isEmpty else { return }
    let call = MarkingCall()
    for identifier in identifiers where calls.updateValue(call, forKey: identifier) == nil {
      ordered.append(identifier)
    }
  }

  func contains(_ identifier: ID) -> Bool { calls[identifier] != nil }

  /// Returns the marks that other marks, of an earlier copy, do not have.
  ///
  /// - Complexity: O(marks)
  func made(since old: Self) -> Self {
    if ordered.isEmpty || old.ordered.isEmpty { return self }
    var made = self
    made.unmark(ordered.filter { calls[$0] === old.calls[$0] })
    return made
  }

  /// Removes the marks of identifiers; unmarked ones are ignored.
  ///
  /// - Complexity: O(`identifiers.count`), plus O(marks) if at least one of them is marked.
  mutating func unmark(_ identifiers: some Sequence<ID>) {
    if calls.isEmpty { return }
    var isChanged = false
    for identifier in identifiers where calls.removeValue(forKey: identifier) != nil {
      isChanged = true
    }
    if isChanged { ordered.removeAll { calls[$0] == nil } }
  }
}

extension IdentifierMarks: Equatable {
  /// Returns true if both have the same identifiers in the same order, whatever calls marked them.
  static func == (one: Self, other: Self) -> Bool { one.ordered == other.ordered }
}

extension IdentifierMarks: Sendable where ID: Sendable {}

/// The identity of a call that marks identifiers.
private final class MarkingCall: Sendable {}
