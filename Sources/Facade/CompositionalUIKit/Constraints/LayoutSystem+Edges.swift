import Compositional
import CompositionalContent
import Foundation

extension LayoutSystem {
  /// A sum of variables and a constant, in points.
  struct Sum {
    var terms: [(variable: Int, factor: Double)] = []
    var constant = 0.0

    mutating func add(_ variable: Int?, times factor: Double = 1) {
      guard let variable, factor != 0 else { return }
      guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
        terms.append((variable, factor))
        return
      }
      terms[index].factor += factor
      if terms[index].factor == 0 { terms.remove(at: index) }
    }

    mutating func add(_ other: Sum, times factor: Double = 1) {
      constant += factor * other.constant
      for term in other.terms { add(term.variable, times: factor * term.factor) }
    }
  }

  /// Returns a constraint as a sum that is related to 0; nil for one that leads out of the system.
  ///
  /// Positions are those in the innermost view that contains both items. From right to left, those in
  /// reading direction are measured from its right edge.
  func sum(of constraint: NSLayoutConstraint) -> Sum? {
    guard let container = constraint.container, place(of: container) != nil,
      let first = constraint.firstAttribute.attribute
    else { return nil }
    let second = constraint.secondAttribute.attribute
    let isReversed =
      container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && (first.followsReading || second?.followsReading == true)
    func part(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Sum? {
      guard let sum = sum(constraint, item, attribute, in: container) else { return nil }
      guard isReversed else { return sum }
      var reversed = Sum()
      reversed.add(place(of: container)?.width)
      reversed.add(sum, times: -1)
      return reversed
    }
    guard var sum = part(constraint.firstItem, constraint.firstAttribute) else { return nil }
    // `.greatestFiniteMagnitude` says that there is no limit; sums of such numbers are not finite.
    sum.constant -= Double(max(-.longest, min(.longest, constraint.spacedConstant)))
    if second != nil {
      guard let other = part(constraint.secondItem, constraint.secondAttribute) else { return nil }
      sum.add(other, times: -Double(constraint.multiplier))
    }
    return sum
  }

  /// Returns an attribute of an item in a view that contains it.
  private func sum(
    _ constraint: NSLayoutConstraint, _ item: AnyObject?,
    _ attribute: NSLayoutConstraint.Attribute, in container: UIView
  ) -> Sum? {
    guard let view = UIView.owner(of: item), let plain = attribute.attribute else { return nil }
    let isReversed = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = plain.physical(isReversed: isReversed)
    var insets = UIEdgeInsets.zero
    if let guide = item as? UILayoutGuide { insets = guide.insets?(view) ?? .zero }
    if attribute.isOfMargins { insets = view.layoutMargins }
    var sum: Sum?
    if let guide = item as? UILayoutGuide, let place = place(of: guide) {
      sum = Sum(edge, of: place, nil)
    } else if let scroll = view as? UIScrollView, let content = contents[ObjectIdentifier(scroll)],
      constraint.refersToContent(of: scroll, item, attribute)
    {
      let place = Place(width: content.width, height: content.height)
      if (item as? UILayoutGuide)?.isOfContent == true { insets = .zero }
      sum = Sum(edge, of: place, nil, insets)
    } else if let index = indexes[ObjectIdentifier(view)] {
      let known = items[index]
      sum = Sum(
        edge, of: Place(width: known.place.width, height: known.place.height), known.baselines,
        insets)
      let start = view.alignmentRect(forFrame: view.bounds).origin
      if plain.kind == .horizontal { sum?.constant += Double(start.x) }
      if plain.kind == .vertical { sum?.constant += Double(start.y) }
    }
    guard var found = sum else { return nil }
    // Out of the view, into the ones around it.
    var next = view
    while next !== container, plain.kind != .length {
      guard let place = place(of: next), let outer = next.superview else { return nil }
      let start = next.alignmentRect(forFrame: next.bounds).origin
      if plain.kind == .horizontal {
        found.add(place.x)
        found.constant -= Double(start.x)
      } else {
        found.add(place.y)
        found.constant -= Double(start.y)
      }
      next = outer
    }
    return found
  }
}

extension LayoutSystem.Sum {
  /// Creates the sum of an edge, center, baseline or length of a place within insets.
  fileprivate init(
    _ attribute: ConstraintAttribute, of place: LayoutSystem.Place,
    _ baselines: (first: CGFloat, last: CGFloat)?, _ insets: UIEdgeInsets = .zero
  ) {
    self.init()
    let isHorizontal = attribute.kind == .horizontal || attribute == .width
    let (low, high) =
      isHorizontal
      ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
    let length = isHorizontal ? place.width : place.height
    if attribute.kind != .length { add(isHorizontal ? place.x : place.y) }
    switch attribute {
    case .left, .leading, .top:
      constant = low
    case .centerX, .centerY:
      add(length, times: 0.5)
      constant = (low - high) / 2
    case .width, .height:
      add(length)
      constant = -low - high
    case .firstBaseline where baselines != nil:
      constant = Double(baselines?.first ?? 0)
    case .right, .trailing, .bottom, .firstBaseline, .lastBaseline:
      add(length)
      constant = attribute == .lastBaseline ? -Double(baselines?.last ?? 0) : -high
    }
  }
}

extension ConstraintAttribute {
  /// The edge that the attribute is in a reading direction.
  fileprivate func physical(isReversed: Bool) -> ConstraintAttribute {
    switch self {
    case .leading: isReversed ? .right : .left
    case .trailing: isReversed ? .left : .right
    default: self
    }
  }
}
