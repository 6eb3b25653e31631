import Foundation

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
