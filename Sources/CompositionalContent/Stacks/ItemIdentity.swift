import Compositional

/// The properties by which an item is recognized.
struct ItemIdentity: Hashable {
  /// The kind, with the properties that a change of items cannot change.
  enum Kind: Hashable {
    case stack(ContentStack.Arrangement, spacing: CGFloat)
    case spacer(ContentSpacer)
    case leaf, flow, split, scrollingSplit, conditional, rows, constraints, padding, separator
  }

  let name: String
  let style: String?
  let kind: Kind
  let vertical: StackVerticalAlignment?
  let horizontal: StackHorizontalAlignment?
  let accessibility: StackHorizontalAlignment?
  let padding: DirectionalEdgeInsets

  init(_ item: Content, _ index: Int) {
    name = item.id ?? "#\(index)"
    style = item.style
    vertical = item.placement.verticalAlignment
    horizontal = item.placement.horizontalAlignment
    accessibility = item.placement.accessibilityAlignment
    padding = item.placement.padding
    kind =
      switch item.kind {
      case .stack(let stack): .stack(stack.arrangement, spacing: stack.spacing)
      case .spacer(let spacer): .spacer(spacer)
      case .leaf: .leaf
      case .flow: .flow
      case .split: .split
      case .scrollingSplit: .scrollingSplit
      case .conditional: .conditional
      case .rows: .rows
      case .constraints: .constraints
      case .padding: .padding
      case .separator: .separator
      }
  }
}
