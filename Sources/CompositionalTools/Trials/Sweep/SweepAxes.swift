import Compositional

/// What a sweep varies: every combination of these values is one trial.
///
/// An axis without an entry of its own has the value of the layout: nil, or `own`.
///
/// ```swift
/// var axes = SweepAxes()
/// axes.views = DevicePreset.screens.compactMap { DeviceView($0) }.map { SweepView($0) }
/// axes.textSizes = [.large, .accessibilityLarge]
/// axes.directions = [.leftToRight, .rightToLeft]
/// ```
public struct SweepAxes: Hashable, Sendable {
  /// The views.
  public var views: [SweepView] = [.own]
  /// The preferred text sizes; nil for that of the layout.
  public var textSizes: [PreferredContentSizeCategory?] = [nil]
  /// The reading directions; nil for that of the layout.
  public var directions: [UserInterfaceLayoutDirection?] = [nil]
  /// The numbers of items.
  public var itemCounts: [SweepCounts] = [.own]

  /// Creates axes with the values of the layout alone.
  public init() {}

  /// The number of combinations; the largest integer if there are more.
  public var count: Int {
    [views.count, textSizes.count, directions.count, itemCounts.count].reduce(1) { product, count in
      let (result, isTooLarge) = product.multipliedReportingOverflow(by: count)
      return isTooLarge ? Int.max : result
    }
  }

  /// Returns a combination; the item counts change fastest, then directions, text sizes and views.
  ///
  /// - Precondition: The index is within the count.
  func setting(at index: Int) -> SweepSetting {
    var rest = index
    func next(_ count: Int) -> Int {
      defer { rest /= count }
      return rest % count
    }
    let counts = itemCounts[next(itemCounts.count)]
    let direction = directions[next(directions.count)]
    let textSize = textSizes[next(textSizes.count)]
    return SweepSetting(
      view: views[next(views.count)], textSize: textSize, direction: direction, itemCounts: counts)
  }
}

/// One value of each axis of a sweep.
public struct SweepSetting: Hashable, Sendable {
  /// The view.
  public let view: SweepView
  /// The preferred text size; nil for that of the layout.
  public let textSize: PreferredContentSizeCategory?
  /// The reading direction; nil for that of the layout.
  public let direction: UserInterfaceLayoutDirection?
  /// The number of items.
  public let itemCounts: SweepCounts

  /// The values of the layout itself.
  static let own = SweepSetting(view: .own, textSize: nil, direction: nil, itemCounts: .own)

  /// The values that differ from those of the layout, such as `iPhone 15`, `rtl` and `each=0`.
  public var words: [String] {
    var words: [String] = []
    if view != .own { words.append(view.name) }
    if let textSize { words.append(textSize.rawValue) }
    if let direction { words.append(direction == .rightToLeft ? "rtl" : "ltr") }
    if itemCounts != .own { words.append(itemCounts.description) }
    return words
  }
}
