// The traits of UIKit that no layout depends on.

import Compositional
import Foundation

extension UITraitCollection {
  /// The light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
  /// The elevation above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  /// The contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
  /// The weight of text that is easy to read.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  /// The colors of the display.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  /// The ability to measure the force of touches.
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  /// The look of an active or inactive window.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    self[UITraitActiveAppearance.self]
  }
  /// The range of brightness of images.
  public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
  /// The recording of the screen.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
  /// The language whose rules text follows; nil for that of the text.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
  /// The size of the items of a toolbar.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    self[UITraitToolbarItemPresentationSize.self]
  }
}

extension UITraitCollection {
  /// Creates traits with one that is set: the light or dark appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates traits with one that is set: the elevation above other content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Creates traits with one that is set: the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Creates traits with one that is set: the weight of text that is easy to read.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// Creates traits with one that is set: the colors of the display.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  /// Creates traits with one that is set: the ability to measure the force of touches.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = forceTouchCapability }
  }

  /// Creates traits with one that is set: the look of an active or inactive window.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }

  /// Creates traits with one that is set: the range of brightness of images.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init { $0.imageDynamicRange = imageDynamicRange }
  }

  /// Creates traits with one that is set: the recording of the screen.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init { $0.sceneCaptureState = sceneCaptureState }
  }

  /// Creates traits with one that is set: the language whose rules text follows.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public convenience init(typesettingLanguage: Locale.Language) {
    self.init { $0.typesettingLanguage = typesettingLanguage }
  }

  /// Creates traits with one that is set: the size of the items of a toolbar.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init { $0.toolbarItemPresentationSize = toolbarItemPresentationSize }
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
      || userInterfaceLevel != traitCollection.userInterfaceLevel
      || accessibilityContrast != traitCollection.accessibilityContrast
      || displayGamut != traitCollection.displayGamut
      || activeAppearance != traitCollection.activeAppearance
      || userInterfaceIdiom != traitCollection.userInterfaceIdiom
  }

  /// Returns true if a trait has another value than in other traits.
  func differs<Trait: UITraitDefinition>(
    from other: UITraitCollection, in trait: Trait.Type
  ) -> Bool {
    !TraitValues.areEqual(self[trait], other[trait])
  }

  /// These traits, and those of a lit device in use where they are not specified.
  var onDevice: UITraitCollection {
    var values = Self.device
    values.set(said)
    return UITraitCollection(values)
  }

  private static let device: TraitValues = {
    var values = TraitValues()
    values[UITraitUserInterfaceStyle.self] = .light
    values[UITraitUserInterfaceLevel.self] = .base
    values[UITraitAccessibilityContrast.self] = .normal
    values[UITraitLegibilityWeight.self] = .regular
    values[UITraitDisplayGamut.self] = .P3
    values[UITraitForceTouchCapability.self] = .unavailable
    values[UITraitActiveAppearance.self] = .active
    values[UITraitSceneCaptureState.self] = .inactive
    return values
  }()
}
