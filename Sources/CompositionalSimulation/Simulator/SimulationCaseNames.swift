import Compositional

// The names of cases, written out: Embedded Swift cannot look them up.

extension ItemScrollPosition: CustomStringConvertible {
  /// The name of the case.
  public var description: String { rawValue }
}

extension SimulationEvent.Kind: CustomStringConvertible {
  /// The name of the case.
  public var description: String { rawValue }
}
