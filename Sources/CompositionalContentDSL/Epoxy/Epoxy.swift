/// Epoxy's layout groups by their names.
///
/// They are in a namespace of their own, because ``HGroup`` and ``VGroup`` of a layout are groups of
/// cells. They make the values that ``HStack`` and ``VStack`` make.
///
/// ```swift
/// let row = Epoxy.HGroup(alignment: .top, spacing: 8) {
///   Epoxy.GroupItem(dataID: DataID.checkbox, width: 24, height: 24)
///     .contentHuggingPriority(.required, for: .horizontal)
///   Epoxy.VGroupItem(dataID: DataID.texts, style: .init(spacing: 4)) {
///     Epoxy.GroupItem(dataID: DataID.title, content: "Title")
///     Epoxy.GroupItem(dataID: DataID.subtitle, content: "Subtitle").numberOfLines(3)
///   }
/// }
/// .constrainToMargins(insets: .init(top: 16, leading: 24, bottom: 16, trailing: 24))
/// ```
/// A data id is any hashable value. Its description is the name of the item, and is unique among
/// siblings and without `/`, `@` and `#`.
public enum Epoxy {
  /// The priority of an item's natural size.
  public struct LayoutPriority: Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
  {
    /// The priority, from 1 to 1000.
    public let rawValue: Double

    /// The highest priority, 1000.
    public static let required = LayoutPriority(1000)
    /// The default resistance to being smaller than the natural size, 750.
    public static let defaultHigh = LayoutPriority(750)
    /// The default resistance to being larger than the natural size, 250.
    public static let defaultLow = LayoutPriority(250)

    /// Creates a priority.
    ///
    /// - Parameter rawValue: The priority, from 1 to 1000.
    public init(_ rawValue: Double) { self.rawValue = rawValue }

    /// Creates a priority from a literal from 1 to 1000.
    public init(floatLiteral value: Double) { self.init(value) }

    /// Creates a priority from a literal from 1 to 1000.
    public init(integerLiteral value: Int) { self.init(Double(value)) }
  }
}

// The priorities of Epoxy's items.
extension ContentElement {
  /// Sets the resistance to being smaller than the natural size along an axis.
  public func contentCompressionResistancePriority(
    _ priority: Epoxy.LayoutPriority, for axis: LayoutAxis
  ) -> Content {
    switch axis {
    case .horizontal: compression(horizontal: priority.rawValue)
    case .vertical: compression(vertical: priority.rawValue)
    }
  }

  /// Sets the resistance to being larger than the natural size along an axis.
  public func contentHuggingPriority(
    _ priority: Epoxy.LayoutPriority, for axis: LayoutAxis
  ) -> Content {
    switch axis {
    case .horizontal: hugging(horizontal: priority.rawValue)
    case .vertical: hugging(vertical: priority.rawValue)
    }
  }
}

extension StackVerticalAlignment {
  /// In the middle of another part, by its path from the root; Epoxy's spelling.
  public static func centered(to path: String) -> Self { .centeredTo(path) }

  /// Where a closure puts it; Epoxy's spelling.
  ///
  /// - Parameters:
  ///   - alignmentID: The identity of the closure, compared by its description.
  ///   - layoutProvider: A closure that returns the place of the item, in points from the top of
  ///     its stack; nil if there is none.
  public static func custom(
    alignmentID: some Hashable,
    layoutProvider: @escaping @Sendable (StackAlignmentContext) -> StackSpan?
  ) -> Self {
    .custom(StackCustomAlignment(String(describing: alignmentID), place: layoutProvider))
  }
}

extension StackHorizontalAlignment {
  /// In the middle of another part, by its path from the root; Epoxy's spelling.
  public static func centered(to path: String) -> Self { .centeredTo(path) }

  /// Where a closure puts it; Epoxy's spelling.
  ///
  /// - Parameters:
  ///   - alignmentID: The identity of the closure, compared by its description.
  ///   - layoutProvider: A closure that returns the place of the item, in points from the leading edge of
  ///     its stack; nil if there is none.
  public static func custom(
    alignmentID: some Hashable,
    layoutProvider: @escaping @Sendable (StackAlignmentContext) -> StackSpan?
  ) -> Self {
    .custom(StackCustomAlignment(String(describing: alignmentID), place: layoutProvider))
  }
}
