import Compositional
import CompositionalContent
import Foundation

/// The lines of a stack view whose arranged views are solved with what they are constrained to.
///
/// They say the same as ``StackArrangement``, and leave room for other constraints. Where priorities
/// are equal, the last view grows and shrinks.
@MainActor
struct StackLines {
  /// A view of the stack, its lengths and the number of its place.
  private struct Member {
    let item: LayoutSystem.Item
    let order: Int
    /// The natural length along the axis, in points.
    let natural: CGFloat
  }

  private(set) var lines: [LayoutSystem.Line] = []
  private let stack: UIStackView
  private let place: LayoutSystem.Place
  private let isHorizontal: Bool
  /// The members from left to right, or from top to bottom.
  private let members: [Member]
  /// The least distances after the members but the last, in points.
  private let gaps: [CGFloat]
  private let insets: UIEdgeInsets

  /// Writes the lines.
  ///
  /// - Parameters:
  ///   - stack: The stack view.
  ///   - place: Its place.
  ///   - items: The arranged views that are not hidden, in order.
  ///   - gaps: The distances after the views but the last, in points.
  ///   - distance: The variable for the distance of centers.
  ///   - measurements: The answers of views.
  init(
    _ stack: UIStackView, _ place: LayoutSystem.Place, _ items: [LayoutSystem.Item],
    gaps: [CGFloat], distance: Int?, _ measurements: StackMeasurements
  ) {
    self.stack = stack
    self.place = place
    let isHorizontal = stack.axis == .horizontal
    self.isHorizontal = isHorizontal
    let isReversed = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isProportional = stack.distribution == .fillProportionally
    let members = items.enumerated().map { order, item in
      let known = isHorizontal ? item.natural.width : item.natural.height
      let isKnown = !isProportional || known >= 0 && !item.view.hasLengthConstraint
      let size = isKnown ? .zero : StackItem(item.view, measurements).size(fitting: nil)
      return Member(
        item: item, order: order,
        natural: isKnown ? known : isHorizontal ? size.width : size.height)
    }
    self.members = isReversed && isHorizontal ? members.reversed() : members
    self.gaps = isReversed && isHorizontal ? gaps.reversed() : gaps
    insets = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    addWishes()
    guard let first = self.members.first, let last = self.members.last else { return }
    add(low(first), .equal, low, first)
    add(high(last), .equal, high, last)
    addDistribution(distance)
    if stack.distribution == .fillProportionally { addShares() }
    for member in self.members { addAlignment(member, isReversed: isReversed) }
  }

  // MARK: Along the axis

  /// The priority of equal distances of centers: above that of a size that is fitted.
  private static let centering = 149.0
  /// The priority of what decides between solutions that are equal otherwise.
  private static let choice = 0.9

