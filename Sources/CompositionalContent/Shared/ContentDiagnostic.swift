import Compositional

/// A remark about content that cannot have what it asks for (content rule 8).
///
/// No diagnostic changes a frame.
public struct ContentDiagnostic: Hashable, Sendable {
  /// The kind of a remark.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A part sticks out of its container.
    case overflow
    /// A leaf with compression 1000 is shorter than its natural length.
    case squeezed
    /// A leaf with hugging 1000 is longer than its natural length.
    case stretched
    /// A spacer is outside its limits.
    case limitBroken
    /// An item does not fit into its stack where its target is.
    case centeredOutside
    /// An item names a target that does not exist or is not placed before it.
    case unknownTarget
    /// A split has less room than its fixed slots, or shares of more than 100 percent.
    case overcommitted
    /// An operation names a row that is not there.
    case unknownRow
    /// A flow has more ways to choose than can be tried; its last options were taken.
    case undecided
  }

  /// The kind of the remark.
  public let code: Code
  /// The path of the part; `/` for the root.
  public let path: String

  /// Creates a remark.
  ///
  /// - Parameters:
  ///   - code: The kind of the remark.
  ///   - path: The path of the part; `/` for the root.
  public init(_ code: Code, at path: String) {
    self.code = code
    self.path = path
  }
}

extension ContentDiagnostic: CustomStringConvertible {
  /// The code and the path, such as `overflow texts/title`.
  public var description: String { "\(code.rawValue) \(path)" }
}
