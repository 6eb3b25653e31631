// Widths of characters in the system's font, fitted to the widths of recorded labels in English, regular
// type of 12 to 17 points.

extension TextModel {
  /// Returns the advance width of a character without tracking, in thousandths of the font size: as
  /// fitted, or the average of its class.
  ///
  /// A letter with marks is as wide as the plain one, so canonically equivalent texts are, too.
  static func advance(of scalar: Unicode.Scalar, _ kind: CharacterClass) -> Int {
    let plain = scalar.isASCII ? scalar : scalar.plainLetter ?? scalar
    return plain.recordedAdvance ?? kind.thousandths
  }

  /// Returns the length that is added to each character at a font size, in thousandths of that size.
  ///
  /// - Parameter size: The font size, in points.
  static func tracking(ofSize size: Double) -> Int {
    Int(interpolated(trackings, at: size).rounded())
  }

  private static let trackings: [(Double, Double)] = [
    (10, 12), (12, 0), (13, -6), (15, -16), (16, -20), (17, -26), (28, 14),
  ]

  /// Returns the width of characters relative to those of text of 17 points and less, which have
  /// wider shapes.
  ///
  /// - Parameter size: The font size, in points.
  static func opticalFactor(ofSize size: Double) -> Double {
    interpolated(opticalFactors, at: size)
  }

  private static let opticalFactors: [(Double, Double)] = [
    (17, 1), (22, 0.94), (24, 0.92), (34, 0.905),
  ]

  /// Returns the value between recorded ones, and the nearest beyond them.
  private static func interpolated(_ points: [(Double, Double)], at x: Double) -> Double {
    var before = points[0]
    for next in points {
      if x < next.0 {
        return x <= before.0
          ? before.1 : before.1 + (next.1 - before.1) * (x - before.0) / (next.0 - before.0)
      }
      before = next
    }
    return before.1
  }
}

extension Unicode.Scalar {
  /// The advance width in thousandths of the font size, as fitted; nil if none was.
  fileprivate var recordedAdvance: Int? {
    switch value {
    case 0x20..<0x80:
      let advance = Int(Self.recordedAdvances[Int(value) - 0x20])
      return advance > 0 ? advance : nil
    case 0xA0: return 271  // the fixed space
    case 0xB7, 0x387: return 315  // the middle dot
    case 0x20AC: return 630  // the euro sign
    default: return nil
    }
  }

  /// The advance widths of U+0020 to U+007F, 16 in a row; 0 where none was fitted.
  private static let recordedAdvances: [Int16] = [
    271, 0, 0, 0, 620, 0, 0, 0, 0, 0, 0, 0, 276, 482, 261, 0,
    620, 458, 620, 621, 630, 611, 641, 562, 611, 630, 412, 0, 0, 0, 0, 0,
    0, 673, 659, 720, 704, 574, 571, 735, 724, 222, 0, 0, 559, 851, 708, 735,
    649, 0, 679, 633, 608, 727, 0, 917, 0, 569, 0, 0, 0, 0, 0, 0,
    0, 554, 604, 537, 604, 575, 362, 589, 603, 255, 0, 507, 264, 864, 610, 593,
    592, 567, 375, 538, 357, 582, 477, 737, 509, 525, 0, 0, 0, 0, 0, 0,
  ]
}
