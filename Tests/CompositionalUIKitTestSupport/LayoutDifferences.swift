import CompositionalUIKit

extension CollectionLayoutEnvironment {
  /// A phone held upright at two pixels a point, with neither safe area nor margins.
  package static var phone: CollectionLayoutEnvironment {
    CollectionLayoutEnvironment(size: CGSize(width: 390, height: 844))
  }
}

extension UICollectionViewLayout {
  /// The differences of a layout from frames worked out by hand, as lines of text.
  ///
  /// Diagnostics count as differences too.
  ///
  /// - Parameters:
  ///   - expected: x, y, width and height, in points of the content, by the text form of an id.
  ///   - itemCounts: the number of items of each section.
  ///   - environment: what the layout is prepared for.
  package func differences(
    from expected: KeyValuePairs<String, [CGFloat]>, itemCounts: [Int],
    in environment: CollectionLayoutEnvironment = .phone
  ) -> [String] {
    guard let layout = self as? UICollectionViewCompositionalLayout else {
      return ["\(type(of: self)) is no compositional layout"]
    }
    var engine = layout.value
    engine.prepare(itemCounts: itemCounts, in: environment)
    var lines = engine.diagnostics.map { "\($0)" }
    layout.prepare(itemCounts: itemCounts, in: environment)
    for (name, numbers) in expected {
      let found = layout.frame(of: name)
      let edges = found.map { [$0.minX, $0.minY, $0.width, $0.height] }
      let isNear = edges.map { zip($0, numbers).allSatisfy { abs($0 - $1) < 0.01 } } ?? false
      guard isNear, numbers.count == 4 else {
        lines.append("\(name): expected \(numbers), got \(edges.map { "\($0)" } ?? "nothing")")
        continue
      }
    }
    return lines
  }

  /// The frame of an element by the text form of its id, queried with UIKit's methods.
  package func frame(of name: String) -> CGRect? {
    guard let id = ElementID(name) else { return nil }
    let path = IndexPath(item: id.indexPath.item, section: id.indexPath.section)
    switch id {
    case .cell: return layoutAttributesForItem(at: path)?.frame
    case .supplementary(let kind, _):
      return layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
    case .decoration(let kind, _):
      return layoutAttributesForDecorationView(ofKind: kind, at: path)?.frame
    }
  }
}
