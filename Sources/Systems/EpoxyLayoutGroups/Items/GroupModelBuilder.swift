/// Builds the items of a group: items, views and groups, one per line, with conditions and loops.
@preconcurrency @MainActor @resultBuilder
public enum GroupModelBuilder {
  /// An item, or none.
  public static func buildExpression(_ item: GroupItemModeling?) -> [GroupItemModeling] {
    item.map { [$0] } ?? []
  }

  /// Items.
  public static func buildExpression(_ items: [GroupItemModeling]) -> [GroupItemModeling] { items }

  /// A view or a group as it is, or none.
  public static func buildExpression(_ element: Constrainable?) -> [GroupItemModeling] {
    element.map { [StaticGroupItem($0)] } ?? []
  }

  /// All items of a block.
  public static func buildBlock(_ items: [GroupItemModeling]...) -> [GroupItemModeling] {
    items.flatMap { $0 }
  }

  /// The items of a condition; none if it is false.
  public static func buildOptional(_ items: [GroupItemModeling]?) -> [GroupItemModeling] {
    items ?? []
  }

  /// The items of a first branch.
  public static func buildEither(first items: [GroupItemModeling]) -> [GroupItemModeling] { items }

  /// The items of a second branch.
  public static func buildEither(second items: [GroupItemModeling]) -> [GroupItemModeling] { items }

  /// The items of a loop.
  public static func buildArray(_ items: [[GroupItemModeling]]) -> [GroupItemModeling] {
    items.flatMap { $0 }
  }

  /// The items of a check of the system's version.
  public static func buildLimitedAvailability(_ items: [GroupItemModeling]) -> [GroupItemModeling] {
    items
  }
}
