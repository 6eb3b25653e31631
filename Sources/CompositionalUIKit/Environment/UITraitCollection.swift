import Compositional
import CompositionalDSL
import Foundation

/// The size class of a view along an axis.
public typealias UIUserInterfaceSizeClass = InterfaceSizeClass
/// The preferred text size.
public typealias UIContentSizeCategory = PreferredContentSizeCategory
/// The layout direction of a trait collection.
public typealias UITraitEnvironmentLayoutDirection = UserInterfaceLayoutDirection
/// The layout direction of a user interface.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection

/// The traits of a view: size classes, text size, layout direction and display scale.
public final class UITraitCollection: NSObject, Sendable {
  /// The horizontal size class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The preferred text size.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The layout direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The scale, in pixels per point.
  public let displayScale: CGFloat
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// The traits that were specified, where an unspecified trait has a default value.
  private let said: Said

  private struct Said: Sendable {
    let category: UIContentSizeCategory?
    let direction: UITraitEnvironmentLayoutDirection?
    let scale: CGFloat?
    let idiom: UIUserInterfaceIdiom?
  }

  /// Creates traits.
  ///
  /// - Parameters:
  ///   - horizontalSizeClass: The horizontal size class.
  ///   - verticalSizeClass: The vertical size class.
  ///   - preferredContentSizeCategory: The preferred text size; nil for large.
  ///   - layoutDirection: The layout direction; nil for left to right.
  ///   - displayScale: The scale, in pixels per point; nil for that of the main screen.
  ///   - userInterfaceIdiom: The kind of device; nil for the current one.
  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory? = nil,
    layoutDirection: UITraitEnvironmentLayoutDirection? = nil,
    displayScale: CGFloat? = nil, userInterfaceIdiom: UIUserInterfaceIdiom? = nil
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.preferredContentSizeCategory = preferredContentSizeCategory ?? .large
    self.layoutDirection = layoutDirection ?? .leftToRight
    self.displayScale = displayScale ?? withoutIsolation { UIScreen.main.scale }
    self.userInterfaceIdiom =
      userInterfaceIdiom ?? withoutIsolation { UIDevice.current.userInterfaceIdiom }
    said = Said(
      category: preferredContentSizeCategory, direction: layoutDirection, scale: displayScale,
      idiom: userInterfaceIdiom)
  }

  /// Creates traits from several; the last that specifies a trait wins.
  ///
  /// - Parameter traitCollections: The traits, in order of increasing priority.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait>(_ trait: (UITraitCollection) -> Trait?) -> Trait? {
      traitCollections.reversed().lazy.compactMap(trait).first
    }
    func isSaid(_ sizeClass: UIUserInterfaceSizeClass) -> UIUserInterfaceSizeClass? {
      sizeClass == .unspecified ? nil : sizeClass
    }
    self.init(
      horizontalSizeClass: last { isSaid($0.horizontalSizeClass) } ?? .unspecified,
      verticalSizeClass: last { isSaid($0.verticalSizeClass) } ?? .unspecified,
      preferredContentSizeCategory: last(\.said.category), layoutDirection: last(\.said.direction),
      displayScale: last(\.said.scale), userInterfaceIdiom: last(\.said.idiom))
  }

  /// The traits of the current device, the main screen and the application.
  public static var current: UITraitCollection {
    withoutIsolation {
      UITraitCollection(
        preferredContentSizeCategory: UIApplication.shared.preferredContentSizeCategory,
        layoutDirection: UIApplication.shared.userInterfaceLayoutDirection)
    }
  }

  /// Returns true if the other object has the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return traits == other.traits
  }

  /// The hash of the compared properties.
  public override var hash: Int { traits.hashValue }

  private var traits: [AnyHashable] {
    [
      horizontalSizeClass, verticalSizeClass, preferredContentSizeCategory, layoutDirection,
      displayScale, userInterfaceIdiom,
    ]
  }
}
