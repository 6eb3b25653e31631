/// The constraints between a group and its elements.
@MainActor
struct GroupConstraints {
  /// The edges and the center along an axis.
  private struct Edges<Anchor: AnyObject> {
    let start: NSLayoutAnchor<Anchor>
    let end: NSLayoutAnchor<Anchor>
    let center: NSLayoutAnchor<Anchor>
  }

  /// The priority with which a group is pulled to the size of its largest item across: above that of
  /// a view that is measured.
  private static let hugging = UILayoutPriority(51)
  /// The priority with which a group without such a wish keeps to its largest item.
  private static let weakest = UILayoutPriority(0.5)

  private(set) var all: [NSLayoutConstraint] = []
  private let group: LayoutGroup
  private let containers: [ConstrainableContainer]

  init(_ group: LayoutGroup, _ containers: [ConstrainableContainer]) {
    self.group = group
    self.containers = containers
    switch group.axis {
    case .vertical:
      addAlong(Self.vertical, start: \.top, end: \.bottom)
      addAcross(Self.horizontal, start: \.leading, end: \.trailing)
      if containers.isEmpty { all.append(group.heightAnchor.constraint(equalToConstant: 0)) }
    default:
      addAlong(Self.horizontal, start: \.leading, end: \.trailing)
      addAcross(Self.vertical, start: \.top, end: \.bottom)
      if containers.isEmpty { all.append(group.widthAnchor.constraint(equalToConstant: 0)) }
    }
  }

  private static func horizontal(_ item: Constrainable) -> Edges<NSLayoutXAxisAnchor> {
    Edges(start: item.leadingAnchor, end: item.trailingAnchor, center: item.centerXAnchor)
  }

  private static func vertical(_ item: Constrainable) -> Edges<NSLayoutYAxisAnchor> {
    Edges(start: item.topAnchor, end: item.bottomAnchor, center: item.centerYAnchor)
  }

  /// Adds the gaps between the elements, and the ends.
  private mutating func addAlong<Anchor>(
    _ edges: (Constrainable) -> Edges<Anchor>, start: KeyPath<NSDirectionalEdgeInsets, CGFloat>,
    end: KeyPath<NSDirectionalEdgeInsets, CGFloat>
  ) {
    let outer = edges(group)
    for (before, after) in zip(containers, containers.dropFirst()) {
      let gap =
        group.spacing + before.placement.padding[keyPath: end]
        + after.placement.padding[keyPath: start]
      all.append(edges(after).start.constraint(equalTo: edges(before).end, constant: gap))
    }
    if let first = containers.first, !isCustom(first) {
      let inset = first.placement.padding[keyPath: start]
      all.append(edges(first).start.constraint(equalTo: outer.start, constant: inset))
    }
    if let last = containers.last, !isCustom(last) {
      let inset = last.placement.padding[keyPath: end]
      all.append(edges(last).end.constraint(equalTo: outer.end, constant: -inset))
    }
  }

  private func isCustom(_ container: ConstrainableContainer) -> Bool {
    group.acrossAlignment(of: container.placement).isCustom
  }

  /// Adds the alignments, and keeps inside whatever does not fill the group.
  private mutating func addAcross<Anchor>(
    _ edges: (Constrainable) -> Edges<Anchor>, start: KeyPath<NSDirectionalEdgeInsets, CGFloat>,
    end: KeyPath<NSDirectionalEdgeInsets, CGFloat>
  ) {
    let outer = edges(group)
    for container in containers {
      let inner = edges(container)
      let padding = container.placement.padding
      let (low, high) = (padding[keyPath: start], -padding[keyPath: end])
      let atStart = inner.start.constraint(equalTo: outer.start, constant: low)
      let atEnd = inner.end.constraint(equalTo: outer.end, constant: high)
      let fromStart = inner.start.constraint(greaterThanOrEqualTo: outer.start, constant: low)
      let fromEnd = inner.end.constraint(lessThanOrEqualTo: outer.end, constant: high)
      switch group.acrossAlignment(of: container.placement) {
      case .fill: all += [atStart, atEnd]
      case .start: all += [atStart, fromEnd, wish(atEnd)]
      case .end: all += [fromStart, atEnd, wish(atStart)]
      case .center:
        all += [inner.center.constraint(equalTo: outer.center), fromStart, fromEnd]
        all += [wish(atStart), wish(atEnd)]
      case .centered(let other):
        all += [inner.center.constraint(equalTo: edges(other).center), fromStart, fromEnd]
        all += [wish(atStart), wish(atEnd)]
      case .custom(_, let provider): all += provider(group, container.constrainable)
      }
    }
  }

  private func wish(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.priority = group.hugsAcross ? Self.hugging : Self.weakest
    return constraint
  }
}
