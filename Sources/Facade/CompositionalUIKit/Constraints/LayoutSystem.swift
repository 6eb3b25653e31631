import Compositional
import CompositionalContent
import Foundation

/// The views and guides below a view whose frames depend on one another, as one system of constraints.
///
/// Each view and guide has x, y, width and height in its superview. What the constraints, masks and
/// natural sizes say is written as lines. If only numbers have changed since the last solution, the
/// solver goes on from there, and is made anew only for other views or other terms.
@MainActor
final class LayoutSystem {
  /// A length of the root: the points and the priority.
  struct Length: Hashable {
    var points: CGFloat
    var priority = UILayoutPriority.required
  }

  /// The lengths of the root that a solution is for.
  struct Question: Hashable {
    let width: Length
    let height: Length
  }

  /// The variables of an item, by their indexes.
  struct Place {
    var x: Int?
    var y: Int?
    var width: Int
    var height: Int
  }

  /// A view in the system, with the size and baselines of its content.
  struct Item {
    let view: UIView
    let place: Place
    /// The natural size, in points; negative for none.
    var natural: CGSize
    /// The distances of the baselines from the top and the bottom; nil for the bottom edge.
    var baselines: (first: CGFloat, last: CGFloat)?
  }

  unowned let root: UIView
  /// False if something that the lines say may have changed.
  var isCurrent = false { didSet { if !isCurrent { sizes = [:] } } }
  /// The sizes of the root that were asked for since then.
  var sizes: [Question: CGSize] = [:]
  var solver = ConstraintSolver()
  var variables: [ConstraintSolver.Variable] = []
  var lines: [Line] = []
  var handles: [ConstraintSolver.Constraint] = []
  /// The views, each after the one around it; the root is the first.
  var items: [Item] = []
  var indexes: [ObjectIdentifier: Int] = [:]
  /// The numbers of views and guides of apps, breadth first.
  var breadths: [ObjectIdentifier: Int] = [:]
  /// The numbers of UIKit's own guides, by their views.
  var ownGuideBreadths: [ObjectIdentifier: Int] = [:]
  /// The places of guides of an app.
  var guides: [(guide: UILayoutGuide, place: Place)] = []
  /// The lengths of the content of scroll views that constraints refer to.
  var contents: [ObjectIdentifier: (view: UIScrollView, width: Int, height: Int)] = [:]
  /// The distances of centers in stack views that make them equal.
  var distances: [ObjectIdentifier: Int] = [:]
  private var question: Question?
  /// The number of solutions since the system was made.
  private(set) var solutions = 0
  private var traits: UITraitCollection?
  private var direction: UserInterfaceLayoutDirection?
  private(set) var measurements = StackMeasurements()

  init(of root: UIView) { self.root = root }

  /// Solves the system, unless nothing has changed.
  ///
  /// With the natural widths first, then with the heights that the views need at the widths found.
  ///
  /// - Parameters:
  ///   - width: The width of the root.
  ///   - height: The height of the root.
  func solve(width: Length, height: Length) {
    takeSurroundings()
    let question = Question(width: width, height: height)
    if isCurrent, question == self.question { return }
    self.question = question
    solutions += 1
    if !isCurrent {
      measurements = StackMeasurements()
      gather()
    }
    isCurrent = true
    measure(\.natural.height) { measurements.contentSize(of: $0.view, fitting: nil) }
    state(width, height)
    solver.solve()
    let old = items.map { ($0.natural.height, $0.baselines?.first, $0.baselines?.last) }
    measure({ value($0.place.height) }) { item in
      let width = value(item.place.width)
      var natural = item.natural
      natural.height = measurements.contentSize(of: item.view, fitting: width).height
      return natural
    }
    let isOther = zip(items, old).contains {
      $0.natural.height != $1.0 || $0.baselines?.first != $1.1 || $0.baselines?.last != $1.2
    }
    if isOther {
      state(width, height)
      solver.solve()
    }
  }

  /// Looks for other traits, or another direction, of the root.
  func takeSurroundings() {
    let traits = root.traitCollection
    let direction = root.effectiveUserInterfaceLayoutDirection
    if traits != self.traits || direction != self.direction { isCurrent = false }
    self.traits = traits
    self.direction = direction
  }

  /// Solves the system in the size that the root has.
  func solveInBounds() {
    let insets = root.alignmentRectInsets
    let size = root.bounds.inset(by: insets).size
    solve(width: Length(points: max(0, size.width)), height: Length(points: max(0, size.height)))
    if !root.bounds.isEmpty { noteBroken() }
  }

  /// Returns the value of a variable, in points, without rounding errors.
  func value(_ index: Int) -> CGFloat {
    let value = solver.value(of: variables[index])
    let round = (value * 1024).rounded() / 1024
    return CGFloat((value - round).magnitude < solver.tolerance ? round : value)
  }

  /// Finds the natural sizes of the views, and their baselines at a height.
  private func measure(_ height: (Item) -> CGFloat, _ size: (Item) -> CGSize) {
    for index in items.indices {
      let item = items[index]
      items[index].natural = size(item)
      guard item.view.hasBaselines, item.view.usesBaselines else { continue }
      let (width, height) = (items[index].natural.width, height(items[index]))
      items[index].baselines = measurements.baselines(
        of: item.view, in: CGSize(width: max(0, width), height: max(0, height)))
    }
  }

  // MARK: The solver

  /// Writes the lines, and brings the solver up to date.
  private func state(_ width: Length, _ height: Length) {
    let new = allLines(width, height)
    guard new.count == lines.count, zip(new, lines).allSatisfy({ $0.saysTheSame(as: $1) }) else {
      lines = new
      return rebuild()
    }
    for (index, line) in new.enumerated() {
      solver.setConstant(line.constant, of: handles[index])
      solver.setPriority(line.priority, of: handles[index])
      solver.setBreakingOrder(line.breaking, of: handles[index])
    }
    lines = new
    solver.setGrowing(growing.map { variables[$0] })
  }

  private func rebuild() {
    solver = ConstraintSolver()
    var isLength = Array(repeating: false, count: variableCount)
    for place in items.map(\.place) + guides.map(\.place) {
      isLength[place.width] = true
      isLength[place.height] = true
    }
    for content in contents.values {
      isLength[content.width] = true
      isLength[content.height] = true
    }
    variables = isLength.map { solver.addVariable(isNonnegative: $0) }
    handles = lines.map { line in
      let handle = solver.add(
        line.terms.map { .init(variables[$0.variable], times: $0.factor) }, line.relation,
        line.constant, priority: line.priority)
      solver.setBreakingOrder(line.breaking, of: handle)
      return handle
    }
    solver.setGrowing(growing.map { variables[$0] })
  }

  /// The number of variables of the items, guides and contents.
  var variableCount = 0
}

extension UIView {
  /// True if a constraint or the stack view around asks for the baselines.
  fileprivate var usesBaselines: Bool {
    if let stack = superview as? UIStackView, isArranged, stack.alignsBaselines { return true }
    return activeConstraints.contains {
      $0.firstAttribute.isBaseline || $0.secondAttribute.isBaseline
    }
  }
}

extension UIStackView {
  fileprivate var alignsBaselines: Bool {
    isBaselineRelativeArrangement || alignment == .firstBaseline || alignment == .lastBaseline
  }
}
