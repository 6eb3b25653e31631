/// The subitems of a group in order, each distinct one solved once.
struct PlacedSubitems: RandomAccessCollection {
  /// The first subitems, with the pass over the list that all further ones repeat.
  var distinct: [GroupSolver.Placed] = []
  /// The number of subitems of the list.
  let period: Int
  /// The number of all subitems.
  var count = 0

  /// Creates no subitems.
  ///
  /// - Parameter period: The number of subitems of the list.
  init(period: Int) { self.period = period }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> GroupSolver.Placed { distinct[place(index)] }

  /// Returns the place in ``distinct`` of a subitem.
  func place(_ index: Int) -> Int {
    let known = distinct.count
    return index < known ? index : known - period + (index - known) % period
  }
}
