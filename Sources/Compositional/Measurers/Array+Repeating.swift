extension Array {
  /// Returns the value for an element by its item index, repeating; nil if the array is empty.
  ///
  /// An element of the layout as a whole has no item index and takes the first value.
  func repeating(at id: ElementID) -> Element? {
    guard !isEmpty else { return nil }
    let path = id.indexPath
    return self[path.isOfLayout ? 0 : path.item % count]
  }
}
