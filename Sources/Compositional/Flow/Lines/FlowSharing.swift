/// How the items of a line share its length.
struct FlowSharing {
  /// The distance of the first item from the beginning of the line, in points.
  private(set) var indent: Double = 0
  /// The distance between two items, in points.
  private(set) var gap: Double

  /// The difference of lengths that counts as none, in points.
  static let tolerance = 1e-6

  /// Shares the length of a line.
  ///
  /// The gaps of a full line share equally what it has to spare. The last line is laid out as if more
  /// items like its own filled it; if they differ, it keeps the least spacing.
  ///
  /// - Parameters:
  ///   - items: The items of the line.
  ///   - available: The length of the line, in points.
  ///   - isLast: True for the last line of its section.
  ///   - rules: The distances.
  init(_ items: FlowLineItems, in available: Double, isLast: Bool, _ rules: FlowRules) {
    var spare = available - items.length
    var slots = Double(items.count)
    gap = rules.itemSpacing
    if isLast {
      guard items.areEqual else { return }
      let pitch = items.first.across + rules.itemSpacing
      // Items without length fill nothing.
      guard pitch > Self.tolerance else { return }
      let more = max(0, ((spare + Self.tolerance) / pitch).rounded(.down))
      spare -= more * pitch
      slots += more
    }
    if slots > 1 {
      gap += max(0, spare) / (slots - 1)
    } else {
      indent = available / 2 - items.length / 2
      // An item that sizes itself begins with its line, however long it is.
      if rules.itemsSizeThemselves { indent = max(0, indent) }
    }
  }
}

/// The items of one line.
struct FlowLineItems {
  /// The size of the first item.
  private(set) var first = FlowSize(across: 0, along: 0)
  /// The number of items.
  private(set) var count = 0
  /// The length of the items with the least spacing between them, in points.
  private(set) var length: Double = 0
  /// The length of the longest item along the scroll direction, in points.
  private(set) var thickness: Double = 0
  /// True if the items are equal: in both lengths, or across the scroll direction if they size
  /// themselves.
  private(set) var areEqual = true

  /// Adds as many items of one size as the line has room for; the first item of a line always has.
  ///
  /// - Parameters:
  ///   - limit: The most items to add, at least 1.
  ///   - size: The size of these items.
  ///   - available: The length of the line, in points.
  ///   - rules: The distances.
  /// - Returns: The number of items that were added.
  mutating func add(
    _ limit: Int, of size: FlowSize, in available: Double, _ rules: FlowRules
  ) -> Int {
    var added = 0
    if count == 0 { (first, added, length) = (size, 1, size.across) }
    let pitch = size.across + rules.itemSpacing
    let rest = available + FlowSharing.tolerance - length
    if added < limit, pitch <= rest {
      // Items without length have room in any number.
      let fitting = pitch > FlowSharing.tolerance ? (rest / pitch).rounded(.down) : .infinity
      let more = fitting < Double(limit - added) ? Int(fitting) : limit - added
      length += Double(more) * pitch
      added += more
    }
    guard added > 0 else { return 0 }
    count += added
    thickness = max(thickness, size.along)
    if size.across != first.across || (!rules.itemsSizeThemselves && size.along != first.along) {
      areEqual = false
    }
    return added
  }
}
