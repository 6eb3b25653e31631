import Compositional

extension ConstraintLayout {
  /// The size of the container, in points.
  public var size: CGSize {
    CGSize(
      width: solver.value(of: container.width), height: solver.value(of: container.height))
  }

  /// Returns the frame of a part, in points of the container.
  ///
  /// - Parameter part: The index of the part.
  public func frame(of part: Int) -> CGRect {
    let place = places[part]
    return CGRect(
      x: place.x.map { solver.value(of: $0) } ?? 0, y: place.y.map { solver.value(of: $0) } ?? 0,
      width: solver.value(of: place.width), height: solver.value(of: place.height))
  }

  /// The indexes of the constraints that are broken, in order.
  public var broken: [Int] {
    let broken = Set(solver.broken)
    guard !broken.isEmpty else { return [] }
    return handles.indices.filter { index in handles[index].map { broken.contains($0) } ?? false }
  }

  /// The indexes of the views that could be elsewhere at the same cost, in order.
  public var ambiguous: [Int] {
    let loose = Set(solver.ambiguous)
    guard !loose.isEmpty else { return [] }
    return places.indices.filter { index in
      let place = places[index]
      return !parts[index].isGuide
        && [place.x, place.y, place.width, place.height].contains {
          $0.map { loose.contains($0) } ?? false
        }
    }
  }

  /// The sums of violations, in points, from the highest priority down; those of 0 are left out.
  ///
  /// Natural lengths and a container that fits count like constraints.
  public var costs: [(priority: Double, violation: Double)] { solver.costs }

  /// True if the solver stopped at ``ConstraintSolver/workLimit``.
  public var isUndecided: Bool { solver.isUndecided }
}
