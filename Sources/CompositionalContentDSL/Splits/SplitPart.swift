/// A part of a split: content, or content in a slot (content rule 6).
public protocol SplitPart: Sendable {
  /// The content with its slot.
  var splitItem: Content { get }
}

extension ContentElement {
  /// The content, in the default slot of the split.
  public var splitItem: Content { content }
}

/// Builds the parts of a split.
public typealias SplitBuilder = ListResultBuilder<SplitPart>

extension ListResultBuilder where Element == SplitPart {
  /// Diagnoses an element that a split cannot contain.
  @available(
    *, unavailable,
    message: """
      a split contains content, Fixed, Percentage, Automatic, Equal, Dynamic, Padding and Separator
      """
  )
  public static func buildExpression<Other>(_ expression: Other) -> [Element] { [] }
}

extension ContentNames {
  /// Returns the items of a split.
  ///
  /// - Precondition: Their names are unique.
  static func items(_ parts: [SplitPart]) -> [Content] {
    let list = parts.map(\.splitItem)
    check(list.compactMap(\.id))
    return list
  }
}

/// A slot of a split, which keeps its type when modifiers change it.
public protocol SplitSlot: SplitPart {
  /// The content with its slot.
  var splitItem: Content { get set }
}

extension SplitSlot {
  private func with(_ change: (inout Content) -> Void) -> Self {
    var copy = self
    change(&copy.splitItem)
    return copy
  }

  /// Sets the name, unique among siblings and without `/`, `@` and `#`.
  public func id(_ id: String) -> Self { with { $0.id = ContentNames.checked(id) } }

  /// Sets the insets from the slot, in points.
  public func edgeInsets(_ insets: DirectionalEdgeInsets) -> Self {
    with { $0.placement.edgeInsets = insets }
  }

  /// Sets the same inset from the slot on every side, in points.
  public func edgeInsets(_ inset: CGFloat) -> Self { edgeInsets(.all(inset)) }

  /// Sets the inset from the slot on each side, in points; 0 by default.
  public func edgeInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> Self {
    edgeInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// Hides the slot; a scrolling split leaves it out, a split keeps it.
  public func hidden(_ isHidden: Bool = true) -> Self { with { $0.placement.isHidden = isHidden } }
}

extension Content {
  /// Returns the content with a slot.
  func inSlot(_ slot: ContentSlot) -> Content {
    var content = self
    content.placement.slot = slot
    return content
  }
}
