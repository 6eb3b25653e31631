import Compositional

/// The role of an element in a picture.
enum ElementRole: Int, CaseIterable {
  case cell, boundary, pinned, badge, decoration

  /// The least z-index of pinned items.
  static let pinnedDepth = 1_000_000_000

  /// Creates the role of an element.
  ///
  /// Kinds of boundary items distinguish headers from badges.
  init(_ element: LayoutAttributes, boundaryKinds: Set<String>) {
    switch element.category {
    case .cell: self = .cell
    case .decorationView: self = .decoration
    case .supplementaryView:
      if Self.isPinned(element) {
        self = .pinned
      } else {
        self = boundaryKinds.contains(element.kind ?? "") ? .boundary : .badge
      }
    }
  }

  /// Returns true if an element is a boundary item that pins, moved or not.
  static func isPinned(_ element: LayoutAttributes) -> Bool {
    element.category == .supplementaryView && element.zIndex >= pinnedDepth
  }

  /// The style of its outline.
  var line: LineStyle {
    switch self {
    case .cell: .light
    case .boundary: .double
    case .pinned: .heavy
    case .badge: .rounded
    case .decoration: .dashed
    }
  }

  /// The color.
  var ink: Ink {
    switch self {
    case .cell: .cell
    case .boundary: .boundary
    case .pinned: .pinned
    case .badge: .badge
    case .decoration: .decoration
    }
  }

  /// The name in the legend.
  var name: String {
    switch self {
    case .cell: "cell"
    case .boundary: "header, footer"
    case .pinned: "pinned"
    case .badge: "badge"
    case .decoration: "background"
    }
  }

  /// Returns the labels for an element, the best first.
  func labels(_ element: LayoutAttributes, unicode: Bool) -> [String] {
    let path = element.indexPath.description
    guard let kind = element.kind.map(Self.short) else { return [path] }
    switch self {
    case .badge: return ["\(kind) \(path)", path, kind, Self.mark(unicode)]
    default: return ["\(kind) \(path)", kind, path]
    }
  }

  /// Returns the mark of an element that is too small for a box.
  static func mark(_ unicode: Bool) -> String { unicode ? "●" : "o" }

  /// Returns the kind without the prefix of UIKit's own kinds.
  static func short(_ kind: String) -> String {
    let prefix = "UICollectionElementKindSection"
    return kind.hasPrefix(prefix) ? kind.dropFirst(prefix.count).lowercased() : kind
  }
}
