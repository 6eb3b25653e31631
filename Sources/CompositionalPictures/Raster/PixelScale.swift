/// The scale from points to pixels.
struct PixelScale {
  /// The pixels per point.
  let scale: Double

  /// Creates a scale.
  ///
  /// - Throws: ``PictureError/invalidScale(_:)`` if it is not above zero and finite.
  init(_ scale: Double) throws(PictureError) {
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
    self.scale = scale
  }

  /// Returns the size of a sheet, in pixels, at least one each way.
  ///
  /// - Parameters:
  ///   - size: The size of the sheet, in points.
  ///   - frames: The number of rasters that are kept at once.
  /// - Throws: ``PictureError/tooManyPixels(width:height:fitting:)``.
  func pixels(_ size: CGSize, frames: Int = 1) throws(PictureError) -> (width: Int, height: Int) {
    let width = max(1, (Double(size.width) * scale).rounded())
    let height = max(1, (Double(size.height) * scale).rounded())
    let side = Double(Raster.longestSide)
    let most = Double(Raster.pixelsAtMost / max(1, frames))
    guard width <= side, height <= side, width * height <= most else {
      let factor = min(side / width, side / height, (most / (width * height)).squareRoot())
      throw .tooManyPixels(
        width: width, height: height, fitting: (scale * factor * 1000 - 1).rounded(.down) / 1000)
    }
    return (Int(width), Int(height))
  }

  /// Returns the pixels of a rectangle, at least one each way.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - origin: The point at the upper left pixel.
  ///   - left: The column of that pixel.
  func pixels(_ rect: CGRect, from origin: CGPoint, at left: Int) -> PixelRect {
    let edges = rect.edges
    let x = whole((edges.left - Double(origin.x)) * scale) + left
    let y = whole((edges.top - Double(origin.y)) * scale)
    return PixelRect(
      left: x, top: y,
      right: max(x + 1, whole((edges.right - Double(origin.x)) * scale) + left),
      bottom: max(y + 1, whole((edges.bottom - Double(origin.y)) * scale)))
  }

  /// Returns a length in pixels, at least one.
  func length(_ points: Double) -> Int { max(1, whole(points * scale)) }

  private func whole(_ number: Double) -> Int {
    Int(max(-1e6, min(number.rounded(), 1e6)))
  }
}
