/// Writes rasters as PNG files with a palette, and as animated ones.
struct PNGWriter {
  let palette: Palette

  /// A frame of an animation.
  struct Frame {
    /// The pixels that change.
    let region: PixelRect
    /// The pixels of the whole frame.
    let raster: Raster
    /// The duration, in units of the animation.
    var duration: Int
  }

  /// Returns the file of a raster.
  ///
  /// - Complexity: O(pixels)
  func file(_ raster: Raster) -> [UInt8] {
    let whole = PixelRect(left: 0, top: 0, right: raster.width, bottom: raster.height)
    return start(raster) + colors + chunk("IDAT", Deflate.zlib(rows(of: raster, whole)))
      + chunk("IEND", [])
  }

  /// Returns the file of an animation, which plays forever.
  ///
  /// - Parameters:
  ///   - frames: The frames, at least one; the first has all pixels.
  ///   - unitsPerSecond: The units of durations in a second.
  /// - Complexity: O(pixels of all frames)
  func file(_ frames: [Frame], unitsPerSecond: Int) -> [UInt8] {
    var bytes = start(frames[0].raster)
    bytes += chunk("acTL", number(frames.count) + number(0)) + colors
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      let region = frame.region
      bytes += chunk(
        "fcTL",
        number(sequence) + number(region.width) + number(region.height) + number(region.left)
          + number(region.top) + short(min(frame.duration, 65_535)) + short(unitsPerSecond)
          + [0, 0])
      sequence += 1
      let data = Deflate.zlib(rows(of: frame.raster, region))
      if index == 0 {
        bytes += chunk("IDAT", data)
      } else {
        bytes += chunk("fdAT", number(sequence) + data)
        sequence += 1
      }
    }
    return bytes + chunk("IEND", [])
  }

  /// The bits of a pixel.
  private var depth: Int {
    switch palette.colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  private func start(_ raster: Raster) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", number(raster.width) + number(raster.height) + [UInt8(depth), 3, 0, 0, 0])
  }

  private var colors: [UInt8] {
    let colors = palette.colors.flatMap { color in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
    }
    return chunk("PLTE", colors) + (palette.hasTransparency ? chunk("tRNS", [0]) : [])
  }

  /// Returns the rows of a region, each after its filter, which is none.
  private func rows(of raster: Raster, _ region: PixelRect) -> [UInt8] {
    let perByte = 8 / depth
    let rowBytes = (region.width + perByte - 1) / perByte
    var bytes: [UInt8] = []
    bytes.reserveCapacity((rowBytes + 1) * region.height)
    for y in region.top..<region.bottom {
      bytes.append(0)
      let start = y * raster.width
      guard depth < 8 else {
        bytes += raster.pixels[(start + region.left)..<(start + region.right)]
        continue
      }
      var (byte, filled) = (UInt8(0), 0)
      for x in region.left..<region.right {
        byte = byte << UInt8(depth) | raster.pixels[start + x]
        filled += 1
        if filled == perByte {
          bytes.append(byte)
          (byte, filled) = (0, 0)
        }
      }
      if filled > 0 { bytes.append(byte << UInt8(depth * (perByte - filled))) }
    }
    return bytes
  }

  private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return number(data.count) + body + Checksums.bigEndian(Checksums.crc32(body))
  }

  private func number(_ number: Int) -> [UInt8] {
    Checksums.bigEndian(UInt32(truncatingIfNeeded: number))
  }

  private func short(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
  }
}
