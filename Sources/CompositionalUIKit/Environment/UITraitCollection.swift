import Compositional
import Foundation

/// Whether a view has much or little room along an axis.
public typealias UIUserInterfaceSizeClass = InterfaceSizeClass
/// The text size a user has chosen.
public typealias UIContentSizeCategory = PreferredContentSizeCategory
/// The direction of reading of a trait collection.
public typealias UITraitEnvironmentLayoutDirection = UserInterfaceLayoutDirection
/// The direction of reading of a user interface.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection

/// Size classes, text size, reading direction and display scale: what a view knows of its device.
public final class UITraitCollection: NSObject, Sendable {
  /// The room across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The text size of the user.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The direction of reading.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Pixels a point.
  public let displayScale: CGFloat
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// What was said of the traits that have another value where nothing is said.
  private let said: Said

  private struct Said: Sendable {
    let category: UIContentSizeCategory?
    let direction: UITraitEnvironmentLayoutDirection?
    let scale: CGFloat?
    let idiom: UIUserInterfaceIdiom?
  }

  /// Makes traits.
  ///
  /// - Parameters:
  ///   - horizontalSizeClass: the room across.
  ///   - verticalSizeClass: the room down.
  ///   - preferredContentSizeCategory: the text size of the user; nil for large.
  ///   - layoutDirection: the direction of reading; nil for left to right.
  ///   - displayScale: pixels a point; nil for those of the main screen.
  ///   - userInterfaceIdiom: the kind of device; nil for the current one.
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
    self.displayScale = displayScale ?? UIScreen.main.scale
    self.userInterfaceIdiom = userInterfaceIdiom ?? UIDevice.current.userInterfaceIdiom
    said = Said(
      category: preferredContentSizeCategory, direction: layoutDirection, scale: displayScale,
      idiom: userInterfaceIdiom)
  }

  /// Makes traits of several; the last that says something of a trait decides it.
  ///
  /// - Parameter traitCollections: the traits, the least important ones first.
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
    UITraitCollection(
      preferredContentSizeCategory: UIApplication.shared.preferredContentSizeCategory,
      layoutDirection: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Whether the other has the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return traits == other.traits
  }

  /// Hashes what equality compares.
  public override var hash: Int { traits.hashValue }

  private var traits: [AnyHashable] {
    [
      horizontalSizeClass, verticalSizeClass, preferredContentSizeCategory, layoutDirection,
      displayScale, userInterfaceIdiom,
    ]
  }
}
