/// Pixels as indices into a palette.
package struct Raster: Hashable, Sendable {
  /// The longest side, in pixels.
  package static let longestSide = 16_384
  /// The most pixels.
  package static let pixelsAtMost = 1 << 26

  /// The width, in pixels.
  package let width: Int
  /// The height, in pixels.
  package let height: Int
  /// The index of each pixel, row by row from the top.
  package var pixels: [UInt8]

  /// Creates a raster of pixels with index 0.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: 0, count: width * height)
  }
}

/// A rectangle of pixels.
struct PixelRect: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { right <= left || bottom <= top }

  func overlap(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func inset(by distance: Int) -> PixelRect {
    PixelRect(
      left: left + distance, top: top + distance, right: right - distance,
      bottom: bottom - distance)
  }
}
