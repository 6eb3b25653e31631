import Compositional

/// How much a document from outside may ask of its reader.
///
/// The limits hold before anything is made of the text, so that a hostile one costs little and a
/// small one that nests without end cannot overflow the stack.
public struct DocumentLimits: Hashable, Sendable {
  /// The largest text, in bytes; 16 MB by default.
  public var bytes: Int
  /// How deep arrays and objects may nest; 64 by default, which is 28 groups within one another.
  public var depth: Int
  /// How many values there may be, those within arrays and objects included; a million by default.
  public var values: Int

  /// Makes limits.
  ///
  /// - Parameters:
  ///   - bytes: the largest text, in bytes.
  ///   - depth: how deep arrays and objects may nest; more than some hundreds endanger the stack.
  ///   - values: how many values there may be.
  public init(bytes: Int = 1 << 24, depth: Int = 64, values: Int = 1_000_000) {
    self.bytes = bytes
    self.depth = depth
    self.values = values
  }
}
