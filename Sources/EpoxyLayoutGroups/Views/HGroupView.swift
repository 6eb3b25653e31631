/// A view that contains an ``HGroup``, for a list or as a view of its own.
@preconcurrency @MainActor
public final class HGroupView: UIView, EpoxyableView {
  /// What the view is made with.
  public struct Style: Hashable {
    /// What the group has beside its items.
    public var hGroupStyle: HGroup.Style
    /// The distances of the group from the edges of the view, in points.
    public var layoutMargins: UIEdgeInsets

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - hGroupStyle: What the group has beside its items.
    ///   - layoutMargins: The distances of the group from the edges of the view, in points.
    public init(hGroupStyle: HGroup.Style = .init(), layoutMargins: UIEdgeInsets = .zero) {
      self.hGroupStyle = hGroupStyle
      self.layoutMargins = layoutMargins
    }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(hGroupStyle)
      hasher.combine(layoutMargins.numbers)
    }
  }

  /// The items of the group.
  public typealias Content = GroupViewContent

  /// The group.
  public let hGroup: HGroup

  /// Creates a view whose group has no items yet.
  public init(style: Style) {
    hGroup = HGroup(style: style.hGroupStyle)
    super.init(frame: .zero)
    fill(with: hGroup, insets: style.layoutMargins)
  }

  /// Creates a view whose group has no items yet; the archive is not read.
  public required init?(coder: NSCoder) {
    hGroup = HGroup()
    super.init(coder: coder)
    fill(with: hGroup, insets: .zero)
  }

  /// Sets the items of the group.
  public func setContent(_ content: Content, animated: Bool) {
    hGroup.setItems(content.items, animated: animated)
  }
}
