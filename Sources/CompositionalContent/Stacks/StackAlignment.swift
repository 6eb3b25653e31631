import Compositional

/// The alignment of an item across a horizontal stack.
public enum StackVerticalAlignment: Hashable, Sendable {
  /// From the top to the bottom.
  case fill
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// In the middle of another part of the same tree of stacks, by its path from the root.
  case centeredTo(String)
  /// Where a closure puts it.
  case custom(StackCustomAlignment)
}

/// The alignment of an item across a vertical stack.
public enum StackHorizontalAlignment: Hashable, Sendable {
  /// From the leading to the trailing edge.
  case fill
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
  /// In the middle of another part of the same tree of stacks, by its path from the root.
  case centeredTo(String)
  /// Where a closure puts it.
  case custom(StackCustomAlignment)
}

/// The alignment of an item across a stack of either axis.
enum CrossAlignment: Hashable {
  case fill, start, center, end
  case centered(to: String)
  case custom(StackCustomAlignment)

  init(_ alignment: StackVerticalAlignment) {
    self =
      switch alignment {
      case .fill: .fill
      case .top: .start
      case .center: .center
      case .bottom: .end
      case .centeredTo(let path): .centered(to: path)
      case .custom(let alignment): .custom(alignment)
      }
  }

  init(_ alignment: StackHorizontalAlignment) {
    self =
      switch alignment {
      case .fill: .fill
      case .leading: .start
      case .center: .center
      case .trailing: .end
      case .centeredTo(let path): .centered(to: path)
      case .custom(let alignment): .custom(alignment)
      }
  }

  /// True if a closure chooses the place.
  var isCustom: Bool {
    if case .custom = self { return true }
    return false
  }

  /// True if the place may depend on those of other parts, and is chosen after them.
  var followsOthers: Bool {
    switch self {
    case .centered, .custom: true
    case .fill, .start, .center, .end: false
    }
  }
}
