/// A block of a compressed stream, with codes of its own if those take fewer bits.
struct DeflateBlock {
  private var tokens: [DeflateToken] = []
  private var literals = [Int](repeating: 0, count: 286)
  private var distances = [Int](repeating: 0, count: 30)

  private static let capacity = 1 << 16
  /// The symbol at the end of a block.
  private static let end = 256
  /// The order in which the lengths of code lengths are written.
  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// True if the block should be written.
  var isFull: Bool { tokens.count >= Self.capacity }

  init() { literals[Self.end] = 1 }

  /// Adds a step.
  mutating func append(_ token: DeflateToken) {
    tokens.append(token)
    switch token {
    case .literal(let byte): literals[Int(byte)] += 1
    case .match(let length, let distance):
      literals[Self.length(length).symbol] += 1
      distances[Self.distance(distance).symbol] += 1
    }
  }

  /// Writes the block.
  func write(isLast: Bool, to writer: inout BitWriter) {
    let own = (
      HuffmanCode(frequencies: literals, limit: 15), HuffmanCode(frequencies: distances, limit: 15)
    )
    let fixed = (
      HuffmanCode(
        lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }),
      HuffmanCode(lengths: [Int](repeating: 5, count: 30))
    )
    let header = header(own.0.lengths, own.1.lengths)
    let ownCost = header.bits + own.0.cost(literals) + own.1.cost(distances)
    let usesOwn = ownCost < fixed.0.cost(literals) + fixed.1.cost(distances)
    writer.write(isLast ? 1 : 0, count: 1)
    writer.write(usesOwn ? 2 : 1, count: 2)
    if usesOwn { header.write(to: &writer) }
    write(usesOwn ? own : fixed, to: &writer)
  }

  private func write(_ codes: (HuffmanCode, HuffmanCode), to writer: inout BitWriter) {
    for token in tokens {
      switch token {
      case .literal(let byte): codes.0.write(Int(byte), to: &writer)
      case .match(let length, let distance):
        let (one, other) = (Self.length(length), Self.distance(distance))
        codes.0.write(one.symbol, to: &writer)
        writer.write(one.extra, count: one.bits)
        codes.1.write(other.symbol, to: &writer)
        writer.write(other.extra, count: other.bits)
      }
    }
    codes.0.write(Self.end, to: &writer)
  }

  // MARK: Lengths and distances (RFC 1951, 3.2.5)

  private struct Symbol {
    let symbol: Int
    let bits: Int
    let extra: Int
  }

  private static func length(_ length: Int) -> Symbol {
    if length == 258 { return Symbol(symbol: 285, bits: 0, extra: 0) }
    let rest = length - 3
    guard rest >= 8 else { return Symbol(symbol: 257 + rest, bits: 0, extra: 0) }
    let bits = log2(rest) - 2
    return Symbol(
      symbol: 257 + bits * 4 + (rest >> bits), bits: bits, extra: rest & (1 << bits - 1))
  }

  private static func distance(_ distance: Int) -> Symbol {
    let rest = distance - 1
    guard rest >= 4 else { return Symbol(symbol: rest, bits: 0, extra: 0) }
    let bits = log2(rest) - 1
    return Symbol(symbol: bits * 2 + (rest >> bits), bits: bits, extra: rest & (1 << bits - 1))
  }

  private static func log2(_ number: Int) -> Int { Int.bitWidth - 1 - number.leadingZeroBitCount }

  // MARK: The lengths of the codes (RFC 1951, 3.2.7)

  private struct Header {
    let literalCount: Int
    let distanceCount: Int
    let lengthCount: Int
    let code: HuffmanCode
    let runs: [Symbol]

    var bits: Int {
      14 + 3 * lengthCount + runs.reduce(0) { $0 + code.lengths[$1.symbol] + $1.bits }
    }

    func write(to writer: inout BitWriter) {
      writer.write(literalCount - 257, count: 5)
      writer.write(distanceCount - 1, count: 5)
      writer.write(lengthCount - 4, count: 4)
      for symbol in DeflateBlock.order.prefix(lengthCount) {
        writer.write(code.lengths[symbol], count: 3)
      }
      for run in runs {
        code.write(run.symbol, to: &writer)
        writer.write(run.extra, count: run.bits)
      }
    }
  }

  private func header(_ literals: [Int], _ distances: [Int]) -> Header {
    let literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    let runs = Self.runs(Array(literals.prefix(literalCount) + distances.prefix(distanceCount)))
    var frequencies = [Int](repeating: 0, count: 19)
    for run in runs { frequencies[run.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    let last = Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0
    return Header(
      literalCount: literalCount, distanceCount: distanceCount, lengthCount: max(4, last + 1),
      code: code, runs: runs)
  }

  /// Returns lengths with repetitions as symbols 16 to 18.
  private static func runs(_ lengths: [Int]) -> [Symbol] {
    var runs: [Symbol] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var count = 1
      while index + count < lengths.count, lengths[index + count] == length { count += 1 }
      index += count
      if length > 0 {
        runs.append(Symbol(symbol: length, bits: 0, extra: 0))
        count -= 1
      }
      while count >= 3 {
        let part = min(count, length > 0 ? 6 : 138)
        let symbol = length > 0 ? 16 : part <= 10 ? 17 : 18
        let bits = length > 0 ? 2 : part <= 10 ? 3 : 7
        runs.append(Symbol(symbol: symbol, bits: bits, extra: part - (symbol == 18 ? 11 : 3)))
        count -= part
      }
      for _ in 0..<count { runs.append(Symbol(symbol: length, bits: 0, extra: 0)) }
    }
    return runs
  }
}
