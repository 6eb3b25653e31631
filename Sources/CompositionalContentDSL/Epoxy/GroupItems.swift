extension Epoxy {
  /// An item of a group: a leaf, or any other content under a data id.
  public struct GroupItem: ContentElement {
    /// The content of the item.
    public private(set) var content: Content

    /// Creates an item of a rule for its size.
    ///
    /// - Parameters:
    ///   - dataID: The data id.
    ///   - params: The style, compared by its description when items are set; nil for none.
    ///   - rule: The size that the item needs.
    public init<Params: Hashable>(
      dataID: some Hashable, params: Params? = String?.none, _ rule: ContentLeaf.SizeRule
    ) {
      self.init(dataID: dataID, params: params) { Leaf(nil, rule) }
    }

    /// Creates an item of a fixed size.
    ///
    /// - Parameters:
    ///   - dataID: The data id.
    ///   - params: The style, compared by its description when items are set; nil for none.
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    public init<Params: Hashable>(
      dataID: some Hashable, params: Params? = String?.none, width: CGFloat, height: CGFloat
    ) {
      self.init(dataID: dataID, params: params) { Leaf(width: width, height: height) }
    }

    /// Creates an item of a text.
    ///
    /// - Parameters:
    ///   - dataID: The data id.
    ///   - params: The style, compared by its description when items are set; nil for none.
    ///   - content: The characters.
    ///   - textStyle: The text style.
    public init<Params: Hashable>(
      dataID: some Hashable, params: Params? = String?.none, content: String,
      textStyle: TextStyle = .body
    ) {
      self.init(dataID: dataID, params: params) { Text(string: content, style: textStyle) }
    }

    /// Creates an item of any content.
    ///
    /// - Parameters:
    ///   - dataID: The data id, which replaces the name of the content.
    ///   - params: The style, compared by its description when items are set; nil for none.
    ///   - make: The content.
    public init<Params: Hashable>(
      dataID: some Hashable, params: Params? = String?.none, @ContentBuilder make: () -> Content
    ) {
      content = make()
      content.id = ContentNames.name(dataID)
      if let params { content.style = String(describing: params) }
    }

    /// Sets the maximum number of lines of a text; 0 for no limit.
    public func numberOfLines(_ lines: Int) -> GroupItem {
      guard case .leaf(var leaf) = content.kind else { return self }
      let limit = lines == 0 ? nil : lines
      switch leaf.rule {
      case .text(var text):
        text.lineLimit = limit
        leaf.rule = .text(text)
      case .wrapping(let naturalWidth, let lineHeight, _):
        leaf.rule = .wrapping(
          naturalWidth: naturalWidth, lineHeight: lineHeight, lineLimit: limit)
      case .fixed, .area, .measured: break
      }
      var item = self
      item.content.kind = .leaf(leaf)
      return item
    }
  }

  /// A horizontal group inside another group.
  public struct HGroupItem: ContentElement {
    private let dataID: String
    private var group: HGroup

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - dataID: The data id.
    ///   - style: The properties of the group.
    ///   - groupItems: The items, with unique names.
    public init(
      dataID: some Hashable, style: HGroup.Style = .init(),
      @ContentListBuilder groupItems: () -> [ContentElement] = { [] }
    ) {
      self.dataID = ContentNames.name(dataID)
      group = HGroup(style: style, items: groupItems)
    }

    /// The content of the item.
    public var content: Content { return group.id(dataID) }

    /// Decides if the group stands vertically at the accessibility text sizes; the style's by
    /// default.
    public func reflowsForAccessibilityTypeSizes(_ reflows: Bool) -> HGroupItem {
      var item = self
      item.group.style.reflowsForAccessibilityTypeSizes = reflows
      return item
    }

    /// Replaces the items.
    public func groupItems(
      @ContentListBuilder _ items: () -> [ContentElement]
    ) -> HGroupItem {
      var item = self
      item.group.items = ContentNames.siblings(items())
      return item
    }
  }

  /// A vertical group inside another group.
  public struct VGroupItem: ContentElement {
    private let dataID: String
    private var group: VGroup

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - dataID: The data id.
    ///   - style: The properties of the group.
    ///   - groupItems: The items, with unique names.
    public init(
      dataID: some Hashable, style: VGroup.Style = .init(),
      @ContentListBuilder groupItems: () -> [ContentElement] = { [] }
    ) {
      self.dataID = ContentNames.name(dataID)
      group = VGroup(style: style, items: groupItems)
    }

    /// The content of the item.
    public var content: Content { return group.id(dataID) }

    /// Replaces the items.
    public func groupItems(
      @ContentListBuilder _ items: () -> [ContentElement]
    ) -> VGroupItem {
      var item = self
      item.group.items = ContentNames.siblings(items())
      return item
    }
  }

  /// Free space between the items of a group.
  public struct SpacerItem: ContentElement {
    /// The limits of a spacer, in points; nil for none.
    public struct Style: Hashable, Sendable {
      /// The limits of the lengths.
      var limits: ContentSpacer

      /// Creates limits, in points; nil for none.
      public init(
        minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, fixedHeight: CGFloat? = nil,
        minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, fixedWidth: CGFloat? = nil
      ) {
        limits = ContentSpacer(
          width: .init(min: minWidth, max: maxWidth, fixed: fixedWidth),
          height: .init(min: minHeight, max: maxHeight, fixed: fixedHeight))
      }
    }

    /// The content of the spacer.
    public let content: Content

    /// Creates a spacer.
    ///
    /// - Parameters:
    ///   - dataID: The data id.
    ///   - style: The limits.
    public init(dataID: some Hashable, style: Style = .init()) {
      content = Content(kind: .spacer(style.limits), id: ContentNames.name(dataID))
    }
  }

  /// An item whose content the caller made, with the name and the alignments that it has.
  public struct StaticGroupItem: ContentElement {
    /// The content of the item.
    public let content: Content

    /// Creates an item.
    ///
    /// - Parameter constrainable: The content.
    public init(_ constrainable: ContentElement) { content = constrainable.content }
  }
}
