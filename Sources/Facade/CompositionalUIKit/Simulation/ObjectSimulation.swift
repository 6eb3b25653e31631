/// What a test does to an object and asks it, beyond what UIKit has: time, fingers, devices and frames.
///
/// ```swift
/// view.simulation.drag(by: CGPoint(x: 0, y: -300))
/// window.simulation.rotate(to: .landscapeLeft)
/// button.simulation.touch()
/// ```
@preconcurrency @MainActor
public struct ObjectSimulation<Base: SimulatedObject> {
  /// The object.
  package let base: Base
}

extension UIResponder: SimulatedObject {}

extension UICollectionViewLayout: SimulatedObject {}

extension UIDevice: SimulatedObject {}

extension UIScreen: SimulatedObject {}

extension UIApplication: SimulatedObject {}

extension UIMenuElement: SimulatedObject {}

extension UIContextMenuConfiguration: SimulatedObject {}
