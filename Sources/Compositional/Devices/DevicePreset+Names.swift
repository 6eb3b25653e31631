extension DevicePreset {
  /// Creates the device with a name; nil if the device is unknown.
  ///
  /// Names are compared by words, without regard to case and punctuation, so that "iphone 15 pro"
  /// finds "iPhone 15 Pro", and "ipad pro 11-inch m5" finds the device that stands for it. A name
  /// without a generation, such as "iPad mini", finds the newest device of that name.
  public init?(name: String) {
    let words = Self.words(name)
    let spelling = words.joined()
    let all = Self.all
    let exact = all.first { $0.names.contains { Self.words($0) == words } }
    let joined = exact ?? all.first { $0.names.contains { Self.words($0).joined() == spelling } }
    let newest = joined ?? all.last { Self.words($0.family) == words }
    guard !words.isEmpty, let device = newest else { return nil }
    self = device
  }

  /// Returns the known device nearest to an unknown name; nil if none is near.
  ///
  /// It is the one whose set of words is most alike, if at least half of the words of the name are
  /// shared; between equals the one with the most similar spelling. Without shared words it is the
  /// one with the most similar spelling of all.
  package static func nearest(to name: String) -> DevicePreset? {
    guard name.utf8.count <= longestName else { return nil }
    let words = Set(words(name))
    let letters = Array(name.lowercased())
    var best: (device: DevicePreset, likeness: Double, distance: Int)?
    for device in all.reversed() {
      let likeness = device.likeness(to: words)
      guard likeness > 0 else { continue }
      let distance = EditDistance.distance(letters, Array(device.name.lowercased()))
      if let best, (best.likeness, -best.distance) >= (likeness, -distance) { continue }
      best = (device, likeness, distance)
    }
    if let best { return best.device }
    return EditDistance.nearest(to: name, among: all.map { $0.name }).flatMap {
      DevicePreset(name: $0)
    }
  }

  /// Longer names are near to none.
  private static let longestName = 64

  /// Returns how alike the name is to a set of words, from 0 to 1: the shared words among all, zero
  /// if less than half of the words are shared.
  private func likeness(to words: Set<String>) -> Double {
    var best = 0.0
    for name in names + [family] {
      let own = Set(Self.words(name))
      let shared = words.intersection(own).count
      guard shared > 0, 2 * shared >= words.count else { continue }
      best = max(best, Double(shared) / Double(words.union(own).count))
    }
    return best
  }

  /// The name, and those of the other generations that the device stands for.
  package var names: [String] { [name] + otherGenerations.map { family + " (" + $0 + ")" } }

  /// The name without the generation, which follows a space.
  var family: String {
    guard let parenthesis = name.firstIndex(of: "(") else { return name }
    return String(name[..<parenthesis].dropLast())
  }

  /// Returns the words of a name: its runs of letters and digits, in lower case.
  ///
  /// Ordinals are their numbers, and words such as "inch" do not count.
  static func words(_ name: String) -> [String] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.map { word in
      let digits = word.prefix { $0.isNumber }
      let rest = word[digits.endIndex...]
      let isOrdinal = !digits.isEmpty && ["st", "nd", "rd", "th"].contains(rest)
      return String(isOrdinal ? digits : word)
    }.filter { !["inch", "gen", "generation"].contains($0) }
  }
}
