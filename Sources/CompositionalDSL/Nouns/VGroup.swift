/// A column: subitems from the top.
///
/// ```swift
/// VGroup(count: 2) { Item() }
///   .width(.fractionalWidth(0.3)).height(.absolute(100))
///   .interItemSpacing(.fixed(8))
/// ```
/// ```
/// 30 of 100 x 100: cells of 30 x 46 at y 0 and 54
/// ┌───────┐
/// │   0   │
/// └───────┘
/// ┌───────┐
/// │   1   │
/// └───────┘
/// ```
///
/// ``LinearGroup`` describes the forms of its subitems.
public struct VGroup: LinearGroup {
  /// The axis of a column: vertical.
  public static var axis: LayoutAxis { .vertical }

  /// The content.
  ///
  /// Public because ``LinearGroup`` requires it.
  public var _content: _LinearGroupContent

  /// Creates a column from its content.
  ///
  /// Public because ``LinearGroup`` requires it.
  public init(_content: _LinearGroupContent) { self._content = _content }
}
