/// An edge, a center, a baseline or a length of an item in a constraint.
public enum ConstraintAttribute: String, Hashable, Sendable, CaseIterable {
  /// The left edge, whatever the reading direction.
  case left
  /// The right edge, whatever the reading direction.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge at which reading begins.
  case leading
  /// The edge at which reading ends.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The middle between left and right.
  case centerX
  /// The middle between top and bottom.
  case centerY
  /// The baseline of the first line.
  case firstBaseline
  /// The baseline of the last line.
  case lastBaseline
}

extension ConstraintAttribute {
  /// The kinds of attributes; a constraint relates attributes of one kind.
  public enum Kind: Hashable, Sendable {
    /// A horizontal position.
    case horizontal
    /// A vertical position.
    case vertical
    /// A width or a height.
    case length
  }

  /// The kind of the attribute.
  public var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .width, .height: .length
    }
  }

  /// True for the edges that follow the reading direction.
  public var followsReading: Bool { self == .leading || self == .trailing }

  /// True for the edges that do not follow the reading direction.
  public var isPhysicalSide: Bool { self == .left || self == .right }

  /// Why the attribute cannot be related to another; nil if it can.
  public func objection(to other: ConstraintAttribute) -> String? {
    if kind != other.kind {
      if kind == .length || other.kind == .length {
        return "a size cannot be related to a position"
      }
      return "a horizontal position cannot be related to a vertical one"
    }
    if isPhysicalSide && other.followsReading || followsReading && other.isPhysicalSide {
      return "left and right cannot be related to leading and trailing"
    }
    return nil
  }
}

/// What a constraint is about: a part, the container, or a rectangle in the container.
public enum ConstraintItem: Hashable, Sendable {
  /// A view or a guide, by its name.
  case part(String)
  /// The container.
  case container
  /// The container without its margins.
  case margins
  /// The container without the safe area.
  case safeArea
  /// The part of the container in which text is readable.
  case readable

  /// The name: that of a part, `..` for the container, or that of its guide after `@`.
  public var name: String {
    switch self {
    case .part(let name): name
    case .container: ".."
    case .margins: "@margins"
    case .safeArea: "@safeArea"
    case .readable: "@readable"
    }
  }

  /// Creates an item from its name; nil for an unknown guide of the container.
  public init?(named name: String) {
    switch name {
    case "..": self = .container
    case "@margins": self = .margins
    case "@safeArea": self = .safeArea
    case "@readable": self = .readable
    default:
      if name.hasPrefix("@") || name.isEmpty { return nil }
      self = .part(name)
    }
  }
}

// The names of cases, written out: Embedded Swift cannot look them up.

extension ConstraintAttribute: CustomStringConvertible {
  /// The name of the case.
  public var description: String { rawValue }
}

extension ConstraintRelation: CustomStringConvertible {
  /// The name of the case.
  public var description: String { rawValue }
}
