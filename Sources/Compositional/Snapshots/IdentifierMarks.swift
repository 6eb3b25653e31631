/// Unique identifiers in the order in which they were marked.
struct IdentifierMarks<ID: Hashable>: Equatable {
  private(set) var ordered: [ID] = []
  private var members: Set<ID> = []

  mutating func mark(_ identifiers: [ID]) {
    for identifier in identifiers where members.insert(identifier).inserted {
      ordered.append(identifier)
    }
  }

  func contains(_ identifier: ID) -> Bool { members.contains(identifier) }

  /// Removes the marks of identifiers; unmarked ones are ignored.
  ///
  /// - Complexity: O(`identifiers.count`), plus O(marks) if at least one of them is marked.
  mutating func unmark(_ identifiers: some Sequence<ID>) {
    if members.isEmpty { return }
    var isChanged = false
    for identifier in identifiers where members.remove(identifier) != nil { isChanged = true }
    if isChanged { ordered.removeAll { !members.contains($0) } }
  }
}

extension IdentifierMarks: Sendable where ID: Sendable {}
