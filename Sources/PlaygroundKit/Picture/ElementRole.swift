import Compositional

/// What an element is to the person who looks at a picture.
enum ElementRole: Int, CaseIterable {
  case cell, boundary, pinned, badge, decoration

  /// Pinned items are raised by this much, whatever their own depth.
  static let pinnedDepth = 1_000_000_000

  /// Tells headers from badges by the kinds that stand at boundaries.
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

  /// Whether an element is a boundary item that is held in sight, at rest or not.
  static func isPinned(_ element: LayoutAttributes) -> Bool {
    element.category == .supplementaryView && element.zIndex >= pinnedDepth
  }

  /// How its outline is drawn.
  var line: LineStyle {
    switch self {
    case .cell: .light
    case .boundary: .double
    case .pinned: .heavy
    case .badge: .rounded
    case .decoration: .dashed
    }
  }

  /// Its colour.
  var ink: Ink {
    switch self {
    case .cell: .cell
    case .boundary: .boundary
    case .pinned: .pinned
    case .badge: .badge
    case .decoration: .decoration
    }
  }

  /// What the legend calls it.
  var name: String {
    switch self {
    case .cell: "cell"
    case .boundary: "header, footer"
    case .pinned: "pinned"
    case .badge: "badge"
    case .decoration: "background"
    }
  }

  /// What may be written on an element, the best first.
  func labels(_ element: LayoutAttributes, unicode: Bool) -> [String] {
    let path = element.indexPath.description
    guard let kind = element.kind.map(Self.short) else { return [path] }
    switch self {
    case .badge: return ["\(kind) \(path)", path, kind, Self.mark(unicode)]
    default: return ["\(kind) \(path)", kind, path]
    }
  }

  /// What stands for an element that is too small for a box.
  static func mark(_ unicode: Bool) -> String { unicode ? "●" : "o" }

  /// UIKit's own kinds without what they all begin with.
  static func short(_ kind: String) -> String {
    let prefix = "UICollectionElementKindSection"
    return kind.hasPrefix(prefix) ? kind.dropFirst(prefix.count).lowercased() : kind
  }
}
