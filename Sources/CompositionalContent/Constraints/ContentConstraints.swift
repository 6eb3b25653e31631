import Compositional

/// Views placed by constraints: Auto Layout without views (content rule 10).
public struct ContentConstraints: Hashable, Sendable {
  /// The insets of the margins, in points; nil for the layout margins of the environment.
  public var margins: DirectionalEdgeInsets?
  /// The views, in order.
  ///
  /// A container counts as a leaf. A spacer and a padding have no natural size.
  public var views: [Content]
  /// The names of the guides, in order.
  public var guides: [String]
  /// The constraints, in the order in which they are added.
  public var constraints: [LayoutConstraint]

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - margins: The insets of the margins, in points; nil for those of the environment.
  ///   - views: The views, in order.
  ///   - guides: The names of the guides, in order.
  ///   - constraints: The constraints, in the order in which they are added.
  public init(
    margins: DirectionalEdgeInsets? = nil, views: [Content], guides: [String] = [],
    constraints: [LayoutConstraint]
  ) {
    self.margins = margins
    self.views = views
    self.guides = guides
    self.constraints = constraints
  }

  /// The name of a constraint in answers: its id, or its index.
  public func name(ofConstraint index: Int) -> String {
    constraints[index].id ?? String(index)
  }
}

extension Content {
  /// Creates views placed by constraints.
  ///
  /// - Parameters:
  ///   - constraints: The views, guides and constraints.
  ///   - id: The name of the node; nil for its index among its siblings.
  public init(_ constraints: ContentConstraints, id: String? = nil) {
    self.init(kind: .constraints(constraints), id: id)
  }

  /// The nodes of constraints in the tree, in the order of the document.
  package var constraintNodes: [ContentConstraints] {
    ContentNode.list(of: self).compactMap { node in
      if case .constraints(let constraints) = node.content.kind { return constraints }
      return nil
    }
  }
}
