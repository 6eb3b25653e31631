extension CollectionLayoutItem: CustomStringConvertible {
  /// The item and everything nested in it, one per line.
  public var description: String { lines().joined(separator: "\n") }

  private func lines() -> [String] {
    var head = "\(name) \(layoutSize)"
    if contentInsets != .zero { head += ", contentInsets: \(contentInsets)" }
    if let edgeSpacing { head += ", edgeSpacing: \(edgeSpacing)" }
    if let interItemSpacing { head += ", interItemSpacing: \(interItemSpacing)" }
    let children = supplementaryItems.map { [$0.description] } + subitems.map { $0.lines() }
    return [head] + children.flatMap { $0 }.map { "  " + $0 }
  }

  private var name: String {
    switch content {
    case .cell: "item"
    case .custom: "custom group"
    case .group(let axis, .list): "\(axis) group"
    case .group(let axis, .counted(_, let count)): "\(axis) group of \(count) equal"
    case .group(let axis, .repeating(_, let count)): "\(axis) group of \(count) repeated"
    }
  }
}
