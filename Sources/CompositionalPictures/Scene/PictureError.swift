import CompositionalSimulation

/// The reason why a picture cannot be made.
public enum PictureError: Error, Hashable, Sendable {
  /// The area may hold more elements than a picture shows; the number is an upper bound.
  case tooManyElements(Int)
  /// A frame or the bounds of the picture are not finite.
  case notFinite(String)
  /// The scale is not above zero, or not finite.
  case invalidScale(Double)
  /// The picture would have too many pixels at a scale; the numbers are its width and height.
  case tooManyPixels(width: Double, height: Double, fitting: Double)
  /// A film has no frame.
  case noFrames
  /// A film has more frames than ``PictureFilm/framesAtMost``.
  case tooManyFrames
  /// An action of a script cannot be performed.
  case script(ScriptError)
}

extension PictureError: CustomStringConvertible {
  /// The reason, and the remedy.
  public var description: String {
    switch self {
    case .tooManyElements(let bound):
      "the area may hold \(bound) elements, and a picture shows at most "
        + "\(LayoutPicture.elementsAtMost); show the viewport instead of the whole content, a "
        + "smaller view, or fewer items"
    case .notFinite(let subject): "\(subject) is not finite, so it cannot be drawn"
    case .invalidScale(let scale):
      "the scale is \(scale); expected a number of pixels per point above 0, such as 2"
    case .tooManyPixels(let width, let height, let fitting):
      "the picture would be \(points: width) by \(points: height) pixels, and at most "
        + "\(Raster.longestSide) a side and \(Raster.pixelsAtMost) together are drawn; "
        + (fitting > 0.001
          ? "a scale of \(points: fitting) fits" : "show the viewport instead of the whole content")
    case .noFrames: "the film has no frame; expected at least one"
    case .tooManyFrames:
      "the film has more than \(PictureFilm.framesAtMost) frames; expected a shorter script or "
        + "fewer frames per second"
    case .script(let error): "\(error)"
    }
  }
}
