import Foundation

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
