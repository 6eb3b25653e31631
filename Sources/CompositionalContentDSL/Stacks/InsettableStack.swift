/// A stack that keeps its type when its insets are set by modifiers.
///
/// ```swift
/// HStack { Leaf("icon", width: 24, height: 24) }
///   .insets(horizontal: 24, vertical: 16)
///   .reflowsForAccessibility(false)
/// ```
public protocol InsettableStack {
  /// The insets of the items from the edges of the stack.
  var stackInsets: AdaptiveInsets { get set }
}

extension InsettableStack {
  /// Sets the insets of the items, whose edges may depend on the environment; the last call wins.
  public func insets(_ insets: AdaptiveInsets) -> Self {
    var stack = self
    stack.stackInsets = insets
    return stack
  }

  /// Sets the insets of the items, in points.
  public func insets(_ insets: DirectionalEdgeInsets) -> Self {
    self.insets(AdaptiveInsets(insets))
  }

  /// Sets the same inset on every side, in points.
  public func insets(_ inset: CGFloat) -> Self { insets(.all(inset)) }

  /// Sets the horizontal and vertical insets, in points.
  public func insets(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Self {
    insets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the inset of each side, in points; 0 by default.
  public func insets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> Self {
    insets(DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
}
