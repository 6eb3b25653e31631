/// The checksums of PNG files and zlib streams.
enum Checksums {
  /// Returns the remainder of bytes by the polynomial of IEEE 802.3, as chunks of a PNG have it.
  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    let table: [UInt32] = (0..<256).map { index in
      (0..<8).reduce(UInt32(index)) { rest, _ in
        rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1
      }
    }
    var rest = UInt32.max
    for byte in bytes {
      rest = table[Int(UInt8(truncatingIfNeeded: rest) ^ byte)] ^ rest >> 8
    }
    return ~rest
  }

  /// Returns the checksum of a zlib stream (RFC 1950, 8.2).
  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (one, two) = (UInt32(1), UInt32(0))
    for byte in bytes {
      one = (one + UInt32(byte)) % 65_521
      two = (two + one) % 65_521
    }
    return two << 16 | one
  }

  /// Returns the bytes of a number, the highest first.
  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }
}
