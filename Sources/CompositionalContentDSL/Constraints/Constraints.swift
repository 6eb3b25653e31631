/// Views placed by constraints: Auto Layout without views (content rule 10).
///
/// ```swift
/// Constraints("row", margins: .symmetric(horizontal: 16, vertical: 8)) {
///   Leaf("icon", width: 24, height: 24)
///   Text("title", string: "Good morning")
///   Anchors("icon").leading == Anchors.margins.leading
///   Anchors("title").leading == Anchors("icon").trailing + 8
///   (Anchors("title").trailing <= Anchors.margins.trailing).priority(999)
/// }
/// ```
/// Constraints are added in their order. Names that no view or guide has are errors.
public struct Constraints: ContentElement {
  private let id: String?
  private let constraints: ContentConstraints

  /// Creates views with constraints.
  ///
  /// - Parameters:
  ///   - id: The name; nil for its index among its siblings.
  ///   - margins: The insets of the margins; nil for the layout margins of the environment.
  ///   - parts: The views, guides and constraints.
  /// - Precondition: Names are unique, and the constraints name only views and guides that are there.
  public init(
    _ id: String? = nil, margins: DirectionalEdgeInsets? = nil,
    @ConstraintsBuilder _ parts: () -> [ConstraintsPart]
  ) {
    self.id = id.map(ContentNames.checked)
    var constraints = ContentConstraints(margins: margins, views: [], constraints: [])
    for part in parts() {
      switch part.constraintsMember {
      case .view(let content): constraints.views.append(content)
      case .guide(let name): constraints.guides.append(name)
      case .constraint(let constraint): constraints.constraints.append(constraint)
      }
    }
    let names = constraints.views.enumerated().map { $1.id ?? "#\($0)" } + constraints.guides
    ContentNames.check(names)
    ContentNames.check(constraints.constraints.compactMap(\.id))
    let known = Set(names)
    for constraint in constraints.constraints {
      for item in [constraint.item, constraint.target] {
        guard case .part(let name)? = item else { continue }
        require(known.contains(name), "No view or guide has the name \"\(name)\".")
      }
    }
    self.constraints = constraints
  }

  /// The content with its views.
  public var content: Content { return Content(constraints, id: id) }
}

/// A rectangle that shows nothing, for constraints.
public struct Guide: ConstraintsPart {
  private let name: String

  /// Creates a guide.
  ///
  /// - Parameter name: Its name.
  public init(_ name: String) { self.name = ContentNames.checked(name) }

  /// The guide as a member.
  public var constraintsMember: ConstraintsMember { .guide(name) }
}

/// A view, a guide or a constraint in ``Constraints``.
public protocol ConstraintsPart: Sendable {
  /// What the part is.
  var constraintsMember: ConstraintsMember { get }
}

/// What a part of ``Constraints`` is.
public enum ConstraintsMember: Sendable {
  /// A view.
  case view(Content)
  /// A guide, by its name.
  case guide(String)
  /// A constraint.
  case constraint(LayoutConstraint)
}

extension ContentElement {
  /// The content as a view.
  public var constraintsMember: ConstraintsMember { .view(content) }
}

extension LayoutConstraint: ConstraintsPart {
  /// The constraint as a member.
  public var constraintsMember: ConstraintsMember { .constraint(self) }
}

/// Builds views, guides and constraints.
public typealias ConstraintsBuilder = ListResultBuilder<ConstraintsPart>

extension ListResultBuilder where Element == ConstraintsPart {
  /// Diagnoses an element that constraints cannot contain.
  @available(
    *, unavailable, message: "constraints contain content, Guide and relations of Anchors"
  )
  public static func buildExpression<Other>(_ expression: Other) -> [Element] { [] }
}
