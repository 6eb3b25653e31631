import Compositional
import CompositionalContent
import Foundation

// What holds views where they are, and what cannot hold.

extension LayoutSystem {
  /// A required constraint that cannot hold in the latest solution.
  struct Conflict {
    /// The formula of the constraint.
    let subject: String
    /// A sentence that says what it conflicts with.
    let text: String
  }

  /// The required constraints that cannot hold by a pixel or more, each with the smallest set that it
  /// conflicts with.
  var conflicts: [Conflict] {
    let pixel = 1 / max(1, Double(root.traitCollection.displayScale))
    return solver.broken.compactMap { handle in
      guard let index = handles.firstIndex(of: handle),
        case .broken(let points) = solver.standing(of: handle),
        points.magnitude >= pixel
      else { return nil }
      var seen: Set<String> = []
      let sources = solver.conflict(of: handle)
      let others = sources.map { text(of: $0) }.filter { seen.insert($0).inserted }
      let broken = text(of: lines[index])
      let rule = lines[index].breaking.reason(against: sources.compactMap { order(of: $0) })
      return Conflict(
        subject: broken,
        text: "\(broken) cannot hold, by \(points: points.magnitude) points. It conflicts with "
          + "\(others.joined(separator: ", and ")). Without any one of them the rest could hold."
          + (rule.map { " \($0)" } ?? ""))
    }
  }

  /// Returns which of required constraints breaks; nil for a length that is not below 0.
  private func order(of source: ConstraintSolver.Source) -> BreakingOrder? {
    guard case .constraint(let handle) = source else { return nil }
    return handles.firstIndex(of: handle).map { lines[$0].breaking }
  }

  /// True if a view could be elsewhere, or have another size, and the constraints hold as well.
  func isAmbiguous(_ view: UIView) -> Bool {
    guard let place = place(of: view) else { return false }
    let loose = solver.ambiguous
    return [place.x, place.y, place.width, place.height].contains { index in
      index.map { loose.contains(variables[$0]) } ?? false
    }
  }

  /// Returns the constraints of the app that decide the position and the length of a view along an axis.
  func constraints(holding view: UIView, along axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    guard let place = place(of: view) else { return [] }
    let held = axis == .horizontal ? [place.x, place.width] : [place.y, place.height]
    var found: [NSLayoutConstraint] = []
    for index in held.compactMap({ $0 }) {
      for influence in solver.influences(on: variables[index]) {
        guard case .constraint(let handle) = influence.source,
          let line = handles.firstIndex(of: handle), case .constraint(let one) = lines[line].origin,
          !found.contains(where: { $0 === one })
        else { continue }
        found.append(one)
      }
    }
    return found
  }

  private func text(of source: ConstraintSolver.Source) -> String {
    switch source {
    case .constraint(let handle):
      return handles.firstIndex(of: handle).map { text(of: lines[$0]) } ?? "a constraint"
    case .variable(let variable):
      guard
        let item = items.first(where: {
          variables[$0.place.width] == variable || variables[$0.place.height] == variable
        })
      else { return "a length that is not below 0" }
      let length = variables[item.place.width] == variable ? "width" : "height"
      return "\(UIView.name(of: item.view)).\(length) >= 0"
    }
  }

  private func text(of line: Line) -> String {
    switch line.origin {
    case .constraint(let constraint): return constraint.formula { UIView.name(of: $0) }
    case .rootLength(let axis):
      let length = axis == .horizontal ? "width" : "height"
      return "the \(length) of \(UIView.name(of: root)), \(points: line.constant)"
    case .mask(let view):
      let name = UIView.name(of: view)
      return "the autoresizing mask of \(name) (set "
        + "\(name).translatesAutoresizingMaskIntoConstraints to false)"
    case .arranged(let view): return "the place that a stack view gives to \(UIView.name(of: view))"
    case .hugging(let view, let axis), .compression(let view, let axis):
      return "the natural \(axis == .horizontal ? "width" : "height") of \(UIView.name(of: view)), "
        + "\(points: line.constant)"
    }
  }
}

extension UIView {
  /// True if the view could be elsewhere, or have another size, and the constraints hold as well.
  public var hasAmbiguousLayout: Bool {
    guard let system = solvedSystem else { return false }
    return system.isAmbiguous(self)
  }

  /// Does nothing: where several solutions are equally good, the same one is chosen every time.
  public func exerciseAmbiguityInLayout() {
    UIKitSimulation.noteInert("UIView.exerciseAmbiguityInLayout()")
  }

  /// Returns the active constraints that decide where the view is and how long it is along an axis.
  ///
  /// Natural sizes and masks are not among them.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    solvedSystem?.constraints(holding: self, along: axis) ?? []
  }

  /// The system in which the view is placed; nil for a view with a given frame.
  private var solvedSystem: LayoutSystem? {
    guard !isLayoutRoot else { return nil }
    let system = layoutRoot.madeLayoutSystem
    system.solveInBounds()
    return system
  }
}
