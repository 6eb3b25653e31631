import Compositional

/// A closure that measures a leaf.
///
/// Two measurers with a name are equal if their names are. One without a name equals only itself.
/// Equal widths must give equal sizes.
public struct ContentMeasurer: Hashable, Sendable {
  private let identity: ClosureIdentity
  private let body: @Sendable (CGFloat?) -> CGSize

  /// Creates a measurer.
  ///
  /// - Parameters:
  ///   - name: A name that identifies the closure in comparisons; nil if each one differs.
  ///   - size: A closure that returns the size for a width, in points; nil is any width.
  public init(_ name: String? = nil, size: @escaping @Sendable (CGFloat?) -> CGSize) {
    identity = ClosureIdentity(name: name)
    body = size
  }

  /// Returns the size for a width, in points; nil is any width.
  ///
  /// - Precondition: The closure returns finite lengths that are not negative.
  public func size(for width: CGFloat?) -> CGSize {
    let size = body(width)
    require(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "Invalid size of a leaf: \(size.width) x \(size.height). Lengths are finite and not negative."
    )
    return size
  }

  /// Returns true if both have the same name, or are the same.
  public static func == (one: Self, other: Self) -> Bool { one.identity == other.identity }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
