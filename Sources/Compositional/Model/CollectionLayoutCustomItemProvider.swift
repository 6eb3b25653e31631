/// The source of the frames of a custom group: a fixed list, or a closure of the environment.
///
/// Apple's name: `NSCollectionLayoutGroupCustomItemProvider`. Closures cannot be compared, so a
/// provider with a closure equals only its copies and providers with the same `id`.
public struct CollectionLayoutCustomItemProvider: Hashable, Sendable {
  private enum Source: Sendable {
    case fixed([CollectionLayoutGroupCustomItem])
    case closure(
      @Sendable (CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem], ClosureIdentity)
  }

  private let source: Source

  /// Creates a provider of fixed frames.
  public init(_ items: [CollectionLayoutGroupCustomItem]) { source = .fixed(items) }

  /// Creates a provider with a closure.
  ///
  /// - Parameters:
  ///   - id: The identifier for comparison: providers with the same one are equal; nil makes this
  ///     one equal only to its copies.
  ///   - provider: A closure that returns the frames for an environment whose container is the
  ///     group.
  public init(
    id: String? = nil,
    _ provider:
      @escaping @Sendable (CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
  ) {
    source = .closure(provider, ClosureIdentity(name: id))
  }

  /// Returns the frames for an environment whose container is the group.
  public func callAsFunction(
    _ environment: CollectionLayoutEnvironment
  ) -> [CollectionLayoutGroupCustomItem] {
    switch source {
    case .fixed(let items): items
    case .closure(let provider, _): provider(environment)
    }
  }

  /// The frames of a fixed list; nil for a closure.
  public var fixedItems: [CollectionLayoutGroupCustomItem]? {
    if case .fixed(let items) = source { items } else { nil }
  }

  /// Returns true if two providers have equal lists or closures of the same identity.
  public static func == (one: Self, other: Self) -> Bool {
    switch (one.source, other.source) {
    case (.fixed(let some), .fixed(let others)): some == others
    case (.closure(_, let some), .closure(_, let others)): some == others
    default: false
    }
  }

  /// Hashes the parts that equality compares.
  public func hash(into hasher: inout Hasher) {
    switch source {
    case .fixed(let items): hasher.combine(items)
    case .closure(_, let identity): hasher.combine(identity)
    }
  }
}
