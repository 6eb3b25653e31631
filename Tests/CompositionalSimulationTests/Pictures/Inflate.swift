/// A decoder of zlib streams, written from RFC 1950 and RFC 1951 bit by bit, for tests.
struct Inflate {
  enum Failure: Error { case header, block, code, distance, checksum, end }

  private let bytes: [UInt8]
  private var bit = 0
  private var output: [UInt8] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func zlib(_ bytes: [UInt8]) throws -> [UInt8] {
    guard bytes.count >= 6, bytes[0] & 15 == 8, (Int(bytes[0]) * 256 + Int(bytes[1])) % 31 == 0
    else { throw Failure.header }
    var inflate = Inflate(Array(bytes[2..<(bytes.count - 4)]))
    try inflate.run()
    guard (inflate.bit + 7) / 8 == inflate.bytes.count else { throw Failure.end }
    var (one, two) = (1, 0)
    for byte in inflate.output {
      one = (one + Int(byte)) % 65521
      two = (two + one) % 65521
    }
    let sum = bytes.suffix(4).reduce(0) { $0 << 8 | Int($1) }
    guard sum == two << 16 | one else { throw Failure.checksum }
    return inflate.output
  }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for place in 0..<count {
      guard bit / 8 < bytes.count else { throw Failure.end }
      value |= Int(bytes[bit / 8] >> UInt8(bit % 8) & 1) << place
      bit += 1
    }
    return value
  }

  private mutating func run() throws {
    while true {
      let isLast = try bits(1) == 1
      switch try bits(2) {
      case 0:
        bit = (bit + 7) / 8 * 8
        let count = try bits(16)
        _ = try bits(16)
        for _ in 0..<count { output.append(UInt8(try bits(8))) }
      case 1:
        let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
        try block(Table(lengths), Table([Int](repeating: 5, count: 30)))
      case 2:
        let tables = try tables()
        try block(tables.0, tables.1)
      default: throw Failure.block
      }
      if isLast { return }
    }
  }

  private mutating func tables() throws -> (Table, Table) {
    let (literals, distances, count) = (try bits(5) + 257, try bits(5) + 1, try bits(4) + 4)
    var lengths = [Int](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for symbol in order.prefix(count) { lengths[symbol] = try bits(3) }
    let table = Table(lengths)
    var all: [Int] = []
    while all.count < literals + distances {
      switch try symbol(table) {
      case 16:
        guard let last = all.last else { throw Failure.code }
        all += [Int](repeating: last, count: try bits(2) + 3)
      case 17: all += [Int](repeating: 0, count: try bits(3) + 3)
      case 18: all += [Int](repeating: 0, count: try bits(7) + 11)
      case let length: all.append(length)
      }
    }
    guard all.count == literals + distances else { throw Failure.code }
    return (Table(Array(all[..<literals])), Table(Array(all[literals...])))
  }

  private mutating func block(_ literals: Table, _ distances: Table) throws {
    while true {
      let next = try symbol(literals)
      if next == 256 { return }
      if next < 256 {
        output.append(UInt8(next))
        continue
      }
      let length = try Self.base(next - 257, step: 4, first: 3, last: 28, extra: &self)
      let distance = try Self.base(try symbol(distances), step: 2, first: 1, last: 99, extra: &self)
      guard distance <= output.count else { throw Failure.distance }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  /// The value of a length or a distance symbol: `step` symbols share a number of extra bits.
  private static func base(
    _ symbol: Int, step: Int, first: Int, last: Int, extra: inout Inflate
  ) throws -> Int {
    if symbol == last { return 258 }
    if symbol < 2 * step { return first + symbol }
    let bits = symbol / step - 1
    let start = (step + symbol % step) << bits
    return first + start + (try extra.bits(bits))
  }

  private mutating func symbol(_ table: Table) throws -> Int {
    var code = 0
    for length in 1...15 {
      code = code << 1 | (try bits(1))
      if let symbol = table.symbols[Table.Key(length: length, code: code)] { return symbol }
    }
    throw Failure.code
  }

  struct Table {
    struct Key: Hashable {
      let length: Int
      let code: Int
    }

    var symbols: [Key: Int] = [:]

    init(_ lengths: [Int]) {
      var code = 0
      for length in 1...15 {
        for (symbol, own) in lengths.enumerated() where own == length {
          symbols[Key(length: length, code: code)] = symbol
          code += 1
        }
        code <<= 1
      }
    }
  }
}
