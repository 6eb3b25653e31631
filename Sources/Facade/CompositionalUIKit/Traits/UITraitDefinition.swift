import Foundation

/// A type that names a value of a trait collection.
///
/// An app may add its own.
public protocol UITraitDefinition {
  /// The values of the trait.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
  /// The name, for people.
  static var name: String { get }
  /// The name, for programs.
  static var identifier: String { get }
  /// True if colors depend on the trait; kept, without effect.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: self) }
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A change of traits, in a closure.
public typealias UITraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void
