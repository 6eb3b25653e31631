import Compositional

/// A traversal of the tree of a group that assigns items and ordinals.
struct ReferenceWalk {
  let section: Int
  let cellZ: Int
  let pixels: ReferencePixels
  /// The next item, and the end of the group's items.
  var item = 0
  var end = 0
  /// The frame of the top-level group.
  var host = ReferenceBox(origin: .zero, size: .zero)
  private(set) var elements: [ReferenceElement] = []
  private var ordinals: [String: Int] = [:]
  /// The axes on which the whole section shares its largest cell.
  private let sharedAxes: [LayoutAxis]
  /// The number of groups visited so far, used as their identifiers.
  private var groups = 0

  /// The group that contains an item.
  struct Parent {
    let id: Int
    let estimatedAxes: [LayoutAxis]
  }

  init(section: Int, cellZ: Int, pixels: ReferencePixels, sharedAxes: [LayoutAxis]) {
    self.sharedAxes = sharedAxes
    self.section = section
    self.cellZ = cellZ
    self.pixels = pixels
  }

  /// Visits a node, given the corner of its parent.
  ///
  /// A group's own supplementaries come before its items, and exist without them (rule 2.31).
  mutating func visit(
    _ node: ReferenceNode, in corner: ReferencePoint,
    of parent: Parent = Parent(id: 0, estimatedAxes: [])
  ) {
    let slot = node.slot(in: corner)
    let frame = slot.inset(by: node.insets)
    if node.item.content == .cell {
      guard item < end else { return }
      let sizing = ReferenceSizing(
        axes: node.estimatedAxes, current: frame.size,
        uniformAxes: node.uniformAxes.filter { parent.estimatedAxes.contains($0) },
        parent: parent.id, sharedAxes: sharedAxes)
      addCell(frame, zIndex: cellZ, sizing: node.estimatedAxes.isEmpty ? nil : sizing)
      addSupplementaries(of: node, around: frame, fractionsOf: frame.size)
      return
    }
    addSupplementaries(of: node, around: frame, fractionsOf: node.container)
    for custom in node.customItems where item < end {
      addCell(ReferenceBox(custom.frame).moved(by: slot.origin), zIndex: custom.zIndex)
    }
    groups += 1
    let own = Parent(id: groups, estimatedAxes: node.estimatedAxes)
    for child in node.children { visit(child, in: slot.origin, of: own) }
  }

  private mutating func addCell(
    _ frame: ReferenceBox, zIndex: Int, sizing: ReferenceSizing? = nil
  ) {
    elements.append(
      ReferenceElement(
        id: .cell(section: section, item: item), frame: frame, zIndex: zIndex, owner: .group(host),
        sizing: sizing))
    item += 1
  }

  /// Adds the views anchored to a frame (rule 2.12).
  private mutating func addSupplementaries(
    of node: ReferenceNode, around frame: ReferenceBox, fractionsOf container: ReferencePoint
  ) {
    for item in node.item.supplementaryItems {
      let ordinal = ordinals[item.elementKind, default: 0]
      ordinals[item.elementKind] = ordinal + 1
      elements.append(
        ReferenceElement(
          id: .supplementary(kind: item.elementKind, section: section, item: ordinal),
          frame: anchor(item, to: frame, fractionsOf: container), zIndex: item.zIndex,
          owner: .group(host)))
    }
  }

  /// Returns the frame of a view anchored to the frame of its host.
  private func anchor(
    _ item: CollectionLayoutSupplementaryItem, to host: ReferenceBox,
    fractionsOf container: ReferencePoint
  ) -> ReferenceBox {
    let size = pixels.resolve(item.layoutSize, in: container)
    let own = item.itemAnchor ?? CollectionLayoutAnchor(edges: item.containerAnchor.edges)
    var box = ReferenceBox(origin: host.origin, size: size)
    for axis in LayoutAxis.allCases {
      box.origin[axis] += host.size[axis] * place(of: item.containerAnchor.edges, along: axis)
      box.origin[axis] -= size[axis] * place(of: own.edges, along: axis)
      box.origin[axis] += offset(of: item.containerAnchor, along: axis, length: size[axis])
      box.origin[axis] += offset(of: own, along: axis, length: size[axis])
    }
    return box.inset(by: ReferenceInsets(item.contentInsets))
  }

  /// Returns the relative position of edges along an axis: the middle for none or both.
  private func place(of edges: DirectionalRectEdge, along axis: LayoutAxis) -> Double {
    let start = edges.contains(axis == .horizontal ? .leading : .top)
    let end = edges.contains(axis == .horizontal ? .trailing : .bottom)
    if start == end { return 0.5 }
    return start ? 0 : 1
  }

  /// Returns an anchor's offset in points; fractions are of the view's own length.
  private func offset(
    of anchor: CollectionLayoutAnchor, along axis: LayoutAxis, length: Double
  ) -> Double {
    let number = axis == .horizontal ? anchor.offset.x : anchor.offset.y
    return anchor.isFractionalOffset ? number * length : number
  }
}
