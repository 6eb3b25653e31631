/// A closure called with a section's visible items when they or the offset change.
///
/// Apple's name: `NSCollectionLayoutSectionVisibleItemsInvalidationHandler` (rule 2.15.6). Closures
/// cannot be compared, so a handler equals only its copies and handlers with the same `id`.
public struct VisibleItemsInvalidationHandler: Hashable, Sendable {
  /// A closure of the items, which it may change, the section's offset and the environment.
  public typealias Body =
    @Sendable (inout [LayoutAttributes], CGPoint, CollectionLayoutEnvironment) -> Void

  private let body: Body
  private let identity: ClosureIdentity

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - id: The identifier for comparison: handlers with the same one are equal; nil makes this
  ///     one equal only to its copies.
  ///   - body: A closure that may change alpha, center, transform, zIndex and isHidden of the
  ///     items.
  public init(id: String? = nil, _ body: @escaping Body) {
    self.body = body
    identity = ClosureIdentity(name: id)
  }

  /// Calls the closure with the visible items.
  public func callAsFunction(
    _ items: inout [LayoutAttributes], _ offset: CGPoint, _ environment: CollectionLayoutEnvironment
  ) {
    body(&items, offset, environment)
  }

  /// Returns true if two handlers are copies of one, or have the same identifier.
  public static func == (one: Self, other: Self) -> Bool { one.identity == other.identity }

  /// Hashes the parts that equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
