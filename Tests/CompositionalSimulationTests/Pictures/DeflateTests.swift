import CompositionalTestSupport
import Testing

@testable import CompositionalPictures

/// Compressed streams, against an independent decoder and published values.
@Suite struct DeflateTests {
  @Test func checksumsAreThePublishedOnes() {
    #expect(Checksums.crc32(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(Checksums.adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
    #expect(Checksums.crc32([]) == 0)
    #expect(Checksums.adler32([]) == 1)
  }

  @Test(arguments: RandomRun.seeds(60))
  func whatIsCompressedComesBack(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let count = random.pick([0, 1, 2, 3, 4, 257, 258, 259, 3_000, 40_000, 120_000])
    let letters = random.pick([1, 2, 3, 16, 256])
    var bytes: [UInt8] = []
    while bytes.count < count {
      if bytes.count > 4, random.chance(30) {
        // A copy of earlier bytes, sometimes overlapping itself.
        let distance = random.integer(1...min(bytes.count, random.pick([4, 300, 32_768, 40_000])))
        for _ in 0..<random.integer(1...random.pick([5, 300, 2_000])) {
          bytes.append(bytes[bytes.count - distance])
        }
      } else {
        bytes.append(UInt8(random.integer(0...(letters - 1))))
      }
    }
    let packed = Deflate.zlib(bytes)
    let unpacked = try Inflate.zlib(packed)
    #expect(unpacked == bytes)
    // At worst a byte takes 9 bits.
    #expect(packed.count <= bytes.count * 9 / 8 + 16)
  }

  @Test func repetitionsTakeLittleRoom() {
    let row = (0..<200).map { UInt8($0 % 7) }
    #expect(Deflate.zlib(Array(repeatElement(row, count: 500).joined())).count < 800)
    #expect(Deflate.zlib([UInt8](repeating: 9, count: 100_000)).count < 200)
  }

  @Test func codesKeepTheirLimit() {
    var frequencies = [1, 1]
    while frequencies.count < 40 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    for limit in [7, 15] {
      let code = HuffmanCode(frequencies: frequencies, limit: limit)
      #expect(code.lengths.allSatisfy { (1...limit).contains($0) })
      // A complete prefix code (Kraft).
      let used = code.lengths.reduce(0) { (sum: Int, length: Int) in sum + 1 << (limit - length) }
      #expect(used == 1 << limit)
    }
    #expect(HuffmanCode(frequencies: [0, 5, 0], limit: 15).lengths == [0, 1, 0])
    #expect(HuffmanCode(frequencies: [8, 4, 2, 1, 1], limit: 15).lengths == [1, 2, 3, 4, 4])
  }
}
