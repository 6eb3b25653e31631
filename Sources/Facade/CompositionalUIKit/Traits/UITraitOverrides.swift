import Foundation

/// Traits that a view or a controller changes for itself and for everything below it.
public struct UITraitOverrides: UIMutableTraits, Sendable {
  var values = TraitValues()

  /// The value of a trait; its default value if it is not changed.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] ?? Trait.defaultValue }
    set { values[trait] = newValue }
  }

  /// Returns true if a trait is changed.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  /// Changes a trait no more.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }

  /// Returns values that a closure has changed.
  static func values(_ values: TraitValues, changedBy mutations: UITraitMutations) -> TraitValues {
    let given = UITraitOverrides(values: values)
    var traits: any UIMutableTraits = given
    mutations(&traits)
    return (traits as? UITraitOverrides ?? given).values
  }
}

/// An object that has traits: a view or a controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose changes of traits can be listened to.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// A closure that is called after traits have changed, with the object and the traits before.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// What the object changes, and who listens.
  ///
  /// Public because the functions of the protocol are; not part of UIKit.
  var _traitRules: _TraitRules { get }
}

extension UITraitChangeObservable {
  /// Calls a closure each time one of the traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: A closure over the object and the traits before.
  /// - Returns: The registration, which lasts as long as the object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    _traitRules.register(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Calls a closure each time one of the traits has changed, also one over `Self` of a class.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: A closure over the object, as a class that it belongs to, and the traits before.
  /// - Returns: The registration, which lasts as long as the object.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Observed>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observed>
  ) -> any UITraitChangeRegistration {
    _traitRules.register(traits) { [weak self] previous in
      if let observed = self as? Observed { handler(observed, previous) }
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    _traitRules.unregister(registration)
  }
}

/// What a view or a controller changes in its traits, and who listens to changes.
///
/// Public because a protocol refers to it; not part of UIKit.
@preconcurrency @MainActor
public final class _TraitRules {
  final class Registration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }
  }

  var overrides = UITraitOverrides()
  private var registrations: [Registration] = []

  func register(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits, handler)
    registrations.append(registration)
    return registration
  }

  func unregister(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Tells those who listen to a trait that has changed.
  func tell(from old: UITraitCollection, to new: UITraitCollection) {
    for each in registrations where each.traits.contains(where: { new.differs(from: old, in: $0) })
    {
      each.handler(old)
    }
  }

  /// Returns traits with the changes of this object.
  func changing(_ traits: UITraitCollection) -> UITraitCollection {
    guard !overrides.values.isEmpty else { return traits }
    var values = traits.said
    values.set(overrides.values)
    return UITraitCollection(values)
  }
}
