extension CollectionLayoutItem {
  /// The kinds of the views anchored to this item and to its subitems, each once, in layout order.
  var viewKinds: [String] {
    var kinds: [String] = []
    var seen: Set<String> = []
    func collect(_ item: CollectionLayoutItem) {
      for view in item.supplementaryItems where seen.insert(view.elementKind).inserted {
        kinds.append(view.elementKind)
      }
      guard case .group(_, let subitems) = item.content else { return }
      for subitem in subitems.items { collect(subitem) }
    }
    collect(self)
    return kinds
  }
}
