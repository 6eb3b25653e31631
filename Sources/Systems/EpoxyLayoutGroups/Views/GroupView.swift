/// A view that contains a group, for a list or as a view of its own.
@preconcurrency @MainActor
public final class GroupView<Group: StyledGroup>: UIView, EpoxyableView {
  /// What the view is made with.
  public struct Style: Hashable {
    var groupStyle: Group.Style
    /// The distances of the group from the edges of the view, in points.
    public var layoutMargins: UIEdgeInsets

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(groupStyle)
      hasher.combine(layoutMargins.numbers)
    }
  }

  /// The items of the group.
  public typealias Content = GroupViewContent

  let group: Group

  /// Creates a view whose group has no items yet.
  public init(style: Style) {
    group = Group(style: style.groupStyle, items: [])
    super.init(frame: .zero)
    fill(with: group, insets: style.layoutMargins)
  }

  /// Creates a view whose group has no items yet; the archive is not read.
  public required init?(coder: NSCoder) {
    guard let group = Group(coder: coder) else { return nil }
    self.group = group
    super.init(coder: coder)
    fill(with: group, insets: .zero)
  }

  /// Sets the items of the group.
  public func setContent(_ content: Content, animated: Bool) {
    group.setItems(content.items, animated: animated)
  }
}

/// A view that contains an ``HGroup``, for a list or as a view of its own.
public typealias HGroupView = GroupView<HGroup>

/// A view that contains a ``VGroup``, for a list or as a view of its own.
public typealias VGroupView = GroupView<VGroup>

extension GroupView where Group == HGroup {
  /// The group.
  public var hGroup: HGroup { group }
}

extension GroupView where Group == VGroup {
  /// The group.
  public var vGroup: VGroup { group }
}

extension GroupView.Style where Group == HGroup {
  /// What the group has beside its items.
  public var hGroupStyle: HGroup.Style {
    get { groupStyle }
    set { groupStyle = newValue }
  }

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - hGroupStyle: What the group has beside its items.
  ///   - layoutMargins: The distances of the group from the edges of the view, in points.
  public init(hGroupStyle: HGroup.Style = .init(), layoutMargins: UIEdgeInsets = .zero) {
    self.init(groupStyle: hGroupStyle, layoutMargins: layoutMargins)
  }
}

extension GroupView.Style where Group == VGroup {
  /// What the group has beside its items.
  public var vGroupStyle: VGroup.Style {
    get { groupStyle }
    set { groupStyle = newValue }
  }

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - vGroupStyle: What the group has beside its items.
  ///   - layoutMargins: The distances of the group from the edges of the view, in points.
  public init(vGroupStyle: VGroup.Style = .init(), layoutMargins: UIEdgeInsets = .zero) {
    self.init(groupStyle: vGroupStyle, layoutMargins: layoutMargins)
  }
}
