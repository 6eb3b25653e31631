import Compositional
import CompositionalContent

// Which constraint breaks, and who gets the space where priorities tie.

extension LayoutSystem {
  /// Numbers views and the guides of apps, breadth first: a view, its subviews, its guides.
  ///
  /// UIKit's own guides of a view share the number before that of its first guide.
  func numberItems() {
    breadths = [ObjectIdentifier(root): 0]
    var views = [root]
    var (next, count) = (0, 1)
    func number(_ item: AnyObject) {
      breadths[ObjectIdentifier(item)] = count
      count += 1
    }
    while next < views.count {
      let view = views[next]
      next += 1
      for child in view.children where indexes[ObjectIdentifier(child)] != nil {
        number(child)
        views.append(child)
      }
      ownGuideBreadths[ObjectIdentifier(view)] = count
      count += 1
      for guide in view.ownGuides { number(guide) }
    }
  }

  /// Returns the number of a view or a guide, breadth first.
  private func breadth(of item: AnyObject) -> Int {
    breadths[ObjectIdentifier(item)]
      ?? UIView.owner(of: item).flatMap { ownGuideBreadths[ObjectIdentifier($0)] } ?? 0
  }

  /// Returns which of required constraints breaks.
  func breakingOrder(of constraint: NSLayoutConstraint) -> BreakingOrder {
    func side(
      _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
    ) -> BreakingOrder.Side? {
      item.map { .init(breadth(of: $0), attribute.attribute) }
    }
    return BreakingOrder(
      side(constraint.firstItem, constraint.firstAttribute) ?? .init(0),
      constraint.relation.relation,
      to: side(constraint.secondItem, constraint.secondAttribute),
      multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
      wasBroken: constraint.isBroken)
  }

  /// The lengths in the order in which they get the space where priorities tie, of those that have a
  /// natural length or an optional one.
  ///
  /// Widths of labels that wrap come first, the last of them by the order of activation before the
  /// others; then those of other items from the first on, and heights of all items.
  var growing: [Int] {
    var (ordered, wished): ([NSLayoutConstraint], Set<Int>) = ([], [])
    for line in lines {
      switch line.origin {
      case .constraint(let constraint):
        ordered.append(constraint)
        if line.relation == .equal, line.priority < ConstraintSolver.required,
          line.terms.count == 1
        {
          wished.insert(line.terms[0].variable)
        }
      case .compression: wished.insert(line.terms[0].variable)
      case .rootLength, .mask, .arranged, .hugging: break
      }
    }
    ordered.sort { $0.activation < $1.activation }
    let across = named(by: ordered, along: .horizontal)
    func wraps(_ item: AnyObject) -> Bool {
      (item as? UILabel).map { $0.numberOfLines != 1 } ?? false
    }
    let widths = across.filter(wraps).reversed() + across.filter { !wraps($0) }
    let lengths =
      widths.compactMap { anyPlace(of: $0)?.width }
      + named(by: ordered, along: .vertical).compactMap { anyPlace(of: $0)?.height }
    return lengths.filter(wished.contains)
  }

  /// Returns the items that constraints along an axis are about, in the order of the constraints.
  private func named(
    by constraints: [NSLayoutConstraint], along axis: LayoutAxis
  ) -> [AnyObject] {
    var (found, seen): ([AnyObject], Set<ObjectIdentifier>) = ([], [])
    func note(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
      guard let item, attribute.attribute?.axis == axis,
        seen.insert(ObjectIdentifier(item)).inserted
      else { return }
      found.append(item)
    }
    for constraint in constraints {
      note(constraint.firstItem, constraint.firstAttribute)
      note(constraint.secondItem, constraint.secondAttribute)
    }
    return found
  }

  private func anyPlace(of item: AnyObject) -> Place? {
    if let guide = item as? UILayoutGuide { return place(of: guide) }
    return (item as? UIView).flatMap { place(of: $0) }
  }

  /// Marks the constraints that broke: they stay broken while they are active.
  func noteBroken() {
    for handle in solver.broken {
      guard let index = handles.firstIndex(of: handle),
        case .constraint(let constraint) = lines[index].origin
      else { continue }
      guard !constraint.isBroken else { continue }
      constraint.isBroken = true
      // It gives way in other sizes, too.
      sizes = [:]
    }
  }
}
