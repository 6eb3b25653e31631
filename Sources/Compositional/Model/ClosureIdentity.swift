/// The identity of a closure in comparisons: a name, or the instance that was created.
package struct ClosureIdentity: Hashable, Sendable {
  private final class Token: Sendable {}

  private let name: String?
  private let token: Token?

  package init(name: String?) {
    self.name = name
    token = name == nil ? Token() : nil
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.token === other.token
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(token.map(ObjectIdentifier.init))
  }
}
