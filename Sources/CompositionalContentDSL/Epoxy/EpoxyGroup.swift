/// A group whose items can be set anew: ``Epoxy/HGroup`` or ``Epoxy/VGroup``.
public protocol EpoxyGroup: ContentElement, InsettableStack {
  /// The items, with unique names.
  var items: [Content] { get set }
}

extension EpoxyGroup {
  /// Replaces the items, and returns the changes by data id (content rule 4.8).
  ///
  /// An item stays if one of the same identity is in both lists: its name, style, alignments and
  /// padding. Priorities are set every time and never compared.
  ///
  /// - Parameter items: The new items, with unique names.
  /// - Returns: The changes of each group that stays, and the tree at the start of an animation.
  /// - Complexity: O(items)
  @discardableResult
  public mutating func setItems(
    @ContentListBuilder _ items: () -> [ContentElement]
  ) -> ContentUpdate {
    setItems(items())
  }

  /// Replaces the items, and returns the changes by data id (content rule 4.8).
  ///
  /// - Parameter items: The new items, with unique names.
  /// - Returns: The changes of each group that stays, and the tree at the start of an animation.
  /// - Complexity: O(items)
  @discardableResult
  public mutating func setItems(_ items: [ContentElement]) -> ContentUpdate {
    let old = content
    self.items = ContentNames.siblings(items)
    return ContentUpdate(from: old, to: content)
  }

  /// Returns the item with a data id; nil if there is none.
  ///
  /// - Complexity: O(items)
  public func groupItem(with dataID: some Hashable) -> Content? {
    let name = ContentNames.name(dataID)
    return items.first { $0.id == name }
  }

  /// Sets the insets of the items from the edges of the group, in points.
  public func constrainToMargins(insets: DirectionalEdgeInsets = .zero) -> Self {
    self.insets(insets)
  }

  /// Sets the insets of the items, whose edges may depend on the environment, as a group view does.
  public func edgeInsets(_ insets: AdaptiveInsets) -> Self { self.insets(insets) }
}
