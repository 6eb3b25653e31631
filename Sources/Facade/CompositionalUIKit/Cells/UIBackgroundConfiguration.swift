import Compositional
import Foundation

/// The background of a view as a value; its view is behind the content, and what is drawn is kept.
public struct UIBackgroundConfiguration {
  /// The view behind the content; nil for none.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances from the edges of the view, in points.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// The color; nil for that of the list.
  public var backgroundColor: UIColor?
  /// The effect on what is behind the background; nil for none.
  public var visualEffect: UIVisualEffect?
  /// The change of the color; nil for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The change of the color of the outline; nil for none.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The color of the outline; nil for none.
  public var strokeColor: UIColor?
  /// The width of the outline, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the outline from the background, in points.
  public var strokeOutset: CGFloat = 0
  /// The image; nil for none.
  public var image: UIImage?
  /// The fit of the image.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  init() {}

  /// Returns a background without color.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a row of a list.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// Returns the background of a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// Returns the background of a row of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// Returns the background of a row of an accompanied sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// Returns the color of the background for a color of the view.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the configuration itself.
  public func updated(for state: UIConfigurationState) -> UIBackgroundConfiguration { self }
}

extension UIBackgroundConfiguration? {
  /// Puts the view of the configuration behind the content of a view, within its insets, in place of that of
  /// another configuration.
  @MainActor func place(in view: UIView, after old: UIBackgroundConfiguration?) {
    let new = self?.customView
    if let gone = old?.customView, gone !== new, gone.superview === view {
      gone.removeFromSuperview()
    }
    guard let self, let new else { return }
    let insets = self.backgroundInsets.physical(view.effectiveUserInterfaceLayoutDirection)
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if new.superview !== view { view.insertSubview(new, at: 0) }
    new.frame = view.bounds.inset(by: insets)
  }
}
