/// Space between the items of a group.
///
/// Without limits it takes the space that no item resists to leave. With a smallest or a largest
/// length it prefers the smallest, or else the largest.
@preconcurrency @MainActor
public final class LayoutSpacer: UILayoutGuide, Constrainable {
  /// The limits of a spacer, in points; nil for none.
  public struct Style: Hashable, Sendable {
    /// The smallest height.
    public var minHeight: CGFloat?
    /// The largest height.
    public var maxHeight: CGFloat?
    /// The height.
    public var fixedHeight: CGFloat?
    /// The smallest width.
    public var minWidth: CGFloat?
    /// The largest width.
    public var maxWidth: CGFloat?
    /// The width.
    public var fixedWidth: CGFloat?

    /// Creates limits, in points; nil for none.
    ///
    /// - Parameters:
    ///   - minHeight: The smallest height.
    ///   - maxHeight: The largest height.
    ///   - fixedHeight: The height.
    ///   - minWidth: The smallest width.
    ///   - maxWidth: The largest width.
    ///   - fixedWidth: The width.
    public init(
      minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, fixedHeight: CGFloat? = nil,
      minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, fixedWidth: CGFloat? = nil
    ) {
      self.minHeight = minHeight
      self.maxHeight = maxHeight
      self.fixedHeight = fixedHeight
      self.minWidth = minWidth
      self.maxWidth = maxWidth
      self.fixedWidth = fixedWidth
    }
  }

  /// The limits.
  public let style: Style

  /// Creates a spacer.
  public init(style: Style = .init()) {
    self.style = style
    super.init()
  }

  /// Creates a spacer without limits; the archive is not read.
  public required init?(coder: NSCoder) {
    style = .init()
    super.init(coder: coder)
  }

  /// The identity of the object.
  public var dataID: AnyHashable { ObjectIdentifier(self) }
  /// The top edge.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { topAnchor }
  /// The bottom edge.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { bottomAnchor }

  /// Adds the spacer to a view.
  public func install(in view: UIView) {
    guard owningView !== view else { return }
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate(
      limits(of: widthAnchor, style.fixedWidth, style.minWidth, style.maxWidth)
        + limits(of: heightAnchor, style.fixedHeight, style.minHeight, style.maxHeight))
  }

  /// Removes the spacer from its view, with its constraints.
  public func uninstall() { owningView?.removeLayoutGuide(self) }

  /// Returns true if the other is this spacer.
  public func isEqual(to constrainable: Constrainable) -> Bool {
    constrainable as? LayoutSpacer === self
  }

  private func limits(
    of length: NSLayoutDimension, _ fixed: CGFloat?, _ least: CGFloat?, _ greatest: CGFloat?
  ) -> [NSLayoutConstraint] {
    if let fixed { return [length.constraint(equalToConstant: fixed)] }
    let wish = length.constraint(equalToConstant: least ?? greatest ?? 0)
    // Space without limits goes before that with limits.
    wish.priority = UILayoutPriority(least == nil && greatest == nil ? 0.25 : 1)
    return [
      least.map { length.constraint(greaterThanOrEqualToConstant: $0) },
      greatest.map { length.constraint(lessThanOrEqualToConstant: $0) }, wish,
    ].compactMap { $0 }
  }
}
