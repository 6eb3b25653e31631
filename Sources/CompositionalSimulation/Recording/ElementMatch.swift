import Compositional

/// The elements that two lists of visible elements have in common.
package struct ElementMatch {
  /// The index in the old list of each element of the new list; nil for those that appeared.
  package private(set) var places: [Int?]
  /// The indexes in the old list of the elements that disappeared, in order.
  package private(set) var gone: [Int] = []

  /// Matches elements by their identifiers; two elements may have the same one.
  ///
  /// A view that scrolls takes elements away at one end of the list and adds others at the other
  /// end. What is between them is compared in order; only the rest is looked up by hashes.
  ///
  /// - Complexity: O(*n*)
  package init(from old: [LayoutAttributes], to new: [LayoutAttributes]) {
    let (oldStart, newStart) = Self.start(old, new)
    var count = 0
    while oldStart + count < old.count, newStart + count < new.count,
      old[oldStart + count].id == new[newStart + count].id
    {
      count += 1
    }
    places = Array(repeating: nil, count: new.count)
    for index in 0..<count { places[newStart + index] = oldStart + index }
    var rest: [ElementID: Int] = [:]
    for index in [0..<oldStart, oldStart + count..<old.count].joined() {
      rest[old[index].id] = index
    }
    guard !rest.isEmpty else { return }
    var stays = Array(repeating: false, count: old.count)
    for index in [0..<newStart, newStart + count..<new.count].joined() {
      places[index] = rest[new[index].id]
      if let place = places[index] { stays[place] = true }
    }
    gone = [0..<oldStart, oldStart + count..<old.count].joined().filter { !stays[$0] }
  }

  /// Returns the indexes of the first element that one of the lists starts with and the other one
  /// has; both counts without such an element.
  private static func start(
    _ old: [LayoutAttributes], _ new: [LayoutAttributes]
  ) -> (old: Int, new: Int) {
    guard let firstOld = old.first?.id, let firstNew = new.first?.id else {
      return (old.count, new.count)
    }
    if let place = old.firstIndex(where: { $0.id == firstNew }) { return (place, 0) }
    if let place = new.firstIndex(where: { $0.id == firstOld }) { return (0, place) }
    return (old.count, new.count)
  }
}
