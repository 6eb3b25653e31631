/// Chooses faults evenly over the files, the same for the same sources, number and seed.
struct Choice {
  /// The places of each file that are not chosen yet, in the order in which they are taken.
  private var rest: [String: [Site]] = [:]
  /// The chosen faults by their numbers.
  private(set) var faults: [Int: Fault] = [:]

  /// Chooses faults.
  ///
  /// - Parameters:
  ///   - count: The number of faults.
  ///   - sites: All places.
  ///   - seed: The seed of the choice.
  init(_ count: Int, of sites: [Site], seed: UInt64) {
    var generator = SplitMix64(state: seed)
    let files = Dictionary(grouping: sites, by: \.file)
    // A file gets faults in proportion to its places: every step-th place in a row of all files.
    let step = Double(sites.count) / Double(max(1, count))
    var next = Double.random(in: 0..<max(step, 1), using: &generator)
    var seen = 0
    var id = 1
    for file in files.keys.sorted() {
      let places = files[file] ?? []
      rest[file] = Self.mixed(places, &generator)
      seen += places.count
      while next < Double(seen), id <= count {
        take(id, from: file)
        id += 1
        next += step
      }
    }
  }

  /// Replaces a fault that does not compile by another of the same file, if there is one.
  mutating func replace(_ id: Int) {
    guard let file = faults.removeValue(forKey: id)?.site.file else { return }
    take(id, from: file)
  }

  private mutating func take(_ id: Int, from file: String) {
    while let site = rest[file]?.popLast() {
      let isFree = faults.values.map(\.site).allSatisfy { other in
        other.file != file
          || other.statement != site.statement
            && (other.high <= site.low || site.high <= other.low)
      }
      guard isFree else { continue }
      faults[id] = Fault(id: id, site: site)
      return
    }
  }

  /// Returns places in a random order that takes the kinds in turn.
  private static func mixed(_ sites: [Site], _ generator: inout SplitMix64) -> [Site] {
    let kinds = Dictionary(grouping: sites, by: \.kind)
    var turns: [(turn: Double, site: Site)] = []
    for kind in Site.Kind.allCases {
      guard let places = kinds[kind]?.shuffled(using: &generator) else { continue }
      for (index, site) in places.enumerated() {
        turns.append((Double(index) + .random(in: 0..<1, using: &generator), site))
      }
    }
    return turns.sorted { $0.turn > $1.turn }.map(\.site)
  }
}

/// A generator with the same numbers on every platform.
struct SplitMix64: RandomNumberGenerator {
  /// The state of the generator.
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
