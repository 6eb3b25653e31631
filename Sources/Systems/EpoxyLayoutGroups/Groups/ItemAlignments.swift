/// Constraints of an item: a closure over the group and the item.
public typealias GroupLayoutProvider =
  @MainActor (
    _ container: Constrainable, _ constrainable: Constrainable
  ) -> [NSLayoutConstraint]

/// The place of a call in the source.
private struct CallSite: Hashable {
  let file: String
  let line: UInt
  let column: UInt
}

/// The alignment of an item in a group of one kind, with the names of its axis.
public protocol GroupItemAlignment: Hashable {
  /// The alignment, whatever the axis.
  var across: AcrossAlignment { get }

  /// Returns an alignment by constraints; two of the same id are equal.
  static func custom(
    alignmentID: AnyHashable, layoutProvider: @escaping GroupLayoutProvider
  ) -> Self
}

extension GroupItemAlignment {
  /// Returns an alignment by constraints; two that are written at the same place are equal.
  public static func custom(
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
    _ layoutProvider: @escaping GroupLayoutProvider
  ) -> Self {
    let place = CallSite(file: fileID, line: line, column: column)
    return .custom(alignmentID: place, layoutProvider: layoutProvider)
  }

  /// Returns true if both align in the same way, to the same element or by the same id.
  public static func == (one: Self, other: Self) -> Bool { one.across.key == other.across.key }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(across.key) }
}

extension HGroup {
  /// The vertical alignment of an item.
  public enum ItemAlignment: GroupItemAlignment {
    /// From the top of the group to its bottom.
    case fill
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// In the middle.
    case center
    /// In the middle of another element under the same view.
    case centered(to: Constrainable)
    /// By constraints; two of the same id are equal.
    ///
    /// Those of the first item include its leading edge, and those of the last its trailing edge.
    case custom(alignmentID: AnyHashable, layoutProvider: GroupLayoutProvider)

    /// The alignment, whatever the axis.
    public var across: AcrossAlignment {
      switch self {
      case .fill: .fill
      case .top: .start
      case .bottom: .end
      case .center: .center
      case .centered(let other): .centered(to: other)
      case .custom(let id, let provider): .custom(id, provider)
      }
    }
  }
}

extension VGroup {
  /// The horizontal alignment of an item.
  public enum ItemAlignment: GroupItemAlignment {
    /// From the leading edge of the group to the trailing one.
    case fill
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
    /// In the middle.
    case center
    /// In the middle of another element under the same view.
    case centered(to: Constrainable)
    /// By constraints; two of the same id are equal.
    ///
    /// Those of the first item include its top edge, and those of the last its bottom edge.
    case custom(alignmentID: AnyHashable, layoutProvider: GroupLayoutProvider)

    /// The alignment, whatever the axis.
    public var across: AcrossAlignment {
      switch self {
      case .fill: .fill
      case .leading: .start
      case .trailing: .end
      case .center: .center
      case .centered(let other): .centered(to: other)
      case .custom(let id, let provider): .custom(id, provider)
      }
    }
  }
}

/// The alignment of an item across the axis of its group.
public enum AcrossAlignment {
  /// From the one edge of the group to the other.
  case fill
  /// At the top or leading edge.
  case start
  /// At the bottom or trailing edge.
  case end
  /// In the middle.
  case center
  /// In the middle of another element under the same view.
  case centered(to: Constrainable)
  /// By constraints; two of the same id are equal.
  case custom(AnyHashable, GroupLayoutProvider)

  /// What is compared.
  var key: AnyHashable {
    switch self {
    case .fill: 0
    case .start: 1
    case .end: 2
    case .center: 3
    case .centered(let other): [4, ObjectIdentifier(other as AnyObject)] as [AnyHashable]
    case .custom(let id, _): [5, id] as [AnyHashable]
    }
  }

  var isCustom: Bool {
    if case .custom = self { return true }
    return false
  }
}
