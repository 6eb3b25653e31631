/// The items of the group in an ``HGroupView`` or a ``VGroupView``.
@preconcurrency @MainActor
public struct GroupViewContent {
  /// The items.
  public let items: [GroupItemModeling]

  /// Holds items; nil for none.
  public init(items: [GroupItemModeling?]) { self.items = items.compactMap { $0 } }

  /// Holds the items of a builder.
  public init(@GroupModelBuilder _ items: () -> [GroupItemModeling]) { self.items = items() }
}

extension GroupViewContent: Equatable {
  /// Returns false, because the group compares the items itself.
  public nonisolated static func == (one: Self, other: Self) -> Bool { false }
}

extension UIView {
  /// Installs a group, held at the edges; at the bottom so weakly that the group is not stretched.
  func fill(with group: LayoutGroup, insets: UIEdgeInsets) {
    group.install(in: self)
    let bottom = group.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom)
    bottom.priority = .defaultLow - 1
    group.pin(by: [
      group.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      group.leftAnchor.constraint(equalTo: leftAnchor, constant: insets.left),
      group.rightAnchor.constraint(equalTo: rightAnchor, constant: -insets.right), bottom,
    ])
  }
}

extension UIEdgeInsets {
  /// The insets as numbers, from the top counterclockwise.
  var numbers: [CGFloat] { [top, left, bottom, right] }
}
