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
