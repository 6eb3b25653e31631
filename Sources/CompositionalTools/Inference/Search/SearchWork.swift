/// The work of a search, which ends when it is used up.
///
/// A unit is about a microsecond: a cell that is laid out and compared.
final class SearchWork {
  /// The units that a search may take.
  static let usual = 400_000

  private let limit: Int
  private var allowed: Int
  private(set) var done = 0

  init(limit: Int = usual) {
    self.limit = limit
    allowed = limit
  }

  /// True until the work is used up.
  var isLeft: Bool { done < allowed }

  /// Leaves the rest of the work for later, after some part of all of it.
  func allow(_ part: Double) { allowed = Int(part * Double(limit)) }

  /// Counts some units.
  func spend(_ units: Int) { done += units }
}
