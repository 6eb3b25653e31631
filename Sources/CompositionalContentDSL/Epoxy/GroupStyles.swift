extension Epoxy.HGroup {
  /// The alignment of an item across a horizontal group.
  public typealias ItemAlignment = StackVerticalAlignment

  /// The properties of a horizontal group.
  public struct Style: Hashable, Sendable {
    /// The alignment across the group.
    public var alignment: ItemAlignment
    /// The alignment of the items when the group stands vertically.
    public var accessibilityAlignment: Epoxy.VGroup.ItemAlignment
    /// The distance between two items, in points.
    public var spacing: CGFloat
    /// True if the group stands vertically at the accessibility text sizes.
    public var reflowsForAccessibilityTypeSizes: Bool
    /// True if the group always stands vertically.
    public var forceVerticalAccessibilityLayout: Bool

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - alignment: The alignment across the group.
    ///   - accessibilityAlignment: The alignment of the items when the group stands vertically.
    ///   - spacing: The distance between two items, in points.
    ///   - reflowsForAccessibilityTypeSizes: True to stand vertically at the accessibility text
    ///     sizes.
    ///   - forceVerticalAccessibilityLayout: True to always stand vertically.
    public init(
      alignment: ItemAlignment = .fill,
      accessibilityAlignment: Epoxy.VGroup.ItemAlignment = .leading, spacing: CGFloat = 0,
      reflowsForAccessibilityTypeSizes: Bool = true, forceVerticalAccessibilityLayout: Bool = false
    ) {
      self.alignment = alignment
      self.accessibilityAlignment = accessibilityAlignment
      self.spacing = spacing
      self.reflowsForAccessibilityTypeSizes = reflowsForAccessibilityTypeSizes
      self.forceVerticalAccessibilityLayout = forceVerticalAccessibilityLayout
    }

    /// The axis and the alignments of a stack.
    var arrangement: ContentStack.Arrangement {
      .horizontal(
        alignment: alignment,
        reflow: .init(
          alignment: accessibilityAlignment,
          reflowsForAccessibility: reflowsForAccessibilityTypeSizes,
          forceVertical: forceVerticalAccessibilityLayout))
    }
  }
}

extension Epoxy.VGroup {
  /// The alignment of an item across a vertical group.
  public typealias ItemAlignment = StackHorizontalAlignment

  /// The properties of a vertical group.
  public struct Style: Hashable, Sendable {
    /// The alignment across the group.
    public var alignment: ItemAlignment
    /// The distance between two items, in points.
    public var spacing: CGFloat

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - alignment: The alignment across the group.
    ///   - spacing: The distance between two items, in points.
    public init(alignment: ItemAlignment = .fill, spacing: CGFloat = 0) {
      self.alignment = alignment
      self.spacing = spacing
    }
  }
}
