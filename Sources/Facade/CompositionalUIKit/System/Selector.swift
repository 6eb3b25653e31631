import Foundation

#if !canImport(ObjectiveC)
  /// The name of a method; without Objective-C there is no `#selector`, and no method is called by name.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let description: String

    /// Creates a selector from a name.
    public init(_ name: String) { description = name }

    /// Creates a selector from a name.
    public init(stringLiteral name: String) { description = name }
  }
#endif
