/// A view that contains a ``VGroup``, for a list or as a view of its own.
@preconcurrency @MainActor
public final class VGroupView: UIView, EpoxyableView {
  /// What the view is made with.
  public struct Style: Hashable {
    /// What the group has beside its items.
    public var vGroupStyle: VGroup.Style
    /// The distances of the group from the edges of the view, in points.
    public var layoutMargins: UIEdgeInsets

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - vGroupStyle: What the group has beside its items.
    ///   - layoutMargins: The distances of the group from the edges of the view, in points.
    public init(vGroupStyle: VGroup.Style = .init(), layoutMargins: UIEdgeInsets = .zero) {
      self.vGroupStyle = vGroupStyle
      self.layoutMargins = layoutMargins
    }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(vGroupStyle)
      hasher.combine(layoutMargins.numbers)
    }
  }

  /// The items of the group.
  public typealias Content = GroupViewContent

  /// The group.
  public let vGroup: VGroup

  /// Creates a view whose group has no items yet.
  public init(style: Style) {
    vGroup = VGroup(style: style.vGroupStyle)
    super.init(frame: .zero)
    fill(with: vGroup, insets: style.layoutMargins)
  }

  /// Creates a view whose group has no items yet; the archive is not read.
  public required init?(coder: NSCoder) {
    vGroup = VGroup()
    super.init(coder: coder)
    fill(with: vGroup, insets: .zero)
  }

  /// Sets the items of the group.
  public func setContent(_ content: Content, animated: Bool) {
    vGroup.setItems(content.items, animated: animated)
  }
}
