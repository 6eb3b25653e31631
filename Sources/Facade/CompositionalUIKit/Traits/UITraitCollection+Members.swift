// The traits of UIKit that no section depends on.

import Compositional
import Foundation

extension UITraitCollection {
  /// The light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
  /// The weight of text that the user prefers; labels are measured in it.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  /// The contrast that the user prefers.
  public var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
  /// Whether content stands above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
}

extension UITraitCollection {
  /// Creates traits with one that is set: the light or dark appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates traits with one that is set: the weight of text that the user prefers.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
}

extension UITraitCollection {
  /// Creates traits by setting them.
  ///
  /// - Parameter mutations: A closure that sets traits; what it does not set is not specified.
  public convenience init(mutations: UITraitMutations) {
    self.init(UITraitOverrides.values(TraitValues(), changedBy: mutations))
  }

  /// Returns these traits with changes.
  ///
  /// - Parameter mutations: A closure that sets traits.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(UITraitOverrides.values(said, changedBy: mutations))
  }

  /// Returns these traits with another value of one.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    var values = said
    values[trait] = value
    return UITraitCollection(values)
  }

  /// The value of a trait; its default value if it is not specified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    said[trait] ?? Trait.defaultValue
  }

  /// Returns true if these traits specify what others specify, with equal values.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  /// Returns true if colors may differ between these and other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return userInterfaceStyle != traitCollection.userInterfaceStyle
      || accessibilityContrast != traitCollection.accessibilityContrast
      || userInterfaceLevel != traitCollection.userInterfaceLevel
      || userInterfaceIdiom != traitCollection.userInterfaceIdiom
  }

  /// Returns true if a trait has another value than in other traits.
  func differs<Trait: UITraitDefinition>(
    from other: UITraitCollection, in trait: Trait.Type
  ) -> Bool {
    !TraitValues.areEqual(self[trait], other[trait])
  }

  /// These traits, and those of a lit device where they are not specified.
  var onDevice: UITraitCollection {
    var values = Self.device
    values.set(said)
    return UITraitCollection(values)
  }

  private static let device: TraitValues = {
    var values = TraitValues()
    values[UITraitUserInterfaceStyle.self] = .light
    return values
  }()
}
