/// A shape in pixels.
struct PixelShape {
  /// The pixels of its frame.
  var rect: PixelRect
  /// The pixels that it may change.
  var clip: PixelRect
  /// The colors.
  var colors: ShapeColors
  /// The radius of the corners, in pixels.
  var radius = 0.0
  /// The width of the line; 0 for none.
  var line = 0
  /// The length of a dash and of a gap; 0 for a solid line.
  var dash = 0
  /// The opacity, in 16ths.
  var opacity = 16
}

/// Paints shapes and characters on a raster.
struct ShapePainter {
  private(set) var raster: Raster
  var palette: Palette

  /// The samples of a pixel each way, where a corner cuts it.
  private static let samples = 4

  init(_ raster: Raster, _ palette: Palette) {
    self.raster = raster
    self.palette = palette
  }

  /// Paints a shape.
  ///
  /// - Complexity: O(pixels of the shape inside its clip)
  mutating func paint(_ shape: PixelShape) {
    let area = shape.rect.overlap(shape.clip)
      .overlap(PixelRect(left: 0, top: 0, right: raster.width, bottom: raster.height))
    guard !area.isEmpty else { return }
    let radius = Int(shape.radius.rounded(.up))
    let (rect, line) = (shape.rect, shape.line)
    for y in area.top..<area.bottom {
      let isNearEdge = y < rect.top + radius || y >= rect.bottom - radius
      let isOnEdge = y < rect.top + line || y >= rect.bottom - line
      for x in area.left..<area.right {
        if isNearEdge, x < rect.left + radius || x >= rect.right - radius {
          paintCorner(x, y, of: shape)
        } else if isOnEdge {
          if isDash(x - rect.left, shape) { put(shape.colors.stroke, shape.opacity, x, y) }
        } else if x < rect.left + line || x >= rect.right - line {
          if isDash(y - rect.top, shape) { put(shape.colors.stroke, shape.opacity, x, y) }
        } else if let fill = shape.colors.fill {
          put(fill, shape.opacity, x, y)
        }
      }
    }
  }

  private func isDash(_ distance: Int, _ shape: PixelShape) -> Bool {
    shape.dash == 0 || distance / shape.dash % 2 == 0
  }

  private mutating func put(_ color: UInt32, _ part: Int, _ x: Int, _ y: Int) {
    let place = y * raster.width + x
    raster.pixels[place] = palette.blend(color, part, over: raster.pixels[place])
  }

  /// Paints a pixel that a rounded corner may cut.
  private mutating func paintCorner(_ x: Int, _ y: Int, of shape: PixelShape) {
    let rect = shape.rect
    let radius = shape.radius
    let left = Double(rect.left) + radius
    let right = Double(rect.right) - radius
    let top = Double(rect.top) + radius
    let bottom = Double(rect.bottom) - radius
    let inner = max(0, radius - Double(shape.line))
    var (inside, filled) = (0, 0)
    let step = 1 / Double(Self.samples)
    for row in 0..<Self.samples {
      let sampleY = Double(y) + (Double(row) + 0.5) * step
      let distanceY = max(top - sampleY, sampleY - bottom, 0)
      for column in 0..<Self.samples {
        let sampleX = Double(x) + (Double(column) + 0.5) * step
        let distanceX = max(left - sampleX, sampleX - right, 0)
        let square = distanceX * distanceX + distanceY * distanceY
        if square <= radius * radius { inside += 1 }
        if square <= inner * inner { filled += 1 }
      }
    }
    // Few shades keep the palette small.
    inside = (inside + 2) / 4 * 4
    filled = min(inside, (filled + 2) / 4 * 4)
    let stroke = shape.line > 0 ? shape.colors.stroke : shape.colors.fill ?? shape.colors.stroke
    put(stroke, inside * shape.opacity / 16, x, y)
    guard filled > 0, let fill = shape.colors.fill else { return }
    put(fill, filled * shape.opacity / 16, x, y)
  }

  /// Writes a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - corner: The left and top pixel.
  ///   - size: The pixels of a pixel of the font.
  ///   - clip: The pixels that it may change.
  ///   - color: The color.
  ///   - opacity: The opacity, in 16ths.
  ///   - font: The font.
  mutating func write(
    _ text: String, at corner: (x: Int, y: Int), size: Int, clip: PixelRect, color: UInt32,
    opacity: Int, font: PixelFont
  ) {
    let area = clip.overlap(PixelRect(left: 0, top: 0, right: raster.width, bottom: raster.height))
    var left = corner.x
    for character in text {
      for (row, bits) in font.rows(of: character).enumerated() where bits != 0 {
        for column in 0..<PixelFont.width where bits >> (PixelFont.width - 1 - column) & 1 == 1 {
          let block = PixelRect(
            left: left + column * size, top: corner.y + row * size,
            right: left + (column + 1) * size, bottom: corner.y + (row + 1) * size
          ).overlap(area)
          guard !block.isEmpty else { continue }
          for y in block.top..<block.bottom {
            for x in block.left..<block.right { put(color, opacity, x, y) }
          }
        }
      }
      left += PixelFont.advance * size
    }
  }
}
