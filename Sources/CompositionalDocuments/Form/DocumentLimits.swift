import Compositional

/// The limits of a document from an untrusted source.
///
/// The limits are checked before the text is processed. A hostile text costs little, and a small
/// text with deep nesting cannot overflow the stack.
public struct DocumentLimits: Hashable, Sendable {
  /// The maximum size of the text, in bytes; 16 MB by default.
  public var bytes: Int
  /// The maximum nesting depth of arrays and objects; 64 by default, enough for 28 nested groups.
  public var depth: Int
  /// The maximum number of values, including nested values; one million by default.
  public var values: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - bytes: The maximum size of the text, in bytes.
  ///   - depth: The maximum nesting depth of arrays and objects. More than a few hundred may
  ///     overflow the stack.
  ///   - values: The maximum number of values.
  public init(bytes: Int = 1 << 24, depth: Int = 64, values: Int = 1_000_000) {
    self.bytes = bytes
    self.depth = depth
    self.values = values
  }
}