  private mutating func addDistribution(_ distance: Int?) {
    for (index, least) in gaps.enumerated() {
      let (one, next) = (members[index], members[index + 1])
      let relation: ConstraintRelation
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally: relation = .equal
      case .equalSpacing, .equalCentering: relation = .greaterThanOrEqual
      }
      let isShared = stack.distribution == .equalSpacing
      add(gap(index), relation, .init(isShared ? gaps.max() ?? 0 : least), next)
      switch stack.distribution {
      case .fill, .fillProportionally: break
      case .fillEqually: add(length(next), .equal, length(one), next)
      case .equalSpacing:
        if index > 0 { add(gap(index), .equal, gap(0), next) }
        add(gap(index), .lessThanOrEqual, .init(least), next, Self.choice)
      case .equalCentering:
        var centers = gap(index)
        centers.add(length(one), times: 0.5)
        centers.add(length(next), times: 0.5)
        var common = LayoutSystem.Sum()
        common.add(distance)
        add(centers, .greaterThanOrEqual, common, next)
        add(centers, .lessThanOrEqual, common, next, Self.centering)
      }
    }
  }

  /// Adds lengths in proportion to the greatest natural length.
  private mutating func addShares() {
    guard let greatest = members.max(by: { $0.natural < $1.natural }) else { return }
    for member in members where member.order != greatest.order {
      var share = LayoutSystem.Sum()
      let factor = greatest.natural > 0 ? member.natural / greatest.natural : 1
      share.add(length(greatest), times: Double(factor))
      add(length(member), .equal, share, member)
    }
  }

  /// Adds what decides where nothing else does.
  private mutating func addWishes() {
    for variable in [place.width, place.height] {
      var length = LayoutSystem.Sum()
      length.add(variable)
      add(length, .lessThanOrEqual, .init(), nil, Self.choice)
    }
    for member in members {
      let item = member.item
      let isFilled = stack.distribution == .fill
      for (variable, natural, isAlong) in [
        (item.place.width, item.natural.width, isHorizontal),
        (item.place.height, item.natural.height, !isHorizontal),
      ] {
        var length = LayoutSystem.Sum()
        length.add(variable)
        if natural < 0 {
          let hugging: UILayoutPriority = isAlong && !isFilled ? .defaultLow : .leastHugging
          add(length, .lessThanOrEqual, .init(), member, Double(hugging.rawValue))
        } else if isAlong {
          let rank = Self.choice / Double(member.order + 2)
          add(length, .equal, .init(natural), member, rank)
        }
      }
    }
  }

  // MARK: Across the axis

  private mutating func addAlignment(_ member: Member, isReversed: Bool) {
    let (start, end) = (low(member, isAcross: true), high(member, isAcross: true))
    let (first, last) = (low(isAcross: true), high(isAcross: true))
    var alignment = stack.alignment
    if !isHorizontal {
      switch alignment {
      case .leading where isReversed: alignment = .trailing
      case .trailing where isReversed: alignment = .leading
      case .firstBaseline, .lastBaseline: alignment = .fill
      case .fill, .leading, .center, .trailing: break
      }
    }
    let holdsStart = alignment == .fill || alignment == .leading
    let holdsEnd = alignment == .fill || alignment == .trailing
    add(start, holdsStart ? .equal : .greaterThanOrEqual, first, member)
    add(end, holdsEnd ? .equal : .lessThanOrEqual, last, member)
    switch alignment {
    case .fill, .leading, .trailing: break
    case .center:
      var (middle, other) = (start, first)
      middle.add(end)
      other.add(last)
      add(middle, .equal, other, member)
    case .firstBaseline:
      add(baseline(member), .equal, baseline(members[0]), member)
      add(start, .lessThanOrEqual, first, member, Self.choice)
    case .lastBaseline:
      add(baseline(member), .equal, baseline(members[0]), member)
      add(end, .greaterThanOrEqual, last, member, Self.choice)
    }
  }

  private func baseline(_ member: Member) -> LayoutSystem.Sum {
    let baselines = member.item.baselines
    if stack.alignment == .firstBaseline, let baselines {
      var sum = low(member, isAcross: true)
      sum.constant += Double(baselines.first)
      return sum
    }
    var sum = high(member, isAcross: true)
    if stack.alignment == .lastBaseline { sum.constant -= Double(baselines?.last ?? 0) }
    return sum
  }

  // MARK: Sums

  private func low(_ member: Member, isAcross: Bool = false) -> LayoutSystem.Sum {
    var sum = LayoutSystem.Sum()
    sum.add(isHorizontal != isAcross ? member.item.place.x : member.item.place.y)
    return sum
  }

  private func high(_ member: Member, isAcross: Bool = false) -> LayoutSystem.Sum {
    var sum = low(member, isAcross: isAcross)
    let place = member.item.place
    sum.add(isHorizontal != isAcross ? place.width : place.height)
    return sum
  }

  private func length(_ member: Member) -> LayoutSystem.Sum {
    var sum = LayoutSystem.Sum()
    sum.add(isHorizontal ? member.item.place.width : member.item.place.height)
    return sum
  }

  /// The edge of the stack before the first view, or above the views.
  private func low(isAcross: Bool) -> LayoutSystem.Sum {
    .init(isHorizontal != isAcross ? insets.left : insets.top)
  }

  private var low: LayoutSystem.Sum { low(isAcross: false) }

  private func high(isAcross: Bool) -> LayoutSystem.Sum {
    let isAlongX = isHorizontal != isAcross
    var sum = LayoutSystem.Sum(isAlongX ? -insets.right : -insets.bottom)
    sum.add(isAlongX ? place.width : place.height)
    return sum
  }

  private var high: LayoutSystem.Sum { high(isAcross: false) }

  /// The distance between a view and the next.
  private func gap(_ index: Int) -> LayoutSystem.Sum {
    var sum = low(members[index + 1])
    sum.add(high(members[index]), times: -1)
    return sum
  }

  private mutating func add(
    _ sum: LayoutSystem.Sum, _ relation: ConstraintRelation, _ other: LayoutSystem.Sum,
    _ member: Member?, _ priority: Double = ConstraintSolver.required
  ) {
    var sum = sum
    sum.add(other, times: -1)
    guard !sum.terms.isEmpty else { return }
    lines.append(
      LayoutSystem.Line(
        terms: sum.terms, relation: relation, constant: -sum.constant, priority: priority,
        origin: .arranged(member?.item.view ?? stack)))
  }
}

extension LayoutSystem.Sum {
  /// Creates a constant, in points.
  fileprivate init(_ points: CGFloat) {
    self.init()
    constant = Double(points)
  }
}
