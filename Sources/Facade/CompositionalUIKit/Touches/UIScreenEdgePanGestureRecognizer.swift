import Foundation

/// A recognizer of dragging from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges; kept, without effect.
  open var edges: UIRectEdge = [] {
    didSet { UIKitSimulation.noteInert("UIScreenEdgePanGestureRecognizer.edges") }
  }
}
