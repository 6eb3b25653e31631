import Compositional

extension DevicePreset {
  /// Creates the device with a name; nil if the device is unknown.
  ///
  /// Names are compared by words, without regard to case and punctuation, so that "iphone 15 pro"
  /// finds "iPhone 15 Pro". A name that lacks words, such as "iPad mini", finds the only device
  /// with all of its words.
  public init?(name: String) {
    let words = Self.words(name)
    if let preset = Self.all.first(where: { Self.words($0.name) == words }) {
      self = preset
      return
    }
    let candidates = Self.all.filter { Set(Self.words($0.name)).isSuperset(of: words) }
    guard !words.isEmpty, candidates.count == 1 else { return nil }
    self = candidates[0]
  }

  /// Returns the known device nearest to an unknown name; nil if none is near.
  ///
  /// It is the one that shares the most words, at least half of those of the name, and otherwise
  /// the one with the most similar spelling.
  package static func nearest(to name: String) -> DevicePreset? {
    let words = Set(words(name))
    var best: (device: DevicePreset, likeness: Double)?
    for device in all {
      let others = Set(Self.words(device.name))
      let shared = words.intersection(others).count
      guard shared > 0, 2 * shared >= words.count else { continue }
      let likeness = Double(shared) / Double(words.union(others).count)
      if likeness > best?.likeness ?? 0 { best = (device, likeness) }
    }
    if let best { return best.device }
    return EditDistance.nearest(to: name, among: all.map { $0.name }).flatMap {
      DevicePreset(name: $0)
    }
  }

  /// Returns the words of a name: its runs of letters and digits, in lower case.
  private static func words(_ name: String) -> [String] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
