/// A row: subitems from the leading edge.
///
/// ```swift
/// HGroup(count: 3) { Item() }
///   .height(.absolute(100))
///   .interItemSpacing(.fixed(8))
/// ```
/// ```
/// 375 x 100: cells of 119.5 x 100 at x 0, 127.5, 255 (scale 2: 359 / 3, rounded down to pixels)
/// ┌──────────┐ ┌──────────┐ ┌──────────┐
/// │    0     │ │    1     │ │    2     │
/// └──────────┘ └──────────┘ └──────────┘
/// ```
///
/// ``LinearGroup`` describes the forms of its subitems.
public struct HGroup: LinearGroup {
  /// The axis of a row: horizontal.
  public static var axis: LayoutAxis { .horizontal }

  /// The content.
  ///
  /// Public because ``LinearGroup`` requires it.
  public var _content: _LinearGroupContent

  /// Creates a row from its content.
  ///
  /// Public because ``LinearGroup`` requires it.
  public init(_content: _LinearGroupContent) { self._content = _content }
}
