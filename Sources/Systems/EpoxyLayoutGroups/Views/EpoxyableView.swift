/// A view that is made with a style.
@preconcurrency @MainActor
public protocol StyledView: UIView {
  /// What the view is made with; `Never` for nothing.
  associatedtype Style: Hashable = Never

  /// Creates a view with a style.
  init(style: Style)
}

/// A view that shows content.
@preconcurrency @MainActor
public protocol ContentConfigurableView: UIView {
  /// What the view shows; `Never` for nothing.
  associatedtype Content: Equatable = Never

  /// Shows content.
  func setContent(_ content: Content, animated: Bool)
}

/// A view that calls closures.
@preconcurrency @MainActor
public protocol BehaviorsConfigurableView: UIView {
  /// The closures; `Never` for none.
  associatedtype Behaviors = Never

  /// Sets the closures; nil for none.
  func setBehaviors(_ behaviors: Behaviors?)
}

/// A view that items make from a style, content and closures.
public typealias EpoxyableView = StyledView & ContentConfigurableView & BehaviorsConfigurableView

/// A view that is made without a style, by its frame alone.
///
/// A view whose ``StyledView/Style`` is `Never` adopts this as well, so that a generic function can
/// make it. The class is final, or its `init(frame:)` is required.
@preconcurrency @MainActor
public protocol StylelessView: StyledView where Style == Never {
  /// Creates a view with a frame, in points.
  init(frame: CGRect)
}

extension StyledView where Style == Never {
  /// Never called, because there is no style.
  public init(style: Never) { switch style {} }
}

extension ContentConfigurableView where Content == Never {
  /// Never called, because there is no content.
  public func setContent(_ content: Never, animated: Bool) {}
}

extension BehaviorsConfigurableView where Behaviors == Never {
  /// Does nothing, because there are no closures.
  public func setBehaviors(_ behaviors: Never?) {}
}
