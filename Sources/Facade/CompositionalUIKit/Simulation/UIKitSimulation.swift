/// What a test asks the simulation of UIKit as a whole.
public enum UIKitSimulation {
  /// The calls of one member that has no effect here.
  public struct InertCall: Hashable, Sendable {
    /// The type and the member, as `UIControl.addTarget(_:action:for:)`.
    public let name: String
    /// The number of calls; at least 1.
    public let count: Int

    /// Creates a record of calls.
    ///
    /// - Parameters:
    ///   - name: The type and the member.
    ///   - count: The number of calls.
    public init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  private static let counts = SimulatedState<[String: Int]>([:])

  /// The calls without effect since the last ``clearInertCalls()``, sorted by name.
  ///
  /// UIKit answers such a call by a change of the layout, of the data, or by a call of the app's
  /// code, and the simulation does not. A test that depends on one passes or fails for another reason
  /// than in UIKit:
  ///
  /// ```swift
  /// UIKitSimulation.clearInertCalls()
  /// show(controller)
  /// #expect(UIKitSimulation.inertCalls.isEmpty)
  /// ```
  ///
  /// A setter counts as a call; colors and other properties that only a picture shows do not. All
  /// threads of the process are counted together.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of members that were called.
  public static var inertCalls: [InertCall] {
    counts[\.self].map { InertCall(name: $0.key, count: $0.value) }.sorted { $0.name < $1.name }
  }

  /// Forgets the calls without effect.
  public static func clearInertCalls() { counts[\.self] = [:] }

  /// Records a call without effect.
  ///
  /// - Parameter name: The type and the member. `.ci/facade` reads it from the sources, so it is a
  ///   literal.
  static func noteInert(_ name: String) { counts.change { $0[name, default: 0] += 1 } }
}
