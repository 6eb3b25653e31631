/// Compresses bytes as a zlib stream (RFC 1950, RFC 1951).
package enum Deflate {
  /// Returns the stream of bytes.
  ///
  /// - Complexity: O(bytes)
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    // 32 KB of window, the default level.
    [0x78, 0x9C] + raw(bytes) + Checksums.bigEndian(Checksums.adler32(bytes))
  }

  /// Returns the compressed bytes alone, without the header and the sum of a zlib stream.
  ///
  /// - Complexity: O(bytes)
  package static func raw(_ bytes: [UInt8]) -> [UInt8] {
    var writer = BitWriter()
    var matcher = MatchFinder(bytes)
    var tokens = DeflateBlock()
    while let token = matcher.next() {
      tokens.append(token)
      guard tokens.isFull else { continue }
      tokens.write(isLast: false, to: &writer)
      tokens = DeflateBlock()
    }
    tokens.write(isLast: true, to: &writer)
    writer.finish()
    return writer.bytes
  }
}

/// A step of a compressed stream.
enum DeflateToken {
  /// A byte.
  case literal(UInt8)
  /// A copy of earlier bytes.
  case match(length: Int, distance: Int)
}

/// Finds repetitions in bytes.
struct MatchFinder {
  private let bytes: [UInt8]
  private var position = 0
  /// The last position of each hash of three bytes, and for each position the one before it.
  private var heads: [Int32]
  private var previous: [Int32]
  private var inserted = 0
  /// The match at the current position, if it is known already.
  private var pending: (length: Int, distance: Int)?

  private static let window = 32_768
  private static let hashBits = 15
  private static let longest = 258
  private static let shortest = 3
  /// The most positions that are tried for a match; a run of one color has to leave some for the row
  /// above.
  private static let chain = 4_096

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    heads = [Int32](repeating: -1, count: 1 << Self.hashBits)
    previous = [Int32](repeating: -1, count: Self.window)
  }

  /// Returns the next step; nil at the end.
  mutating func next() -> DeflateToken? {
    guard position < bytes.count else { return nil }
    let match = pending ?? longestMatch(at: position)
    pending = nil
    guard let match else { return literal() }
    // A longer match at the next byte is worth a literal.
    if match.length < Self.longest, let later = longestMatch(at: position + 1),
      later.length > match.length
    {
      pending = later
      return literal()
    }
    position += match.length
    return .match(length: match.length, distance: match.distance)
  }

  private mutating func literal() -> DeflateToken {
    defer { position += 1 }
    return .literal(bytes[position])
  }

  private func hash(_ index: Int) -> Int {
    let value =
      UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
    return Int((value &* 2_654_435_761) >> (32 - UInt32(Self.hashBits)))
  }

  /// Returns the longest repetition that starts at a position; nil if none is long enough.
  private mutating func longestMatch(at index: Int) -> (length: Int, distance: Int)? {
    while inserted < index, inserted + Self.shortest <= bytes.count {
      let slot = hash(inserted)
      previous[inserted % Self.window] = heads[slot]
      heads[slot] = Int32(inserted)
      inserted += 1
    }
    guard index + Self.shortest <= bytes.count else { return nil }
    let limit = min(Self.longest, bytes.count - index)
    var best = (length: Self.shortest - 1, distance: 0)
    var candidate = Int(heads[hash(index)])
    var tries = Self.chain
    while candidate >= 0, index - candidate <= Self.window, tries > 0 {
      tries -= 1
      // The byte after the best so far decides whether this one can be longer.
      if bytes[candidate + best.length] == bytes[index + best.length] {
        var length = 0
        while length < limit, bytes[candidate + length] == bytes[index + length] { length += 1 }
        if length > best.length { best = (length, index - candidate) }
        if length == limit { break }
      }
      let before = Int(previous[candidate % Self.window])
      guard before < candidate else { break }
      candidate = before
    }
    // The distance of a far match of three bytes takes more bits than they do.
    if best.length == Self.shortest, best.distance > 4_096 { return nil }
    return best.length >= Self.shortest ? best : nil
  }
}
