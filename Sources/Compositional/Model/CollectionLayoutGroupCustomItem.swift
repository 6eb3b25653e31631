/// The frame of one cell of a custom group.
///
/// Apple's name: `NSCollectionLayoutGroupCustomItem` (rule 1.10).
public struct CollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// The frame in points, from the outer corner of the group.
  public let frame: CGRect
  /// The order in depth: higher is nearer to the eye.
  public let zIndex: Int

  /// Makes the frame of one cell.
  ///
  /// - Parameters:
  ///   - frame: in points, from the outer corner of the group.
  ///   - zIndex: the order in depth.
  /// - Precondition: the frame is finite.
  public init(frame: CGRect, zIndex: Int = 0) {
    requireFinite(frame.origin.x, "custom item x")
    requireFinite(frame.origin.y, "custom item y")
    requireFinite(frame.size.width, "custom item width")
    requireFinite(frame.size.height, "custom item height")
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// What gives a custom group its frames: a fixed list, or a closure of the environment.
///
/// Apple's name: `NSCollectionLayoutGroupCustomItemProvider`. A closure cannot be compared, so a
/// provider made of one is equal to its copies only, or to providers of the same `id`.
public struct CollectionLayoutCustomItemProvider: Hashable, Sendable {
  private enum Source: Sendable {
    case fixed([CollectionLayoutGroupCustomItem])
    case closure(
      @Sendable (CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem], ClosureIdentity)
  }

  private let source: Source

  /// Makes a provider that always gives the same frames.
  public init(_ items: [CollectionLayoutGroupCustomItem]) { source = .fixed(items) }

  /// Makes a provider of a closure.
  ///
  /// - Parameters:
  ///   - id: providers of the same id count as equal; nil makes this one equal to itself only.
  ///   - provider: gives the frames for an environment whose container is the group.
  public init(
    id: String? = nil,
    _ provider:
      @escaping @Sendable (CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
  ) {
    source = .closure(provider, ClosureIdentity(name: id))
  }

  /// The frames for an environment whose container is the group.
  public func callAsFunction(
    _ environment: CollectionLayoutEnvironment
  ) -> [CollectionLayoutGroupCustomItem] {
    switch source {
    case .fixed(let items): items
    case .closure(let provider, _): provider(environment)
    }
  }

  /// The frames that do not depend on an environment; nil for a closure.
  public var fixedItems: [CollectionLayoutGroupCustomItem]? {
    if case .fixed(let items) = source { items } else { nil }
  }

  /// Whether two providers give the same frames as far as that can be known.
  public static func == (one: Self, other: Self) -> Bool {
    switch (one.source, other.source) {
    case (.fixed(let some), .fixed(let others)): some == others
    case (.closure(_, let some), .closure(_, let others)): some == others
    default: false
    }
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    switch source {
    case .fixed(let items): hasher.combine(items)
    case .closure(_, let identity): hasher.combine(identity)
    }
  }
}
