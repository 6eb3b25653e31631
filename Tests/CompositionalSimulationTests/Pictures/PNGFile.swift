/// A PNG file, decoded with the decoder of these tests.
struct PNGFile {
  enum Failure: Error { case signature, length, checksum, format, filter }

  struct Frame {
    var left = 0
    var top = 0
    var width = 0
    var height = 0
    var delay = (1, 1)
    /// The palette indices, row by row.
    var pixels: [UInt8] = []
  }

  let width: Int
  let height: Int
  var palette: [[UInt8]] = []
  var transparent: [UInt8] = []
  var plays: Int?
  /// The image; of an animation all frames.
  var frames: [Frame] = []
  let chunks: [String]

  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) else {
      throw Failure.signature
    }
    var chunks: [(name: String, data: [UInt8])] = []
    var place = 8
    while place < bytes.count {
      guard place + 12 <= bytes.count else { throw Failure.length }
      let length = Self.number(bytes[place..<(place + 4)])
      guard place + 12 + length <= bytes.count else { throw Failure.length }
      let body = bytes[(place + 4)..<(place + 8 + length)]
      let sum = Self.number(bytes[(place + 8 + length)..<(place + 12 + length)])
      guard sum == Self.crc(body) else { throw Failure.checksum }
      chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
      place += 12 + length
    }
    self.chunks = chunks.map(\.name)
    guard let head = chunks.first, head.name == "IHDR", chunks.last?.name == "IEND",
      head.data[9] == 3, head.data[10...].allSatisfy({ $0 == 0 })
    else { throw Failure.format }
    width = Self.number(head.data[0..<4])
    height = Self.number(head.data[4..<8])
    let depth = Int(head.data[8])
    var sequence = 0
    for chunk in chunks {
      switch chunk.name {
      case "PLTE":
        palette = stride(from: 0, to: chunk.data.count, by: 3).map {
          Array(chunk.data[$0..<($0 + 3)])
        }
      case "tRNS": transparent = chunk.data
      case "acTL": plays = Self.number(chunk.data[4..<8])
      case "fcTL":
        guard Self.number(chunk.data[0..<4]) == sequence else { throw Failure.format }
        sequence += 1
        let numbers = stride(from: 4, to: 20, by: 4).map { Self.number(chunk.data[$0..<($0 + 4)]) }
        frames.append(
          Frame(
            left: numbers[2], top: numbers[3], width: numbers[0], height: numbers[1],
            delay: (Self.number(chunk.data[20..<22]), Self.number(chunk.data[22..<24]))))
      case "IDAT":
        if frames.isEmpty { frames.append(Frame(width: width, height: height)) }
        try decode(chunk.data, depth)
      case "fdAT":
        guard Self.number(chunk.data[0..<4]) == sequence else { throw Failure.format }
        sequence += 1
        try decode(Array(chunk.data[4...]), depth)
      default: break
      }
    }
  }

  private mutating func decode(_ data: [UInt8], _ depth: Int) throws {
    let bytes = try Inflate.zlib(data)
    let frame = frames[frames.count - 1]
    let rowBytes = (frame.width * depth + 7) / 8
    guard bytes.count == (rowBytes + 1) * frame.height else { throw Failure.length }
    var pixels: [UInt8] = []
    for row in 0..<frame.height {
      let start = row * (rowBytes + 1)
      guard bytes[start] == 0 else { throw Failure.filter }
      for x in 0..<frame.width {
        let byte = bytes[start + 1 + x * depth / 8]
        let shift = 8 - depth - x * depth % 8
        pixels.append(byte >> UInt8(shift) & UInt8(1 << depth - 1))
      }
    }
    frames[frames.count - 1].pixels = pixels
  }

  /// The palette indices of the whole picture after each frame.
  var composed: [[UInt8]] {
    var canvas = [UInt8](repeating: 0, count: width * height)
    return frames.map { frame in
      for row in 0..<frame.height {
        for x in 0..<frame.width {
          canvas[(frame.top + row) * width + frame.left + x] = frame.pixels[row * frame.width + x]
        }
      }
      return canvas
    }
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func crc(_ bytes: some Sequence<UInt8>) -> Int {
    var rest: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      for place in 0..<8 {
        let bit = rest & 1 ^ UInt32(byte >> UInt8(place) & 1)
        rest = rest >> 1 ^ (bit == 1 ? 0xEDB8_8320 : 0)
      }
    }
    return Int(rest ^ 0xFFFF_FFFF)
  }
}
