/// A background behind a whole section, headers and insets included.
///
/// ```swift
/// Section { HGroup { Item() }.height(.absolute(40)) }
///   .contentInsets(value: 16)
///   .decorationItems { DecorationItem(elementKind: "card") }
/// ```
/// ```
/// ╭──────────────────────╮   the card: 375 x 72 at (0, 0)
/// │  ┌────────────────┐  │   the row:  343 x 40 at (16, 16)
/// │  │      0.0       │  │
/// │  └────────────────┘  │
/// ╰──────────────────────╯
/// ```
public struct DecorationItem: LayoutDecorationItem {
  private let elementKind: String

  /// Creates a background.
  ///
  /// - Parameter elementKind: The element kind, unique within a section.
  public init(elementKind: String) { self.elementKind = elementKind }

  /// The decoration item itself.
  public var layoutDecorationItem: LayoutDecorationItem { self }

  /// Returns the decoration item of the engine.
  public func _collectionLayoutDecorationItem() -> CollectionLayoutDecorationItem {
    .background(elementKind: elementKind)
  }
}
