import Compositional

extension SlotDivider {
  /// A length of a part, with what it is in each view.
  struct Length {
    let dimension: CollectionLayoutDimension
    /// The fraction along the axis of the group; nil for another length.
    let fraction: Double?
    let points: [Double]
    let cost: Double
  }

  /// The lengths with which a part ends in the gap after its cells, by view, in points.
  private struct Gap {
    let lows: [Double]
    let highs: [Double]

    func contains(_ points: [Double]) -> Bool {
      points.indices.allSatisfy { lows[$0] <= points[$0] && points[$0] <= highs[$0] }
    }
  }

  /// Returns the lengths with which a part ends in the gap after its cells, the plainest first.
  func lengths(
    _ filling: Filling, _ place: Int, _ positions: [Double], _ total: Double?
  ) -> [Length] {
    let isLast = place == filling.parts.count - 1
    let views = positions.indices
    let gap = Gap(
      lows: views.map { filling.ends[place][$0] - positions[$0] - loose(positions[$0], $0) },
      highs: views.map { view in
        (isLast
          ? filling.slot[view].max(filling.axis)
          : filling.starts[place + 1][view] - filling.spacing.value) - positions[view]
          + loose(positions[view], view)
      })
    guard views.allSatisfy({ gap.lows[$0] <= gap.highs[$0] && gap.highs[$0] > 0 }) else {
      return []
    }
    return fractions(filling, gap, rest: total.map { 1 - $0 }, isLast: isLast)
      + fractionOfOtherSide(filling, gap) + absolute(gap)
  }

  /// Returns how much the cells after a position may stand off, because it was rounded to a pixel.
  private func loose(_ position: Double, _ view: Int) -> Double {
    let pixels = position * scales[view]
    return same + (abs(pixels - pixels.rounded()) > 0.01 ? 0.5 / scales[view] : 0)
  }

  /// Returns the fractions of a group's length that end in a gap.
  ///
  /// - Parameters:
  ///   - rest: What the parts before leave of the group; nil if a length of theirs is no fraction.
  ///   - isLast: True for the last part, which takes the rest if it can.
  private func fractions(
    _ filling: Filling, _ gap: Gap, rest: Double?, isLast: Bool
  ) -> [Length] {
    let (range, axis) = (fractions(of: filling.lengths, gap), filling.axis)
    var found: [Length] = []
    func offer(_ fraction: PlainNumber, more: Double = 0) {
      let points = self.points(fraction, of: filling.lengths)
      guard gap.contains(points) else { return }
      found.append(
        Length(
          dimension: .fraction(fraction.value, of: axis), fraction: fraction.value, points: points,
          cost: fraction.oddness + more))
    }
    if isLast, let rest,
      let own = Self.fractions.first(where: { abs($0.value - rest) < 1e-6 })
        ?? PlainNumber.fraction(rest - 1e-6, rest + 1e-6)
    {
      offer(own)
    }
    for fraction in Self.fractions
    where fraction.value >= range.low && fraction.value <= range.high {
      switch rest {
      case nil: offer(fraction, more: 1)
      case let rest? where isLast: if rest - fraction.value > 1e-6 { offer(fraction, more: 1) }
      case let rest?: if fraction.value <= rest + 1e-6 { offer(fraction) }
      }
    }
    // A cell may end where its slot does, and the next one begin where its own does.
    for ends in isLast || cells.count > Self.mostExact ? [] : [gap.lows, gap.highs] {
      let exact = fractions(of: filling.lengths, Gap(lows: ends, highs: ends))
      guard let tight = PlainNumber.fraction(exact.low, exact.high), tight.oddness < 1.5,
        !found.contains(where: { abs(($0.fraction ?? 0) - tight.value) < 1e-6 })
      else { continue }
      offer(tight, more: rest == nil ? 1 : 0)
    }
    if found.isEmpty, let odd = PlainNumber.fraction(max(0, range.low), range.high),
      odd.oddness < 2.5
    {
      offer(odd)
    }
    return found
  }

  /// Returns the plain fraction of a slot's other side that ends in a gap, if there is one.
  private func fractionOfOtherSide(_ filling: Filling, _ gap: Gap) -> [Length] {
    let across = filling.axis.perpendicular
    let sides = filling.slot.map { $0.size[across] }
    guard sides.allSatisfy({ $0 > same }) else { return [] }
    let range = fractions(of: sides, gap)
    guard let part = PlainNumber.fraction(max(0, range.low), range.high), part.oddness < 1
    else { return [] }
    let points = points(part, of: sides)
    guard gap.contains(points) else { return [] }
    return [
      Length(
        dimension: .fraction(part.value, of: across), fraction: nil, points: points,
        cost: 1.6 + part.oddness)
    ]
  }

  /// Returns the plain number of points that ends in a gap, if there is one.
  private func absolute(_ gap: Gap) -> [Length] {
    guard let points = PlainNumber.length(gap.lows.max() ?? 0, gap.highs.min() ?? 0),
      points.value > 0, points.oddness < 2
    else { return [] }
    return [
      Length(
        dimension: .absolute(CGFloat(points.value)), fraction: nil,
        points: gap.lows.map { _ in points.value }, cost: 1.4 + points.oddness)
    ]
  }

  /// Returns the fractions of some lengths that may end in a gap in every view.
  private func fractions(of lengths: [Double], _ gap: Gap) -> Span {
    let views = lengths.indices
    return Span(
      low: views.map { gap.lows[$0] / lengths[$0] }.max() ?? 0,
      high: views.map { (gap.highs[$0] + 1 / scales[$0]) / lengths[$0] }.min() ?? 0)
  }

  /// The most cells of a group whose slots may end at any fraction.
  private static let mostExact = 3

  private func points(_ fraction: PlainNumber, of lengths: [Double]) -> [Double] {
    lengths.indices.map { floored(fraction.value * lengths[$0], in: $0) }
  }

  private func floored(_ length: Double, in view: Int) -> Double {
    (length * scales[view] + 0.001).rounded(.down) / scales[view]
  }

  /// The fractions that people write, the plainest first.
  private static let fractions: [PlainNumber] = {
    var found: [PlainNumber] = []
    for (parts, oddness) in [
      (1, 0), (2, 0.3), (4, 0.5), (10, 0.5), (3, 0.5), (20, 0.8), (6, 0.9), (8, 0.9),
    ] {
      for count in 1...parts {
        let value = Double(count) / Double(parts)
        if !found.contains(where: { abs($0.value - value) < 1e-9 }) {
          found.append(PlainNumber(value: value, oddness: oddness))
        }
      }
    }
    return found
  }()
}
