/// The colors of a raster, at most 256.
package struct Palette: Hashable, Sendable {
  /// The colors, as red, green and blue in 24 bits.
  package private(set) var colors: [UInt32]
  /// True if the first color is transparent.
  package let hasTransparency: Bool
  private var indices: [UInt32: UInt8] = [:]
  private var blends: [Blend: UInt8] = [:]

  private struct Blend: Hashable {
    let below: UInt8
    let color: UInt32
    let part: Int
  }

  /// Creates a palette whose first color is a background.
  ///
  /// - Parameters:
  ///   - background: The first color.
  ///   - isTransparent: True if the background is transparent.
  init(background: UInt32, isTransparent: Bool) {
    colors = [background]
    hasTransparency = isTransparent
    // A transparent color stays apart from the same color where it is visible.
    if !isTransparent { indices[background] = 0 }
  }

  /// Returns the index of a color, or of the nearest one if the palette is full.
  mutating func index(of color: UInt32) -> UInt8 {
    if let index = indices[color] { return index }
    if colors.count < 256 {
      let index = UInt8(colors.count)
      colors.append(color)
      indices[color] = index
      return index
    }
    let first = hasTransparency ? 1 : 0
    var best = (index: first, distance: Int.max)
    for index in first..<colors.count {
      let distance = Self.distance(colors[index], color)
      if distance < best.distance { best = (index, distance) }
    }
    let index = UInt8(best.index)
    indices[color] = index
    return index
  }

  /// Returns the index of a color over that of an index.
  ///
  /// - Parameters:
  ///   - color: The color on top.
  ///   - part: Its share of the result, in 16ths.
  ///   - below: The index below.
  mutating func blend(_ color: UInt32, _ part: Int, over below: UInt8) -> UInt8 {
    if part >= 16 { return index(of: color) }
    if part <= 0 { return below }
    let key = Blend(below: below, color: color, part: part)
    if let known = blends[key] { return known }
    let base = colors[Int(below)]
    var mixed: UInt32 = 0
    for shift: UInt32 in [16, 8, 0] {
      let one = Int(color >> shift & 0xFF)
      let other = Int(base >> shift & 0xFF)
      mixed |= UInt32((one * part + other * (16 - part) + 8) / 16) << shift
    }
    let result = index(of: mixed)
    blends[key] = result
    return result
  }

  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    var sum = 0
    for shift: UInt32 in [16, 8, 0] {
      let difference = Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)
      sum += difference * difference
    }
    return sum
  }
}
