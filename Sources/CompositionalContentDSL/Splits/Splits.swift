/// Slots that divide a length (content rule 6).
///
/// ```swift
/// VSplit {
///   Padding(safeArea: .top)
///   Percentage(75) { Leaf("map") }
///   Equal { Leaf("list") }
///   Separator()
///   Fixed(44) {
///     HSplit("toolbar") {
///       Leaf("back")
///       Leaf("forward")
///     }
///   }
/// }
/// ```
/// Content without a slot is in an equal one.
public struct Split: ContentElement {
  private let id: String?
  private let direction: SplitDirection
  private let items: [Content]
  private var padding: CGFloat = 0
  private var overlaps = false

  /// Creates a split.
  ///
  /// - Parameters:
  ///   - id: The name of the split; nil for its index among its siblings.
  ///   - direction: The axis along which the slots follow one another, which may depend on a
  ///     condition.
  ///   - items: The parts, in order, with unique names.
  public init(
    _ id: String? = nil, direction: SplitDirection, @SplitBuilder _ items: () -> [SplitPart]
  ) {
    self.id = id.map(ContentNames.checked)
    self.direction = direction
    self.items = ContentNames.items(items())
  }

  /// The content of the split.
  public var content: Content {
    return Content(
      kind: .split(
        ContentSplit(direction, subviewPadding: padding, overlaps: overlaps, items: items)), id: id)
  }

  /// Sets the space around each item inside its slot, in points.
  public func subviewPadding(_ padding: CGFloat) -> Split {
    var split = self
    split.padding = padding
    return split
  }

  /// Gives every item the whole split, as ``ZSplit`` does; the direction has no effect then.
  ///
  /// - Parameter overlaps: True if the items overlap.
  public func overlapping(_ overlaps: Bool = true) -> Split {
    var split = self
    split.overlaps = overlaps
    return split
  }
}

/// Slots from the top to the bottom; see ``Split``.
public struct VSplit: ContentElement {
  private var split: Split

  /// Creates a split.
  ///
  /// - Parameters:
  ///   - id: The name of the split; nil for its index among its siblings.
  ///   - items: The parts, in order, with unique names.
  public init(_ id: String? = nil, @SplitBuilder _ items: () -> [SplitPart]) {
    split = Split(id, direction: .vertical, items)
  }

  /// The content of the split.
  public var content: Content { return split.content }

  /// Sets the space around each item inside its slot, in points.
  public func subviewPadding(_ padding: CGFloat) -> VSplit {
    var copy = self
    copy.split = split.subviewPadding(padding)
    return copy
  }
}

/// Slots from the leading to the trailing edge; see ``Split``.
public struct HSplit: ContentElement {
  private var split: Split

  /// Creates a split.
  ///
  /// - Parameters:
  ///   - id: The name of the split; nil for its index among its siblings.
  ///   - items: The parts, in order, with unique names.
  public init(_ id: String? = nil, @SplitBuilder _ items: () -> [SplitPart]) {
    split = Split(id, direction: .horizontal, items)
  }

  /// The content of the split.
  public var content: Content { return split.content }

  /// Sets the space around each item inside its slot, in points.
  public func subviewPadding(_ padding: CGFloat) -> HSplit {
    var copy = self
    copy.split = split.subviewPadding(padding)
    return copy
  }
}

/// Items in the same place, each in front of the one before (content rule 6.7).
///
/// ```swift
/// ZSplit {
///   Leaf("photo", .area(CGSize(width: 320, height: 180)))
///   Text("caption", length: 40).edgeInsets(top: 140, leading: 8)
/// }
/// ```
public struct ZSplit: ContentElement {
  private let id: String?
  private var split: ContentSplit

  /// Creates a split.
  ///
  /// - Parameters:
  ///   - id: The name of the split; nil for its index among its siblings.
  ///   - items: The content, from the back to the front, with unique names.
  public init(_ id: String? = nil, @ContentListBuilder _ items: () -> [ContentElement]) {
    self.id = id.map(ContentNames.checked)
    split = ContentSplit(overlaps: true, items: ContentNames.siblings(items()))
  }

  /// The content of the split.
  public var content: Content { return Content(kind: .split(split), id: id) }

  /// Sets the space around each item, in points.
  public func subviewPadding(_ padding: CGFloat) -> ZSplit {
    var copy = self
    copy.split.subviewPadding = padding
    return copy
  }
}
