/// A slot of a length in points; one between 0 and 1 is a pixel.
public struct Fixed: SplitSlot {
  /// The content with its slot.
  public var splitItem: Content

  /// Creates a slot.
  ///
  /// - Parameters:
  ///   - length: The length, in points.
  ///   - content: The content.
  public init(_ length: CGFloat, @ContentBuilder _ content: () -> Content) {
    splitItem = content().inSlot(.fixed(length))
  }
}

/// A slot of a part of what the fixed and automatic slots leave over.
public struct Percentage: SplitSlot {
  /// The content with its slot.
  public var splitItem: Content

  /// Creates a slot.
  ///
  /// - Parameters:
  ///   - part: The part, in percent.
  ///   - content: The content.
  public init(_ part: CGFloat, @ContentBuilder _ content: () -> Content) {
    splitItem = content().inSlot(.percentage(part))
  }
}

/// A slot of the length that its content needs.
public struct Automatic: SplitSlot {
  /// The content with its slot.
  public var splitItem: Content

  /// Creates a slot.
  ///
  /// - Parameter content: The content.
  public init(@ContentBuilder _ content: () -> Content) {
    splitItem = content().inSlot(.automatic)
  }

  /// Creates a slot of a scrolling split of the length that one item of its content needs.
  ///
  /// - Parameters:
  ///   - id: The name of the item.
  ///   - content: A split that has the item.
  public init(basedOn id: String, @ContentBuilder _ content: () -> Content) {
    splitItem = content().inSlot(.basedOn(ContentNames.checked(id)))
  }
}

/// A slot of an equal part of what all other slots leave over.
public struct Equal: SplitSlot {
  /// The content with its slot.
  public var splitItem: Content

  /// Creates an empty slot.
  public init() { splitItem = Content(kind: .padding).inSlot(.equal) }

  /// Creates a slot.
  ///
  /// - Parameter content: The content.
  public init(@ContentBuilder _ content: () -> Content) { splitItem = content().inSlot(.equal) }
}

/// A slot that depends on conditions, which the split asks whenever it is solved.
///
/// ```swift
/// Dynamic(.fixed(240), when: .minWidth(600), otherwise: .equal) { Leaf("sidebar") }
/// ```
public struct Dynamic: SplitSlot {
  /// The content with its slot.
  public var splitItem: Content

  /// Creates a slot.
  ///
  /// - Parameters:
  ///   - slots: The slots with their conditions, of which the first that holds is taken; a fixed
  ///     slot of 0 if there is none.
  ///   - content: The content.
  public init(
    _ slots: [ContentSlot.Conditional], @ContentBuilder _ content: () -> Content
  ) {
    splitItem = content().inSlot(.conditional(slots))
  }

  /// Creates a slot that is one of two.
  ///
  /// - Parameters:
  ///   - slot: The slot where the condition holds.
  ///   - condition: The condition.
  ///   - otherwise: The slot where it does not hold.
  ///   - content: The content.
  public init(
    _ slot: ContentSlot, when condition: ContentCondition, otherwise: ContentSlot,
    @ContentBuilder _ content: () -> Content
  ) {
    self.init([.init(condition, slot), .init(.init(), otherwise)], content)
  }
}

/// An empty slot.
public struct Padding: SplitSlot {
  /// The content with its slot.
  public var splitItem: Content

  /// Creates an empty slot of a length, in points.
  public init(_ length: CGFloat) { self.init(.fixed(length)) }

  /// Creates an empty slot.
  public init(_ slot: ContentSlot) { splitItem = Content(kind: .padding).inSlot(slot) }

  /// Creates an empty slot as long as an inset of the safe area and an adjustment, in points.
  public init(safeArea edge: ContentSlot.Edge, adjustment: CGFloat = 0) {
    self.init(.safeArea(edge, adjustment: adjustment))
  }

  /// Creates an empty slot as long as a layout margin and an adjustment, in points.
  public init(layoutMargins edge: ContentSlot.Edge, adjustment: CGFloat = 0) {
    self.init(.layoutMargins(edge, adjustment: adjustment))
  }
}

/// A line of one pixel.
public struct Separator: SplitSlot {
  /// The content with its slot.
  public var splitItem = Content(kind: .separator)

  /// Creates a line.
  public init() {}
}
