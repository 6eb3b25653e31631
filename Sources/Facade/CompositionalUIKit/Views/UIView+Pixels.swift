import Compositional

extension UIView {
  /// The pixels of the view's screen.
  var pixels: PixelGrid { PixelGrid(scale: Double(traitCollection.displayScale)) }
}
