/// The subitems of a group in order, each distinct one once.
package struct RepeatedSubitems<Subitem>: RandomAccessCollection {
  /// The first subitems, with the pass over the list that all further ones repeat.
  package internal(set) var distinct: [Subitem] = []
  /// The number of subitems of the list.
  package let period: Int
  /// The number of all subitems.
  package internal(set) var count = 0

  /// Creates no subitems.
  ///
  /// - Parameter period: The number of subitems of the list.
  init(period: Int) { self.period = period }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Subitem { distinct[distinctIndex(index)] }

  /// Returns the index in ``distinct`` of a subitem.
  package func distinctIndex(_ index: Int) -> Int {
    let known = distinct.count
    return index < known ? index : known - period + (index - known) % period
  }
}

extension RepeatedSubitems: Sendable where Subitem: Sendable {}
