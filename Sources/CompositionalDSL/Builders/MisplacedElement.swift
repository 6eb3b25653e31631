// Views and backgrounds are items, so a list of items would take them. These overloads are more
// specific than those of the list: they are chosen, warn in the line, and no block takes their result.
// Only a literal list of views, written as such in a group, is taken for items.

/// What a builder makes of an element that is in the wrong place; no block takes it.
///
/// Public because the overloads that return it are.
public struct _MisplacedElement {}

extension ListResultBuilder where Element == LayoutItem {
  /// Diagnoses a view among the subitems of a group.
  @available(
    *, deprecated,
    message: "this view is not a subitem; put anchored views in Item { } or .supplementaryItems { }"
  )
  public static func buildExpression(_ expression: LayoutSupplementaryItem) -> _MisplacedElement {
    _MisplacedElement()
  }

  /// Diagnoses views among the subitems of a group.
  @available(
    *, deprecated,
    message: "these views are not subitems; put anchored views in Item { }"
  )
  public static func buildExpression<Views: Sequence>(
    _ expression: Views
  ) -> _MisplacedElement where Views.Element == LayoutSupplementaryItem {
    _MisplacedElement()
  }

  /// Diagnoses views among the subitems of a group.
  @available(
    *, deprecated,
    message: "these views are not subitems; put anchored views in Item { }"
  )
  public static func buildExpression<View: LayoutSupplementaryItem>(
    _ expression: [View]
  ) -> _MisplacedElement {
    _MisplacedElement()
  }

  /// Diagnoses a view among the subitems of a group.
  @available(
    *, deprecated,
    message: "this view is not a subitem; put anchored views in Item { } or .supplementaryItems { }"
  )
  public static func buildExpression(_ expression: LayoutSupplementaryItem?) -> _MisplacedElement {
    _MisplacedElement()
  }

  /// Diagnoses a background among the subitems of a group.
  @available(
    *, deprecated, message: "a background is not a subitem; put it in .decorationItems { }"
  )
  public static func buildExpression(_ expression: LayoutDecorationItem) -> _MisplacedElement {
    _MisplacedElement()
  }

  /// Diagnoses backgrounds among the subitems of a group.
  @available(
    *, deprecated, message: "backgrounds are not subitems; put them in .decorationItems { }"
  )
  public static func buildExpression<Views: Sequence>(
    _ expression: Views
  ) -> _MisplacedElement where Views.Element == LayoutDecorationItem {
    _MisplacedElement()
  }

  /// Diagnoses backgrounds among the subitems of a group.
  @available(
    *, deprecated, message: "backgrounds are not subitems; put them in .decorationItems { }"
  )
  public static func buildExpression<View: LayoutDecorationItem>(
    _ expression: [View]
  ) -> _MisplacedElement {
    _MisplacedElement()
  }

  /// Diagnoses a background among the subitems of a group.
  @available(
    *, deprecated, message: "a background is not a subitem; put it in .decorationItems { }"
  )
  public static func buildExpression(_ expression: LayoutDecorationItem?) -> _MisplacedElement {
    _MisplacedElement()
  }

  /// Diagnoses a block with a misplaced element.
  @available(
    *, unavailable,
    message: """
      a group contains items and groups; put anchored views in Item { } or .supplementaryItems { }, \
      and backgrounds in .decorationItems { } of a section
      """
  )
  public static func buildBlock<each Part>(_ parts: repeat each Part) -> [Element] { [] }
}

extension ListResultBuilder where Element == LayoutSupplementaryItem {
  /// Diagnoses a header or a footer among the views of an item.
  @available(
    *, deprecated,
    message: "this view is at a boundary; put it in .boundarySupplementaryItems { } of a section"
  )
  public static func buildExpression(
    _ expression: LayoutBoundarySupplementaryItem
  ) -> _MisplacedElement {
    _MisplacedElement()
  }

  /// Diagnoses headers or footers among the views of an item.
  @available(
    *, deprecated,
    message: "these views are at boundaries; put them in .boundarySupplementaryItems { }"
  )
  public static func buildExpression<Views: Sequence>(
    _ expression: Views
  ) -> _MisplacedElement where Views.Element == LayoutBoundarySupplementaryItem {
    _MisplacedElement()
  }

  /// Diagnoses headers or footers among the views of an item.
  @available(
    *, deprecated,
    message: "these views are at boundaries; put them in .boundarySupplementaryItems { }"
  )
  public static func buildExpression<View: LayoutBoundarySupplementaryItem>(
    _ expression: [View]
  ) -> _MisplacedElement {
    _MisplacedElement()
  }

  /// Diagnoses a header or a footer among the views of an item.
  @available(
    *, deprecated,
    message: "this view is at a boundary; put it in .boundarySupplementaryItems { } of a section"
  )
  public static func buildExpression(
    _ expression: LayoutBoundarySupplementaryItem?
  ) -> _MisplacedElement {
    _MisplacedElement()
  }

  /// Diagnoses a block with a misplaced element.
  @available(
    *, unavailable,
    message: """
      only a SupplementaryItem can be anchored to an item or a group; put headers and footers in \
      .boundarySupplementaryItems { } of a section
      """
  )
  public static func buildBlock<each Part>(_ parts: repeat each Part) -> [Element] { [] }
}

extension SingleResultBuilder where Element == LayoutItem {
  /// Diagnoses a view as the item of a group.
  @available(
    *, deprecated,
    message: "this view is not a subitem; put anchored views in Item { } or .supplementaryItems { }"
  )
  public static func buildExpression(_ expression: LayoutSupplementaryItem) -> _MisplacedElement {
    _MisplacedElement()
  }

  /// Diagnoses a background as the item of a group.
  @available(
    *, deprecated, message: "a background is not a subitem; put it in .decorationItems { }"
  )
  public static func buildExpression(_ expression: LayoutDecorationItem) -> _MisplacedElement {
    _MisplacedElement()
  }

  /// Diagnoses a block with a misplaced element.
  @available(
    *, unavailable,
    message: """
      a group repeats an item or a group; put anchored views in Item { } or .supplementaryItems { }, \
      and backgrounds in .decorationItems { } of a section
      """
  )
  public static func buildBlock(_ part: _MisplacedElement) -> Element { preconditionFailure() }
}
