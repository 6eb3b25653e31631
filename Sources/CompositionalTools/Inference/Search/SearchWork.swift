/// The work of a search, which ends when it is used up.
///
/// A unit is about a microsecond: a cell that is laid out and compared.
final class SearchWork {
  /// The units that a search may take.
  static let usual = 400_000

  private let limit: Int
  private(set) var done = 0

  init(limit: Int = usual) { self.limit = limit }

  /// True until the work is used up.
  var isLeft: Bool { done < limit }

  /// Counts some units.
  func spend(_ units: Int) { done += units }
}
