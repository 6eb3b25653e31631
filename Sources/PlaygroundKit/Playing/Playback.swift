/// Where a recording is played, how fast, and whether at all; what keys do to it.
struct Playback: Equatable {
  /// A key that means something.
  enum Key: Equatable {
    case quit, pause, back, forward, faster, slower, start, end
  }

  /// The seconds there are.
  let duration: Double
  /// Where it is, in seconds.
  private(set) var time = 0.0
  /// Seconds of the recording a second.
  private(set) var speed = 1.0
  /// Whether time stands still.
  private(set) var isPaused = false
  /// Whether somebody wants to leave.
  private(set) var isOver = false

  /// How far an arrow goes, in seconds.
  private static let step = 1.0
  private static let speeds = 0.125...16.0

  init(duration: Double) { self.duration = max(0, duration) }

  /// Whether everything has been played.
  var isAtEnd: Bool { time >= duration }

  /// Lets time go on.
  mutating func advance(by seconds: Double) {
    guard !isPaused else { return }
    time = min(duration, time + max(0, seconds) * speed)
    if isAtEnd { isPaused = true }
  }

  /// Does what a key says.
  mutating func press(_ key: Key) {
    switch key {
    case .quit: isOver = true
    case .pause:
      if isPaused, isAtEnd { time = 0 }
      isPaused.toggle()
    case .back: time = max(0, time - Self.step)
    case .forward: time = min(duration, time + Self.step)
    case .faster: speed = min(Self.speeds.upperBound, speed * 2)
    case .slower: speed = max(Self.speeds.lowerBound, speed / 2)
    case .start: time = 0
    case .end: time = duration
    }
  }
}

extension Playback.Key {
  /// The keys in what a terminal sends, in order; what means nothing is left out.
  static func keys(in bytes: [UInt8]) -> [Playback.Key] {
    var keys: [Playback.Key] = []
    var rest = bytes[...]
    while let first = rest.popFirst() {
      switch first {
      case UInt8(ascii: "q"), UInt8(ascii: "Q"), 3, 4: keys.append(.quit)
      case UInt8(ascii: " "): keys.append(.pause)
      case UInt8(ascii: "0"): keys.append(.start)
      case 0x1B:
        guard let kind = rest.first, kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O")
        else { continue }
        rest.removeFirst()
        let arrows: [UInt8: Playback.Key] = [
          UInt8(ascii: "A"): .faster, UInt8(ascii: "B"): .slower, UInt8(ascii: "C"): .forward,
          UInt8(ascii: "D"): .back, UInt8(ascii: "H"): .start, UInt8(ascii: "F"): .end,
        ]
        // Whatever comes before the letter is a parameter.
        while let byte = rest.popFirst() {
          guard (0x40...0x7E).contains(byte) else { continue }
          if let key = arrows[byte] { keys.append(key) }
          break
        }
      default: continue
      }
    }
    return keys
  }
}
