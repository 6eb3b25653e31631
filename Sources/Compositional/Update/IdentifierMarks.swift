/// Identifiers in the order in which they were marked, each once.
struct IdentifierMarks<ID: Hashable>: Equatable {
  private(set) var ordered: [ID] = []
  private var members: Set<ID> = []

  mutating func mark(_ identifiers: [ID]) {
    for identifier in identifiers where members.insert(identifier).inserted {
      ordered.append(identifier)
    }
  }

  func contains(_ identifier: ID) -> Bool { members.contains(identifier) }

  /// Removes the marks of identifiers, those that have one.
  ///
  /// - Complexity: O(`identifiers.count`), and O(marks) when one of them has a mark
  mutating func unmark(_ identifiers: some Sequence<ID>) {
    if members.isEmpty { return }
    var isChanged = false
    for identifier in identifiers where members.remove(identifier) != nil { isChanged = true }
    if isChanged { ordered.removeAll { !members.contains($0) } }
  }
}

extension IdentifierMarks: Sendable where ID: Sendable {}
