import Compositional

/// The result of a case: its differences from the expectations.
public struct CaseReport: Hashable, Sendable {
  /// A difference from an expectation.
  public struct Mismatch: Hashable, Sendable {
    /// The subject of the comparison, such as `cell 0.3` or `content size`.
    public let subject: String
    /// The expected value.
    public let expected: String
    /// The actual value.
    public let got: String
    /// The numeric difference; empty if there is none.
    public let difference: String
    /// The greatest difference of a length, in points; 0 for other subjects.
    public let distance: CGFloat

    /// Creates a mismatch.
    package init(
      subject: String, expected: String, got: String, difference: String = "",
      distance: CGFloat = 0
    ) {
      self.subject = subject
      self.expected = expected
      self.got = got
      self.difference = difference
      self.distance = distance
    }
  }

  /// The name of the case.
  public let name: String
  /// The number of comparisons; zero for a case without expectations.
  public let checkCount: Int
  /// The mismatches, in the order of the expectations.
  public let mismatches: [Mismatch]
  /// What the engine found wrong with the layout, in the order of the sections.
  public var diagnostics: [LayoutDiagnostic] = []

  /// True if there are no mismatches.
  public var isPassed: Bool { mismatches.isEmpty }
}
