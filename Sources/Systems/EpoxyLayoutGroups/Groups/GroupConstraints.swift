/// The constraints between a group and its elements.
@MainActor
struct GroupConstraints {
  /// The edges, the center, the length and the padding along an axis.
  private struct Axis<Anchor: AnyObject> {
    let start: (Constrainable) -> NSLayoutAnchor<Anchor>
    let end: (Constrainable) -> NSLayoutAnchor<Anchor>
    let center: (Constrainable) -> NSLayoutAnchor<Anchor>
    let length: (Constrainable) -> NSLayoutDimension
    let padding: (NSDirectionalEdgeInsets) -> (start: CGFloat, end: CGFloat)
  }

  /// The priority with which a group is pulled to the size of its largest item across: above that of
  /// a view that is measured.
  private static let hugging = UILayoutPriority(51)
  /// The priority with which a group without such a wish keeps to its largest item.
  private static let weakest = UILayoutPriority(0.5)

  /// The priority with which a group without items is no longer than 0: above that of views that keep
  /// to their size, and below that of views that keep theirs at least.
  private static let emptiness = UILayoutPriority.defaultLow + 1

  private(set) var all: [NSLayoutConstraint] = []
  private let group: LayoutGroup
  private let containers: [ConstrainableContainer]

  init(_ group: LayoutGroup, _ containers: [ConstrainableContainer]) {
    self.group = group
    self.containers = containers
    let horizontal = Axis<NSLayoutXAxisAnchor>(
      start: { $0.leadingAnchor }, end: { $0.trailingAnchor }, center: { $0.centerXAnchor },
      length: { $0.widthAnchor }, padding: { ($0.leading, $0.trailing) })
    let vertical = Axis<NSLayoutYAxisAnchor>(
      start: { $0.topAnchor }, end: { $0.bottomAnchor }, center: { $0.centerYAnchor },
      length: { $0.heightAnchor }, padding: { ($0.top, $0.bottom) })
    if group.axis == .vertical {
      add(along: vertical, across: horizontal)
    } else {
      add(along: horizontal, across: vertical)
    }
  }

  private mutating func add<Along, Across>(along: Axis<Along>, across: Axis<Across>) {
    addGaps(along)
    for container in containers { addAlignment(of: container, across) }
    if containers.isEmpty {
      let empty = along.length(group).constraint(equalToConstant: 0)
      empty.priority = Self.emptiness
      all.append(empty)
    }
  }

  /// Adds the gaps between the elements, and the ends.
  private mutating func addGaps<Anchor>(_ axis: Axis<Anchor>) {
    for (before, after) in zip(containers, containers.dropFirst()) {
      let gap =
        group.spacing + axis.padding(before.placement.padding).end
        + axis.padding(after.placement.padding).start
      all.append(axis.start(after).constraint(equalTo: axis.end(before), constant: gap))
    }
    if let first = containers.first, !isCustom(first) {
      let inset = axis.padding(first.placement.padding).start
      all.append(axis.start(first).constraint(equalTo: axis.start(group), constant: inset))
    }
    if let last = containers.last, !isCustom(last) {
      let inset = axis.padding(last.placement.padding).end
      all.append(axis.end(last).constraint(equalTo: axis.end(group), constant: -inset))
    }
  }

  private func isCustom(_ container: ConstrainableContainer) -> Bool {
    group.acrossAlignment(of: container.placement).isCustom
  }

  /// Adds the alignment of an element, and keeps it inside if it does not fill the group.
  private mutating func addAlignment<Anchor>(
    of container: ConstrainableContainer, _ axis: Axis<Anchor>
  ) {
    let (start, end) = (axis.start(container), axis.end(container))
    let (outerStart, outerEnd) = (axis.start(group), axis.end(group))
    let padding = axis.padding(container.placement.padding)
    let atStart = start.constraint(equalTo: outerStart, constant: padding.start)
    let atEnd = end.constraint(equalTo: outerEnd, constant: -padding.end)
    let inside = [
      start.constraint(greaterThanOrEqualTo: outerStart, constant: padding.start),
      end.constraint(lessThanOrEqualTo: outerEnd, constant: -padding.end),
    ]
    func add(center other: Constrainable) {
      all.append(axis.center(container).constraint(equalTo: axis.center(other)))
      all += inside + [wish(atStart), wish(atEnd)]
    }
    switch group.acrossAlignment(of: container.placement) {
    case .fill: all += [atStart, atEnd]
    case .start: all += [atStart, inside[1], wish(atEnd)]
    case .end: all += [inside[0], atEnd, wish(atStart)]
    case .center: add(center: group)
    case .centered(let other): add(center: other)
    case .custom(_, let provider): all += provider(group, container.constrainable)
    }
  }

  private func wish(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.priority = group.hugsAcross ? Self.hugging : Self.weakest
    return constraint
  }
}
