import Compositional

/// Views and guides in a container, placed by constraints: Auto Layout without views.
///
/// The container begins at (0, 0). Nothing is rounded. Lengths are in points.
///
/// ```swift
/// var layout = ConstraintLayout(
///   [ConstraintPart("title", width: .init(180), height: .init(20))],
///   [LayoutConstraint(.part("title"), .leading, to: .margins)],
///   margins: PhysicalEdgeInsets(left: 16))
/// layout.width = .imposed(320)
/// layout.solve()
/// layout.frame(of: 0)
/// ```
public struct ConstraintLayout: Sendable {
  /// The variables of a part or of the container.
  struct Place {
    var x: ConstraintSolver.Variable?
    var y: ConstraintSolver.Variable?
    var width: ConstraintSolver.Variable
    var height: ConstraintSolver.Variable
  }

  /// The views and guides.
  public private(set) var parts: [ConstraintPart]
  /// The constraints, in order.
  public let constraints: [LayoutConstraint]
  /// The reading direction.
  public let direction: UserInterfaceLayoutDirection
  /// The insets of the guides of the container, in points.
  let insets: [PhysicalEdgeInsets]
  /// The width of the container.
  public var width = ContainerLength.fitting { didSet { impose(width, widthConstraint) } }
  /// The height of the container.
  public var height = ContainerLength.fitting { didSet { impose(height, heightConstraint) } }

  var solver = ConstraintSolver()
  let container: Place
  private(set) var places: [Place] = []
  private(set) var indexes: [String: Int] = [:]
  /// What each variable and constraint of the solver stands for, by its index there.
  private(set) var reasons: [Int32: ConstraintReason] = [:]
  /// The number of parts that are views.
  let viewCount: Int
  /// The places of the parts, breadth first.
  let breadths: [Int]
  /// The constraints in the solver, in order; nil for one about an unknown part.
  private(set) var handles: [ConstraintSolver.Constraint?] = []
  /// The constraints of natural lengths: at most and at least, by part and axis.
  var wishes: [ContentWish] = []
  let widthConstraint: ConstraintSolver.Constraint
  let heightConstraint: ConstraintSolver.Constraint

  /// A constraint of the natural length of a part.
  struct ContentWish {
    let part: Int
    let axis: LayoutAxis
    let isLimit: Bool
    let handle: ConstraintSolver.Constraint
  }

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - parts: The views and guides, whose names are unique.
  ///   - constraints: The constraints; one about an unknown part is left out. Where priorities tie,
  ///     the parts get the space in the order of the constraints.
  ///   - margins: The insets of the margins.
  ///   - safeArea: The insets of the safe area.
  ///   - readable: The insets of the readable part; nil for the margins.
  ///   - direction: The reading direction.
  /// - Complexity: O(parts + constraints), and the making of rows.
  public init(
    _ parts: [ConstraintPart], _ constraints: [LayoutConstraint],
    margins: PhysicalEdgeInsets = .zero, safeArea: PhysicalEdgeInsets = .zero,
    readable: PhysicalEdgeInsets? = nil,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) {
    self.parts = parts
    self.constraints = constraints
    self.direction = direction
    insets = [margins, safeArea, readable ?? margins]
    viewCount = parts.count { !$0.isGuide }
    breadths = Self.breadths(of: parts, views: viewCount)
    container = Place(
      width: solver.addVariable(isNonnegative: true),
      height: solver.addVariable(isNonnegative: true))
    let (width, height) = (ContainerLength.fitting.wish, ContainerLength.fitting.wish)
    widthConstraint = solver.add(
      [.init(container.width)], .equal, width.points, priority: width.priority)
    heightConstraint = solver.add(
      [.init(container.height)], .equal, height.points, priority: height.priority)
    solver.setBreakingOrder(.given(0), of: widthConstraint)
    solver.setBreakingOrder(.given(1), of: heightConstraint)
    for (index, part) in parts.enumerated() {
      let width = solver.addVariable(isNonnegative: true)
      let height = solver.addVariable(isNonnegative: true)
      places.append(
        Place(x: solver.addVariable(), y: solver.addVariable(), width: width, height: height))
      indexes[part.id] = index
    }
    for constraint in constraints { handles.append(add(constraint)) }
    for index in parts.indices {
      addWishes(of: index, along: .horizontal, places[index].width)
      addWishes(of: index, along: .vertical, places[index].height)
    }
    solver.setGrowing(growing)
    reasons = allReasons
  }

