import Compositional

/// The difference of two layouts, or of two states of one: what came, went, moved and was resized.
///
/// Elements are compared by their identifiers: their frames, z-indexes, opacities, and whether they
/// are hidden. Lengths differ by more than ``tolerance``.
public struct LayoutDifference: Hashable, Sendable {
  /// The greatest difference of lengths that count as equal, in points.
  public static let tolerance: CGFloat = 0.01
  /// The greatest difference of opacities that count as equal.
  static let opacityTolerance: CGFloat = 0.0001

  /// The elements that are only in the first layout, in its order.
  public let removed: [LayoutAttributes]
  /// The elements that are only in the second layout, in its order.
  public let added: [LayoutAttributes]
  /// The elements that are in both and differ, in the order of the second layout.
  public let changes: [Change]
  /// The elements that are equal in both, in the order of the second layout.
  public let unchanged: [LayoutAttributes]
  /// The part of the layouts that was compared.
  public let scope: Scope
  /// The sizes of the content in points, if they were compared and differ; nil otherwise.
  public let contentSizes: ContentSizes?

  /// The part of two layouts that is compared.
  public enum Scope: String, Hashable, Sendable {
    /// The whole content.
    case content
    /// What the views show.
    case viewport
    /// The elements of two lists.
    case elements
  }

  /// The sizes of the content of two layouts, in points.
  public struct ContentSizes: Hashable, Sendable {
    /// The size of the first layout.
    public let before: CGSize
    /// The size of the second layout.
    public let after: CGSize

    /// Creates the sizes of two layouts.
    ///
    /// - Parameters:
    ///   - before: The size of the first layout, in points.
    ///   - after: The size of the second layout, in points.
    public init(before: CGSize, after: CGSize) {
      self.before = before
      self.after = after
    }
  }

  /// An element that is in both layouts and differs.
  public struct Change: Hashable, Sendable {
    /// The element in the first layout.
    public let before: LayoutAttributes
    /// The element in the second layout.
    public let after: LayoutAttributes

    /// The identifier.
    public var id: ElementID { after.id }

    /// The way of the origin, in points.
    public var movement: CGPoint {
      let (old, new) = (before.frame.origin, after.frame.origin)
      return CGPoint(x: new.x - old.x, y: new.y - old.y)
    }

    /// The change of the size, in points.
    public var growth: CGSize {
      let (old, new) = (before.frame.size, after.frame.size)
      return CGSize(width: new.width - old.width, height: new.height - old.height)
    }

    /// True if the origin differs.
    public var isMoved: Bool {
      LayoutDifference.differ(before.frame.origin.x, after.frame.origin.x)
        || LayoutDifference.differ(before.frame.origin.y, after.frame.origin.y)
    }

    /// True if the size differs.
    public var isResized: Bool {
      LayoutDifference.differ(before.frame.size.width, after.frame.size.width)
        || LayoutDifference.differ(before.frame.size.height, after.frame.size.height)
    }

    /// True if the z-index, the opacity or the visibility differs.
    public var isRestyled: Bool {
      before.zIndex != after.zIndex || before.isHidden != after.isHidden
        || (before.alpha - after.alpha).magnitude > LayoutDifference.opacityTolerance
    }
  }

  /// Compares the elements of two layouts.
  ///
  /// An identifier that comes several times is compared in the order of the lists.
  ///
  /// - Parameters:
  ///   - before: The elements of the first layout.
  ///   - after: The elements of the second layout.
  ///   - contentSizes: The sizes of the content of both; nil to leave them out.
  ///   - scope: The part of the layouts that the elements are.
  /// - Complexity: O(elements)
  public init(
    from before: [LayoutAttributes], to after: [LayoutAttributes],
    contentSizes: ContentSizes? = nil, scope: Scope = .elements
  ) {
    var places: [ElementID: [Int]] = [:]
    for (index, element) in before.enumerated().reversed() {
      places[element.id, default: []].append(index)
    }
    var isKept = [Bool](repeating: false, count: before.count)
    var added: [LayoutAttributes] = []
    var changes: [Change] = []
    var unchanged: [LayoutAttributes] = []
    for element in after {
      guard let index = places[element.id]?.popLast() else {
        added.append(element)
        continue
      }
      isKept[index] = true
      let change = Change(before: before[index], after: element)
      if change.isMoved || change.isResized || change.isRestyled {
        changes.append(change)
      } else {
        unchanged.append(element)
      }
    }
    removed = before.indices.filter { !isKept[$0] }.map { before[$0] }
    self.added = added
    self.changes = changes
    self.unchanged = unchanged
    self.scope = scope
    self.contentSizes = contentSizes.flatMap { sizes in
      Self.differ(sizes.before.width, sizes.after.width)
        || Self.differ(sizes.before.height, sizes.after.height) ? sizes : nil
    }
  }

  /// True if nothing differs.
  public var isEmpty: Bool {
    removed.isEmpty && added.isEmpty && changes.isEmpty && contentSizes == nil
  }

  /// Returns true if two lengths differ; one that is not a number differs from every number.
  static func differ(_ one: CGFloat, _ other: CGFloat) -> Bool {
    one != other && !((one - other).magnitude <= tolerance)
  }
}
