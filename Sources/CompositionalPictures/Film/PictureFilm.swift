/// Pictures of a scroll, one after another in time.
public struct PictureFilm: Hashable, Sendable {
  /// The most frames.
  public static let framesAtMost = 1_200

  /// The pictures.
  ///
  /// An animation has the size of the first, and cuts others.
  public var frames: [LayoutPicture]
  /// The pictures per second.
  public var framesPerSecond: Int

  /// Creates a film.
  ///
  /// - Parameters:
  ///   - frames: The pictures, in order.
  ///   - framesPerSecond: The pictures per second, from 1 to 1,000.
  public init(frames: [LayoutPicture], framesPerSecond: Int) {
    require(
      (1...1_000).contains(framesPerSecond),
      "Invalid frame rate: \(framesPerSecond). It must be from 1 to 1,000.")
    self.frames = frames
    self.framesPerSecond = framesPerSecond
  }

  /// Returns pictures of the film side by side, with the first and the last.
  ///
  /// They are at equal distances of scrolling, or in time if the view does not scroll.
  ///
  /// - Parameters:
  ///   - count: The number of pictures, above zero; fewer if the film is shorter.
  ///   - spacing: The space between pictures, in points.
  /// - Complexity: O(frames × pictures)
  public func strip(_ count: Int, spacing: CGFloat = 16) -> PictureSheet {
    require(count > 0, "Invalid count: \(count). A strip has at least one picture.")
    guard count < frames.count else { return PictureSheet(frames, spacing: spacing) }
    guard count > 1 else { return PictureSheet(Array(frames.suffix(1)), spacing: spacing) }
    let way = self.way
    let length = way[way.count - 1]
    var places = [0]
    for index in 1..<(count - 1) {
      let goal = length * Double(index) / Double(count - 1)
      // Each picture is later than the one before it, and leaves enough for those after it.
      let rest = (places[index - 1] + 1)...(frames.count - count + index)
      var best = rest.lowerBound
      for place in rest where (way[place] - goal).magnitude < (way[best] - goal).magnitude {
        best = place
      }
      places.append(best)
    }
    places.append(frames.count - 1)
    return PictureSheet(places.map { frames[$0] }, spacing: spacing)
  }

  /// The distance that the view has scrolled at each frame, in points, or frames if it does not.
  private var way: [Double] {
    var way = [0.0]
    for index in frames.indices.dropFirst() {
      let (one, other) = (frames[index - 1].bounds.origin, frames[index].bounds.origin)
      let distance = (other.x - one.x).magnitude + (other.y - one.y).magnitude
      way.append(way[index - 1] + Double(distance))
    }
    return way[way.count - 1] > 0 ? way : frames.indices.map { Double($0) }
  }

  /// Returns the film as an animated PNG file that plays forever.
  ///
  /// Programs that know only ordinary PNG files show the first picture.
  ///
  /// - Parameters:
  ///   - scale: The pixels per point.
  ///   - appearance: The colors.
  ///   - pause: The duration of the last picture, in seconds, from 0 to 60.
  /// - Throws: ``PictureError`` if there are no frames or too many, the scale is not above zero, or
  ///   the pictures would be too large together.
  /// - Complexity: O(pixels of all frames)
  public func animatedPNG(
    scale: Double = 1, _ appearance: PictureAppearance = .light, pause: Double = 1
  ) throws(PictureError) -> [UInt8] {
    let (frames, palette) = try changes(scale: scale, appearance, pause: pause)
    return PNGWriter(palette: palette).file(frames, unitsPerSecond: framesPerSecond)
  }

  /// Returns the frames that differ from those before them.
  private func changes(
    scale: Double, _ appearance: PictureAppearance, pause: Double
  ) throws(PictureError) -> ([PNGWriter.Frame], Palette) {
    guard let first = frames.first else { throw .noFrames }
    guard frames.count <= Self.framesAtMost else { throw .tooManyFrames }
    let pixels = try PixelScale(scale)
    var palette = RasterRenderer(PictureSheet([first]), pixels, appearance).palette
    var result: [PNGWriter.Frame] = []
    for picture in frames {
      var picture = picture
      picture.bounds.size = first.bounds.size
      let raster = try RasterRenderer(PictureSheet([picture]), pixels, appearance)
        .raster(&palette, frames: frames.count)
      guard let last = result.last else {
        let whole = PixelRect(left: 0, top: 0, right: raster.width, bottom: raster.height)
        result.append(PNGWriter.Frame(region: whole, raster: raster, duration: 1))
        continue
      }
      if let region = raster.change(from: last.raster) {
        result.append(PNGWriter.Frame(region: region, raster: raster, duration: 1))
      } else {
        result[result.count - 1].duration += 1
      }
    }
    let pause = Int((max(0, min(pause, 60)) * Double(framesPerSecond)).rounded())
    result[result.count - 1].duration += pause
    return (result, palette)
  }
}

extension Raster {
  /// Returns the smallest rectangle outside of which two rasters are equal; nil if they are equal.
  func change(from other: Raster) -> PixelRect? {
    var region: PixelRect?
    for y in 0..<height {
      let start = y * width
      let row = pixels[start..<(start + width)]
      let before = other.pixels[start..<(start + width)]
      guard row != before, let left = row.indices.first(where: { row[$0] != before[$0] }),
        let right = row.indices.last(where: { row[$0] != before[$0] })
      else { continue }
      let known = region ?? PixelRect(left: width, top: y, right: 0, bottom: y)
      region = PixelRect(
        left: min(known.left, left - start), top: known.top,
        right: max(known.right, right - start + 1), bottom: y + 1)
    }
    return region
  }
}
