import Compositional

/// An alignment across a stack that a closure chooses: Epoxy's custom alignment (content rule 4.10).
///
/// It gives an item a place across its stack. Along the stack the item keeps the place that it has
/// in the order of the items. Two alignments with a name are equal if their names are. One without a
/// name equals only itself.
///
/// ```swift
/// let onTheBaseline = StackCustomAlignment("baseline of the title") { context in
///   context.firstBaseline(of: "title").map { baseline in
///     StackSpan(start: baseline - context.firstBaseline, length: context.length)
///   }
/// }
/// ```
public struct StackCustomAlignment: Hashable, Sendable {
  private let identity: ClosureIdentity
  private let body: @Sendable (StackAlignmentContext) -> StackSpan?

  /// Creates an alignment.
  ///
  /// - Parameters:
  ///   - name: A name that identifies the closure in comparisons; nil if each one differs.
  ///   - place: A closure that returns the place of the item, in points from the top or leading edge
  ///     of its stack; nil if there is none, which reports
  ///     ``ContentDiagnostic/Code/unknownTarget``. Equal contexts must give equal places.
  public init(
    _ name: String? = nil, place: @escaping @Sendable (StackAlignmentContext) -> StackSpan?
  ) {
    identity = ClosureIdentity(name: name)
    body = place
  }

  /// Returns the place of an item; nil if there is none.
  func place(in context: StackAlignmentContext) -> StackSpan? { body(context) }

  /// Returns true if both have the same name, or are the same.
  public static func == (one: Self, other: Self) -> Bool { one.identity == other.identity }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// A place across a stack.
public struct StackSpan: Hashable, Sendable {
  /// The distance from the top or leading edge of the stack, in points.
  public var start: CGFloat
  /// The length, in points.
  public var length: CGFloat

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - start: The distance from the top or leading edge of the stack, in points; finite.
  ///   - length: The length, in points; finite and not negative.
  public init(start: CGFloat, length: CGFloat) {
    requireFinite(start, "start of a place")
    requireFinite(length, "length of a place")
    require(length >= 0, "A place in a stack is \(length.description) points long, less than 0.")
    self.start = start
    self.length = length
  }

  /// The distance of the end from the top or leading edge of the stack, in points.
  public var end: CGFloat { start + length }
  /// The distance of the middle from the top or leading edge of the stack, in points.
  public var middle: CGFloat { start + length / 2 }
}

/// What an alignment of one's own can see: the stack, the item, and what has a place already.
///
/// All positions are in points from the top or leading edge of the stack, before mirroring.
public struct StackAlignmentContext: Sendable {
  /// The axis across the stack: vertical in one that is horizontal.
  public let axis: LayoutAxis
  /// The stack, without its insets.
  public let container: StackSpan
  /// The length that the item has at the start of the stack, in points.
  public let length: CGFloat
  let places: StackPlaces
  let item: Int

  /// Returns the place of another part, by its path from the root of the document.
  ///
  /// - Returns: The place; nil if there is no such part in the tree of stacks, or if its own place is
  ///   chosen later.
  public func span(of path: String) -> StackSpan? {
    places.member(at: path).flatMap { places.span(of: $0, seenFrom: item) }
  }

  /// The distance of the item's first baseline from its top, in points; 0 along a width.
  public var firstBaseline: CGFloat { places.baseline(in: item, isFirst: true) }

  /// The distance of the item's last baseline from its top, in points; 0 along a width.
  public var lastBaseline: CGFloat { places.baseline(in: item, isFirst: false) }

  /// Returns the first baseline of another part, by its path from the root of the document.
  ///
  /// - Returns: The baseline; nil if the part has no place, or along a width.
  public func firstBaseline(of path: String) -> CGFloat? { baseline(of: path, isFirst: true) }

  /// Returns the last baseline of another part, by its path from the root of the document.
  ///
  /// - Returns: The baseline; nil if the part has no place, or along a width.
  public func lastBaseline(of path: String) -> CGFloat? { baseline(of: path, isFirst: false) }

  private func baseline(of path: String, isFirst: Bool) -> CGFloat? {
    guard axis == .vertical, let member = places.member(at: path),
      let span = places.span(of: member, seenFrom: item)
    else { return nil }
    return span.start + places.baseline(in: member, isFirst: isFirst)
  }
}
