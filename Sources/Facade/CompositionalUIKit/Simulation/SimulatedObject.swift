/// An object that a test acts on by ``simulation``.
@preconcurrency @MainActor
public protocol SimulatedObject: AnyObject {}

extension SimulatedObject {
  /// What a test does to the object and asks it, beyond what UIKit has.
  public var simulation: ObjectSimulation<Self> { ObjectSimulation(base: self) }
}
