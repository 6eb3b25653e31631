/// A closure that is told of a section's visible items whenever they or the offset change.
///
/// Apple's name: `NSCollectionLayoutSectionVisibleItemsInvalidationHandler` (rule 2.15.6).
/// A closure cannot be compared, so a handler is equal to its copies only, or to one of its `id`.
public struct VisibleItemsInvalidationHandler: Hashable, Sendable {
  /// What the closure is given: items it may change, the section's offset, the environment.
  public typealias Body =
    @Sendable (inout [LayoutAttributes], CGPoint, CollectionLayoutEnvironment) -> Void

  private let body: Body
  private let identity: ClosureIdentity

  /// Makes a handler.
  ///
  /// - Parameters:
  ///   - id: handlers of the same id count as equal; nil makes this one equal to itself only.
  ///   - body: may change alpha, center, transform, zIndex and isHidden of the items.
  public init(id: String? = nil, _ body: @escaping Body) {
    self.body = body
    identity = ClosureIdentity(name: id)
  }

  /// Tells the closure of the visible items.
  public func callAsFunction(
    _ items: inout [LayoutAttributes], _ offset: CGPoint, _ environment: CollectionLayoutEnvironment
  ) {
    body(&items, offset, environment)
  }

  /// Whether two handlers are copies of one, or of the same id.
  public static func == (one: Self, other: Self) -> Bool { one.identity == other.identity }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
