/// The labels of elements.
package enum ElementLabels {
  /// Returns the labels of an element, the best first.
  ///
  /// A cell is its index path, and its item where room is short. A badge ends in its kind.
  static func labels(of id: ElementID, isBadge: Bool) -> [String] {
    let path = id.indexPath.description
    let item = id.indexPath.isOfLayout ? "max" : "\(id.indexPath.item)"
    guard let kind = id.kind.map({ short($0) }) else { return [path, item] }
    return isBadge ? ["\(kind) \(path)", path, kind, item] : ["\(kind) \(path)", kind, path]
  }

  /// Returns the kind on one line, without the prefix of UIKit's own kinds.
  package static func short(_ kind: String) -> String {
    let prefix = "UICollectionElementKindSection"
    let name = kind.hasPrefix(prefix) ? kind.dropFirst(prefix.count).lowercased() : kind
    return name.printable
  }
}
