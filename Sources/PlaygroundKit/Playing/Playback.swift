/// The state of a player: time, speed and pause, and the effects of keys.
struct Playback: Equatable {
  /// A key with an effect.
  enum Key: Equatable {
    case quit, pause, back, forward, faster, slower, start, end
  }

  /// The length of the recording, in seconds.
  let duration: Double
  /// The current time, in seconds.
  private(set) var time = 0.0
  /// The speed, in seconds of the recording a second.
  private(set) var speed = 1.0
  /// True if the time does not advance.
  private(set) var isPaused = false
  /// True after the key to quit.
  private(set) var isOver = false

  /// The seconds that an arrow key skips.
  private static let step = 1.0
  private static let speeds = 0.125...16.0

  init(duration: Double) { self.duration = max(0, duration) }

  /// True at the end of the recording.
  var isAtEnd: Bool { time >= duration }

  /// Advances the time.
  mutating func advance(by seconds: Double) {
    guard !isPaused else { return }
    time = min(duration, time + max(0, seconds) * speed)
    if isAtEnd { isPaused = true }
  }

  /// Applies the effect of a key.
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
  /// Returns the keys in the bytes of a terminal, in order.
  ///
  /// Unknown bytes are ignored.
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
        // Bytes before the letter are parameters.
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
