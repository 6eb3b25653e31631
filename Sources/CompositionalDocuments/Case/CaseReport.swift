import Compositional

/// How a case came out: what differs from what it expects.
public struct CaseReport: Hashable, Sendable {
  /// Something that differs.
  public struct Mismatch: Hashable, Sendable {
    /// What was looked at, such as `cell 0.3` or `content size`.
    public let subject: String
    /// What the case expects.
    public let expected: String
    /// What came out.
    public let got: String
    /// How far apart the two are, where that can be said.
    public let difference: String

    /// Makes a mismatch.
    package init(subject: String, expected: String, got: String, difference: String = "") {
      self.subject = subject
      self.expected = expected
      self.got = got
      self.difference = difference
    }
  }

  /// The name of the case.
  public let name: String
  /// How many things were compared; none in a case that expects nothing.
  public let checkCount: Int
  /// What differs, in the order of the expectations.
  public let mismatches: [Mismatch]

  /// Whether everything came out as expected.
  public var isPassed: Bool { mismatches.isEmpty }
}
