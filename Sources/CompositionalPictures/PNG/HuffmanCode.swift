/// A canonical Huffman code (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The length of the code of each symbol, in bits; 0 for a symbol without a code.
  let lengths: [Int]
  /// The code of each symbol, with its first bit lowest.
  private let codes: [Int]

  /// Creates the code of lengths.
  init(lengths: [Int]) {
    self.lengths = lengths
    var next = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[length + 1] += 1 }
    for length in 1..<17 { next[length] = (next[length] + next[length - 1]) << 1 }
    // next[n] is now twice the first code after those of fewer than n bits, and so the first of n.
    var codes = [Int](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      codes[symbol] = Self.reversed(next[length], length)
      next[length] += 1
    }
    self.codes = codes
  }

  /// Creates the code with the fewest bits for frequencies.
  ///
  /// - Parameters:
  ///   - frequencies: The number of times each symbol occurs.
  ///   - limit: The greatest length of a code, in bits.
  init(frequencies: [Int], limit: Int) {
    var frequencies = frequencies
    var lengths = Self.lengths(frequencies)
    // Flatter frequencies give shorter codes; equal ones give the shortest.
    while let longest = lengths.max(), longest > limit {
      for index in frequencies.indices where frequencies[index] > 0 {
        frequencies[index] = (frequencies[index] + 1) / 2
      }
      lengths = Self.lengths(frequencies)
    }
    self.init(lengths: lengths)
  }

  /// Writes the code of a symbol.
  func write(_ symbol: Int, to writer: inout BitWriter) {
    writer.write(codes[symbol], count: lengths[symbol])
  }

  /// Returns the number of bits of symbols with frequencies.
  func cost(_ frequencies: [Int]) -> Int {
    zip(frequencies, lengths).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private static func reversed(_ code: Int, _ length: Int) -> Int {
    var (rest, result) = (code, 0)
    for _ in 0..<length {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }

  /// Returns the lengths of codes without a limit: the depths of leaves of a Huffman tree.
  private static func lengths(_ frequencies: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: frequencies.count)
    let leaves = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    guard leaves.count > 1 else {
      for leaf in leaves { lengths[leaf] = 1 }
      return lengths
    }
    // Nodes are leaves in order, then parents, whose weights are in order too.
    var weights = leaves.map { frequencies[$0] }
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, parent) = (0, leaves.count)
    func lightest() -> Int {
      let takesLeaf =
        parent >= weights.count || leaf < leaves.count && weights[leaf] <= weights[parent]
      defer { if takesLeaf { leaf += 1 } else { parent += 1 } }
      return takesLeaf ? leaf : parent
    }
    for node in leaves.count..<(2 * leaves.count - 1) {
      let (one, other) = (lightest(), lightest())
      parents[one] = node
      parents[other] = node
      weights.append(weights[one] + weights[other])
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in stride(from: parents.count - 2, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
    }
    for (index, symbol) in leaves.enumerated() { lengths[symbol] = depths[index] }
    return lengths
  }
}
