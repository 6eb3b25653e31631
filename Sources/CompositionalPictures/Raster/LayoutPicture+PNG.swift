extension LayoutPicture {
  /// Returns the picture as a PNG file.
  ///
  /// - Parameters:
  ///   - scale: The pixels per point.
  ///   - appearance: The colors.
  /// - Throws: ``PictureError`` if the scale is not above zero, or the picture would be too large.
  /// - Complexity: O(pixels + shapes × pixels that they cover)
  public func png(
    scale: Double = 2, _ appearance: PictureAppearance = .light
  ) throws(PictureError) -> [UInt8] {
    try PictureSheet([self]).png(scale: scale, appearance)
  }
}

extension PictureSheet {
  /// Returns the pictures side by side as one PNG file (see ``LayoutPicture/png(scale:_:)``).
  ///
  /// The space between pictures is transparent.
  ///
  /// - Parameters:
  ///   - scale: The pixels per point.
  ///   - appearance: The colors.
  /// - Throws: ``PictureError`` if the scale is not above zero, or the picture would be too large.
  public func png(
    scale: Double = 2, _ appearance: PictureAppearance = .light
  ) throws(PictureError) -> [UInt8] {
    let (raster, palette) = try raster(scale: scale, appearance)
    return PNGWriter(palette: palette).file(raster)
  }

  /// Returns the pixels of the pictures side by side, and their colors.
  package func raster(
    scale: Double, _ appearance: PictureAppearance
  ) throws(PictureError) -> (raster: Raster, palette: Palette) {
    let renderer = RasterRenderer(self, try PixelScale(scale), appearance)
    var palette = renderer.palette
    let raster = try renderer.raster(&palette)
    return (raster, palette)
  }
}
