import Compositional
import CompositionalIsolation
import Foundation

/// The size class of a view along an axis.
public typealias UIUserInterfaceSizeClass = InterfaceSizeClass
/// The preferred text size.
public typealias UIContentSizeCategory = PreferredContentSizeCategory
/// The layout direction of a trait collection.
public typealias UITraitEnvironmentLayoutDirection = UserInterfaceLayoutDirection
/// The layout direction of a user interface.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection

/// The traits of a view: size classes, text size, layout direction, display scale and others.
public final class UITraitCollection: NSObject, Sendable {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The preferred text size.
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The scale, in pixels per point.
  public let displayScale: CGFloat
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// The traits that were specified.
  let said: TraitValues

  /// Creates traits.
  ///
  /// - Parameters:
  ///   - horizontalSizeClass: The horizontal size class.
  ///   - verticalSizeClass: The vertical size class.
  ///   - preferredContentSizeCategory: The preferred text size; nil for large.
  ///   - layoutDirection: The layout direction; nil for left to right.
  ///   - displayScale: The scale, in pixels per point; nil for that of the main screen.
  ///   - userInterfaceIdiom: The kind of device; nil for the current one.
  public convenience init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory? = nil,
    layoutDirection: UITraitEnvironmentLayoutDirection? = nil,
    displayScale: CGFloat? = nil, userInterfaceIdiom: UIUserInterfaceIdiom? = nil
  ) {
    func said(_ sizeClass: UIUserInterfaceSizeClass) -> UIUserInterfaceSizeClass? {
      sizeClass == .unspecified ? nil : sizeClass
    }
    var values = TraitValues()
    values.fields = TraitFields(
      horizontalSizeClass: said(horizontalSizeClass), verticalSizeClass: said(verticalSizeClass),
      preferredContentSizeCategory: preferredContentSizeCategory, layoutDirection: layoutDirection,
      displayScale: displayScale, userInterfaceIdiom: userInterfaceIdiom)
    self.init(values)
  }

  /// Creates traits from those that are set.
  init(_ said: TraitValues) {
    let fields = said.fields
    horizontalSizeClass = fields.horizontalSizeClass ?? .unspecified
    verticalSizeClass = fields.verticalSizeClass ?? .unspecified
    preferredContentSizeCategory = fields.preferredContentSizeCategory ?? .large
    layoutDirection = fields.layoutDirection ?? .leftToRight
    displayScale = fields.displayScale ?? withoutIsolation { UIScreen.main.scale }
    userInterfaceIdiom =
      fields.userInterfaceIdiom ?? withoutIsolation { UIDevice.current.userInterfaceIdiom }
    self.said = said
  }

  /// Creates traits from several; the last that specifies a trait wins.
  ///
  /// - Parameter traitCollections: The traits, in order of increasing priority.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for each in traitCollections { values.set(each.said) }
    self.init(values)
  }

  /// Returns true if the other object has the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return traits == other.traits && said.hasEqualOthers(other.said)
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
