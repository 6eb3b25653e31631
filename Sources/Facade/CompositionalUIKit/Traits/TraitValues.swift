import Compositional
import Foundation

/// The traits that layouts depend on, where they are set.
///
/// They are read for each section, and therefore have their own places.
struct TraitFields: Hashable, Sendable {
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var preferredContentSizeCategory: UIContentSizeCategory?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var displayScale: CGFloat?
  var userInterfaceIdiom: UIUserInterfaceIdiom?
}

/// A trait with its own place.
protocol FieldTrait: UITraitDefinition {
  /// The place of the trait.
  static var field: WritableKeyPath<TraitFields, Value?> { get }
}

extension UITraitHorizontalSizeClass: FieldTrait {
  static var field: WritableKeyPath<TraitFields, UIUserInterfaceSizeClass?> {
    \.horizontalSizeClass
  }
}

extension UITraitVerticalSizeClass: FieldTrait {
  static var field: WritableKeyPath<TraitFields, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

extension UITraitPreferredContentSizeCategory: FieldTrait {
  static var field: WritableKeyPath<TraitFields, UIContentSizeCategory?> {
    \.preferredContentSizeCategory
  }
}

extension UITraitLayoutDirection: FieldTrait {
  static var field: WritableKeyPath<TraitFields, UITraitEnvironmentLayoutDirection?> {
    \.layoutDirection
  }
}

extension UITraitDisplayScale: FieldTrait {
  static var field: WritableKeyPath<TraitFields, CGFloat?> { \.displayScale }
}

extension UITraitUserInterfaceIdiom: FieldTrait {
  static var field: WritableKeyPath<TraitFields, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}

/// The traits that are set, by their types.
struct TraitValues: @unchecked Sendable {
  /// The traits that layouts depend on.
  var fields = TraitFields()
  // A value of a trait does not change once it is set, and is passed on as it is.
  private var others: [ObjectIdentifier: Any] = [:]

  /// The value of a trait; nil if it is not set.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get {
      guard let known = trait as? any FieldTrait.Type else {
        return others[ObjectIdentifier(trait)] as? Trait.Value
      }
      return value(of: known) as? Trait.Value
    }
    set {
      guard let known = trait as? any FieldTrait.Type else {
        return others[ObjectIdentifier(trait)] = newValue
      }
      set(known, to: newValue)
    }
  }

  private func value<Trait: FieldTrait>(of trait: Trait.Type) -> Any? {
    fields[keyPath: Trait.field]
  }

  private mutating func set<Trait: FieldTrait>(_ trait: Trait.Type, to value: Any?) {
    fields[keyPath: Trait.field] = value as? Trait.Value
  }

  /// True if no trait is set.
  var isEmpty: Bool { others.isEmpty && fields == TraitFields() }

  /// Returns true if a trait is set.
  func contains(_ trait: UITrait) -> Bool {
    guard let known = trait as? any FieldTrait.Type else {
      return others[ObjectIdentifier(trait)] != nil
    }
    return value(of: known) != nil
  }

  /// Sets a trait no more.
  mutating func remove(_ trait: UITrait) {
    guard let known = trait as? any FieldTrait.Type else {
      return others[ObjectIdentifier(trait)] = nil
    }
    set(known, to: nil)
  }

  /// Sets the traits that are set in other values.
  mutating func set(_ newer: TraitValues) {
    func take<Value>(_ field: WritableKeyPath<TraitFields, Value?>) {
      if let value = newer.fields[keyPath: field] { fields[keyPath: field] = value }
    }
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.preferredContentSizeCategory)
    take(\.layoutDirection)
    take(\.displayScale)
    take(\.userInterfaceIdiom)
    guard !newer.others.isEmpty else { return }
    others.merge(newer.others) { $1 }
  }

  /// Returns true if the traits without own places are set to equal values.
  func hasEqualOthers(_ other: TraitValues) -> Bool {
    others.count == other.others.count
      && others.allSatisfy { id, value in
        other.others[id].map { areEqual(value, $0) } ?? false
      }
  }

  /// Returns true if values of a trait are equal, or the same object if they cannot be compared.
  static func areEqual(_ one: Any, _ other: Any) -> Bool {
    func isEqual<Value: Equatable>(_ one: Value) -> Bool { one == other as? Value }
    if let one = one as? any Equatable { return isEqual(one) }
    guard type(of: one) is AnyClass, type(of: other) is AnyClass else { return false }
    return one as AnyObject === other as AnyObject
  }

  private func areEqual(_ one: Any, _ other: Any) -> Bool { Self.areEqual(one, other) }
}