  /// Changes the natural length of a part that has one.
  ///
  /// - Parameters:
  ///   - length: The natural length, in points; finite.
  ///   - axis: The axis of the length.
  ///   - part: The index of the part.
  public mutating func setNatural(_ length: Double, along axis: LayoutAxis, of part: Int) {
    guard let old = parts[part][axis], old.natural != length else { return }
    parts[part][axis]?.natural = length
    for wish in wishes[wishRange(of: part)] where wish.axis == axis {
      solver.setConstant(length, of: wish.handle)
    }
  }

  /// Removes a constraint; its index stays.
  ///
  /// - Parameter index: The index of the constraint.
  public mutating func remove(constraint index: Int) {
    if let handle = handles[index] { solver.remove(handle) }
    handles[index] = nil
    solver.setGrowing(growing)
  }

  /// Finds the solution; does nothing if nothing has changed.
  public mutating func solve() { _ = solve(atMost: ConstraintSolver.workLimit) }

  /// Finds the solution with a limit of work.
  ///
  /// - Parameter limit: The most changes of terms, of which at most ``ConstraintSolver/workLimit``
  ///   count. With 0 nothing is solved.
  /// - Returns: The changes of terms.
  package mutating func solve(atMost limit: Int) -> Int { solver.solve(atMost: limit) }

  // MARK: Constraints

  private mutating func impose(
    _ length: ContainerLength, _ constraint: ConstraintSolver.Constraint
  ) {
    let wish = length.wish
    solver.setConstant(wish.points, of: constraint)
    solver.setPriority(wish.priority, of: constraint)
  }

  private mutating func add(_ constraint: LayoutConstraint) -> ConstraintSolver.Constraint? {
    // A position in reading direction is measured from the edge at which reading begins.
    let isReversed =
      direction == .rightToLeft
      && (constraint.attribute.followsReading
        || constraint.target != nil && constraint.targetAttribute.followsReading)
    guard
      var sum = expression(constraint.item, constraint.attribute, isReversed: isReversed)
    else { return nil }
    sum.constant -= constraint.constant
    if let target = constraint.target {
      guard
        let other = expression(target, constraint.targetAttribute, isReversed: isReversed)
      else { return nil }
      sum.subtract(other, times: constraint.multiplier)
    }
    let handle = solver.add(
      sum.terms, constraint.relation, -sum.constant, priority: constraint.priority)
    solver.setBreakingOrder(breakingOrder(of: constraint), of: handle)
    return handle
  }

  private mutating func addWishes(
    of part: Int, along axis: LayoutAxis, _ variable: ConstraintSolver.Variable
  ) {
    guard let content = parts[part][axis] else { return }
    for isLimit in [true, false] {
      let handle = solver.add(
        [.init(variable)], isLimit ? .lessThanOrEqual : .greaterThanOrEqual, content.natural,
        priority: min(
          isLimit ? content.hugging : content.compression, ConstraintSolver.requiredContent))
      wishes.append(ContentWish(part: part, axis: axis, isLimit: isLimit, handle: handle))
    }
  }

  /// Returns the range of the wishes of a part, which stand side by side.
  private func wishRange(of part: Int) -> Range<Int> {
    var (low, high) = (0, wishes.count)
    while low < high {
      let middle = (low + high) / 2
      if wishes[middle].part < part { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < wishes.count, wishes[end].part == part { end += 1 }
    return low..<end
  }
}
