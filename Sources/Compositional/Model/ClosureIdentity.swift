/// The identity of a closure in comparisons: a name, or the instance that was created.
struct ClosureIdentity: Hashable, Sendable {
  private final class Token: Sendable {}

  private let name: String?
  private let token: Token?

  init(name: String?) {
    self.name = name
    token = name == nil ? Token() : nil
  }

  static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.token === other.token
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(token.map(ObjectIdentifier.init))
  }
}
