/// A step of an explanation: one number, the numbers it follows from, and the rule.
public struct ExplanationStep: Hashable, Sendable {
  /// A number that a step uses.
  public struct Input: Hashable, Sendable {
    /// The name, unique in the step.
    public let name: String
    /// The number: points, a fraction or a count.
    public let value: Double
    /// The step whose result it is, as an index of ``Explanation/steps``; nil for a number of the
    /// description, of the environment or of a measurement.
    public internal(set) var source: Int?
  }

  /// The rule of Documentation/Rules.
  public let rule: RuleReference
  /// The part of the layout that the number belongs to, such as `section 0` or `cell 0.4`.
  public let subject: String
  /// The path of that part in a layout document; empty if it has none.
  public let path: String
  /// A short sentence about the step.
  public let title: String
  /// The arithmetic of the step.
  public let arithmetic: Arithmetic
  /// The numbers that the step uses.
  public internal(set) var inputs: [Input]
  /// The name of the result: width, height, x, y, or that of another length.
  public let name: String
  /// The result, in points.
  public let result: Double
}
