/// The kinds of anchors, of which only equal ones meet.
public enum AnchorKind {
  /// Positions from left to right.
  public enum Horizontal {}
  /// Positions from top to bottom.
  public enum Vertical {}
  /// Widths and heights.
  public enum Length {}
}

/// An attribute of an item, which a constraint relates to another of the same kind.
public struct ConstraintAnchor<Kind>: Sendable {
  let item: ConstraintItem
  let attribute: ConstraintAttribute
}

/// The second side of a constraint: an anchor times a factor plus a constant.
public struct ConstraintSide<Kind>: Sendable {
  let item: ConstraintItem
  let attribute: ConstraintAttribute
  var multiplier = 1.0
  var constant = 0.0

  init(_ anchor: ConstraintAnchor<Kind>) {
    item = anchor.item
    attribute = anchor.attribute
  }
}

/// The anchors of a view, a guide or the container.
///
/// ```swift
/// Anchors("title").leading == Anchors("icon").trailing + 8
/// ```
public struct Anchors: Sendable {
  let item: ConstraintItem

  /// Creates the anchors of a view or a guide.
  ///
  /// - Parameter name: Its name.
  public init(_ name: String) { item = .part(ContentNames.checked(name)) }

  private init(item: ConstraintItem) { self.item = item }

  /// The anchors of the container.
  public static let container = Anchors(item: .container)
  /// The anchors of the container without its margins.
  public static let margins = Anchors(item: .margins)
  /// The anchors of the container without the safe area.
  public static let safeArea = Anchors(item: .safeArea)
  /// The anchors of the part of the container in which text is readable.
  public static let readable = Anchors(item: .readable)

  private func anchor<Kind>(_ attribute: ConstraintAttribute) -> ConstraintAnchor<Kind> {
    ConstraintAnchor(item: item, attribute: attribute)
  }

  /// The left edge, whatever the reading direction.
  public var left: ConstraintAnchor<AnchorKind.Horizontal> { anchor(.left) }
  /// The right edge, whatever the reading direction.
  public var right: ConstraintAnchor<AnchorKind.Horizontal> { anchor(.right) }
  /// The edge at which reading begins.
  public var leading: ConstraintAnchor<AnchorKind.Horizontal> { anchor(.leading) }
  /// The edge at which reading ends.
  public var trailing: ConstraintAnchor<AnchorKind.Horizontal> { anchor(.trailing) }
  /// The middle between left and right.
  public var centerX: ConstraintAnchor<AnchorKind.Horizontal> { anchor(.centerX) }
  /// The top edge.
  public var top: ConstraintAnchor<AnchorKind.Vertical> { anchor(.top) }
  /// The bottom edge.
  public var bottom: ConstraintAnchor<AnchorKind.Vertical> { anchor(.bottom) }
  /// The middle between top and bottom.
  public var centerY: ConstraintAnchor<AnchorKind.Vertical> { anchor(.centerY) }
  /// The baseline of the first line.
  public var firstBaseline: ConstraintAnchor<AnchorKind.Vertical> { anchor(.firstBaseline) }
  /// The baseline of the last line.
  public var lastBaseline: ConstraintAnchor<AnchorKind.Vertical> { anchor(.lastBaseline) }
  /// The width.
  public var width: ConstraintAnchor<AnchorKind.Length> { anchor(.width) }
  /// The height.
  public var height: ConstraintAnchor<AnchorKind.Length> { anchor(.height) }
}
