import Compositional
import CompositionalDocuments
import CompositionalSimulation

/// The limits of numbers in arguments.
///
/// Sums and products of smaller numbers stay exact.
enum ArgumentLimits {
  /// The longest side of a view, in points.
  static let side = 100_000.0
  /// The greatest magnitude of a coordinate, in points.
  static let coordinate = 1e15
  /// The most items of a section.
  static let items = DocumentBounds.items
  /// The longest run, in seconds.
  static let duration = 86_400.0
  /// The most sections in `--counts`.
  static let sections = DocumentBounds.sections
}

extension Invocation {
  /// Returns the words that the table of the verb has for an option.
  func words(of option: Option) -> [String] {
    VerbDescription.of(verb, in: program.gallery).allOptions
      .first { $0.option == option }?.words ?? []
  }

  /// Returns the word of an option, one of those of the table; nil if the option is absent.
  func choice(_ option: Option) throws -> String? {
    guard let word = value(option) else { return nil }
    let words = words(of: option)
    guard words.contains(word) else {
      let end = Suggestion.clause(for: word, in: words)
      throw CommandFailure.usage(
        "\(option.flag) must be \(words.joined(separator: " or ")), not \"\(word)\"\(end)")
    }
    return word
  }

  /// Returns the value that the word of an option stands for; nil if the option is absent.
  func choice<Value: RawRepresentable>(
    _ option: Option, as type: Value.Type
  ) throws -> Value? where Value.RawValue == String {
    try choice(option).flatMap { Value(rawValue: $0) }
  }

  /// Returns a number of points; nil if the option is absent.
  func number(_ option: Option) throws -> Double? {
    guard let text = value(option) else { return nil }
    return try Self.number(text, of: option)
  }

  /// `--size WxH`.
  func size() throws -> CGSize? {
    guard let text = value(.size) else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard parts.count == 2 else { throw Self.malformed(.size, text, "375x812") }
    let sides = try parts.map { try Self.number(String($0), of: .size, atMost: .infinity) }
    guard sides.allSatisfy({ (0...ArgumentLimits.side).contains($0) }) else {
      throw CommandFailure.usage(
        "--size \(text): each side must be from 0 to \(NumberText(ArgumentLimits.side)) points.")
    }
    return CGSize(width: sides[0], height: sides[1])
  }

  /// `--counts N,N`.
  func counts() throws -> [Int]? {
    try value(.counts).map { try Self.counts($0) }
  }

  /// Reads the items of each section.
  static func counts(_ text: String) throws -> [Int] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= ArgumentLimits.sections else {
      throw CommandFailure.usage(
        "--counts: a layout can have at most \(ArgumentLimits.sections) sections.")
    }
    return try parts.map { part in
      let digits = part.drop { $0 == "+" || $0 == "-" }
      guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
        throw malformed(.counts, text, "3,40")
      }
      // A number beyond 64 bits is out of the range too.
      guard let count = Int(part), (0...ArgumentLimits.items).contains(count) else {
        throw CommandFailure.usage(
          "--counts \(part): a section can have from 0 to \(ArgumentLimits.items) items.")
      }
      return count
    }
  }

  /// `--offset X,Y`.
  func offset() throws -> CGPoint? {
    guard let numbers = try numbers(.offset, count: 2, example: "0,130") else { return nil }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// `--rect X,Y,W,H`.
  func rect() throws -> CGRect? {
    guard let numbers = try numbers(.rect, count: 4, example: "0,0,375,100") else { return nil }
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      throw CommandFailure.usage("--rect: the width and the height must not be negative.")
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// `--orthogonal S=V`, which may be repeated.
  func orthogonalOffsets() throws -> [Int: CGFloat] {
    var offsets: [Int: CGFloat] = [:]
    for text in allValues(.orthogonal).flatMap({ $0.split(separator: ",") }) {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let section = Int(parts[0]), section >= 0 else {
        throw Self.malformed(.orthogonal, String(text), "1=40")
      }
      offsets[section] = CGFloat(try Self.number(String(parts[1]), of: .orthogonal))
    }
    return offsets
  }

  /// `--os N`: the system whose behavior is followed.
  func system() throws -> SystemVersion? {
    guard let text = value(.os) else { return nil }
    let majors = SystemVersion.majors
    guard let major = Int(text), majors.contains(major) else {
      throw CommandFailure.usage(
        "--os must be a version of iOS from \(majors.lowerBound) to \(majors.upperBound), "
          + "such as 17, not \"\(text)\".")
    }
    return SystemVersion(major)
  }

  /// `--text-size CATEGORY`: the user's preferred text size.
  func textSize() throws -> PreferredContentSizeCategory? {
    try choice(.textSize, as: PreferredContentSizeCategory.self)
  }

  /// `--direction ltr|rtl`: the reading direction.
  func direction() throws -> UserInterfaceLayoutDirection? {
    try choice(.direction).map { $0 == "rtl" ? .rightToLeft : .leftToRight }
  }

  /// `--columns N`.
  func columns() throws -> Int? {
    guard let text = value(.columns) else { return nil }
    guard let columns = Int(text), Terminal.columnRange.contains(columns) else {
      let range = Terminal.columnRange
      throw CommandFailure.usage(
        "--columns must be from \(range.lowerBound) to \(range.upperBound), not \"\(text)\".")
    }
    return columns
  }

  private func numbers(_ option: Option, count: Int, example: String) throws -> [Double]? {
    has(option) ? try numbers(option, count: count...count, example: example) : nil
  }

  /// Returns numbers that are separated by commas; none if the option is absent.
  func numbers(_ option: Option, count: ClosedRange<Int>, example: String) throws -> [Double] {
    guard let text = value(option) else { return [] }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard count.contains(parts.count) else { throw Self.malformed(option, text, example) }
    return try parts.map { try Self.number(String($0), of: option) }
  }

  /// `--hz N`: the frames a second, a divisor of the simulation's ticks.
  func framesPerSecond() throws -> Int {
    let ticks = CollectionViewSimulator.ticksPerSecond
    guard let text = value(.hz) else { return ticks }
    guard let frames = Int(text), frames > 0, ticks % frames == 0 else {
      throw CommandFailure.usage(
        "--hz must be a divisor of \(ticks), such as 60 or 30, not \"\(text)\".")
    }
    return frames
  }

  /// `--duration S`: the longest run, in seconds.
  func duration() throws -> Double {
    guard let seconds = try number(.duration) else { return CollectionViewSimulator.longestRun }
    guard (0...ArgumentLimits.duration).contains(seconds) else {
      throw CommandFailure.usage(
        "--duration must be from 0 to \(NumberText(ArgumentLimits.duration)) seconds, "
          + "not \(NumberText(seconds)).")
    }
    return seconds
  }

  private static func number(
    _ text: String, of option: Option, atMost limit: Double = ArgumentLimits.coordinate
  ) throws -> Double {
    let isDecimal = text.allSatisfy { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    guard isDecimal, let number = Double(text) else {
      throw CommandFailure.usage("\(option.flag): \"\(text)\" is not a number.")
    }
    guard number.magnitude <= limit else {
      throw CommandFailure.usage(
        "\(option.flag): \(text) is too large; the limit is \(NumberText(limit)).")
    }
    return number
  }

  private static func malformed(
    _ option: Option, _ text: String, _ example: String
  ) -> CommandFailure {
    .usage("\(option.flag): \"\(text)\" is not valid; an example is \(option.flag) \(example).")
  }
}
