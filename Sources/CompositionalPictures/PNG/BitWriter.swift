/// Bytes that are written bit by bit, the lowest bit of a byte first.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

  /// Writes the lowest bits of a number, the lowest first.
  ///
  /// - Parameters:
  ///   - bits: The number, below 2 to the power of `count`.
  ///   - count: The number of bits, at most 32.
  mutating func write(_ bits: Int, count: Int) {
    pending |= UInt64(bits) << UInt64(self.count)
    self.count += count
    while self.count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      self.count -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func finish() {
    if count > 0 { write(0, count: 8 - count) }
  }
}
