import Compositional

/// The length of an item along a split (content rule 6).
public enum ContentSlot: Hashable, Sendable {
  /// A length in points; one between 0 and 1 is a pixel.
  case fixed(CGFloat)
  /// The length that the item needs.
  case automatic
  /// A part of what the fixed and automatic slots leave over, in percent.
  case percentage(CGFloat)
  /// An equal part of what all other slots leave over.
  case equal
  /// The length of an item of a split in a scrolling split, by its id.
  case basedOn(String)
  /// An inset of the safe area and an adjustment, in points.
  case safeArea(Edge, adjustment: CGFloat = 0)
  /// A layout margin and an adjustment, in points.
  case layoutMargins(Edge, adjustment: CGFloat = 0)
  /// The first slot whose condition holds; a fixed slot of 0 if there is none.
  case conditional([Conditional])

  /// An edge of the view.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The top edge.
    case top
    /// The edge where reading starts.
    case leading
    /// The bottom edge.
    case bottom
    /// The edge where reading ends.
    case trailing
  }

  /// A slot with a condition.
  public struct Conditional: Hashable, Sendable {
    /// The condition; the split asks, not the item.
    public var condition: ContentCondition
    /// The slot.
    public var slot: ContentSlot

    /// Creates a slot with a condition.
    public init(_ condition: ContentCondition = .init(), _ slot: ContentSlot) {
      self.condition = condition
      self.slot = slot
    }
  }
}

/// A slot after its conditions and references to the environment.
enum ResolvedSlot: Hashable {
  case fixed(Double)
  case automatic
  case percentage(Double)
  case equal
  case basedOn(String)
}

extension ContentSlot {
  /// Returns the slot in an environment.
  ///
  /// - Parameters:
  ///   - width: The width of the split, in points; nil if it is not known yet.
  ///   - solver: The solver, which knows the environment.
  func resolved(width: Double?, in solver: ContentSolver) -> ResolvedSlot {
    switch self {
    case .fixed(let length): return .fixed(Self.whole(Double(length), in: solver))
    case .automatic: return .automatic
    case .percentage(let part): return .percentage(Double(part))
    case .equal: return .equal
    case .basedOn(let id): return .basedOn(id)
    case .safeArea(let edge, let adjustment):
      let length = Double(solver.safeArea[edge] + adjustment)
      return .fixed(Self.whole(max(0, length), in: solver))
    case .layoutMargins(let edge, let adjustment):
      let length = Double(solver.margins[edge] + adjustment)
      return .fixed(Self.whole(max(0, length), in: solver))
    case .conditional(let slots):
      let first = slots.first { slot in
        slot.condition.holds(width: width.map { CGFloat($0) }, in: solver.environment)
      }
      return first?.slot.resolved(width: width, in: solver) ?? .fixed(0)
    }
  }

  /// Returns a length, or a pixel for one between 0 and 1 (content rule 6.1).
  private static func whole(_ length: Double, in solver: ContentSolver) -> Double {
    length > 0 && length < 1 ? solver.environment.pixel : length
  }
}

extension DirectionalEdgeInsets {
  /// The inset of an edge, in points.
  subscript(edge: ContentSlot.Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }
}
