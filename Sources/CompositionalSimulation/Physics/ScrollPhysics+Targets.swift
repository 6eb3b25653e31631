import Compositional

extension ScrollPhysics {
  /// The deceleration rate a section asks for, as the part of the speed left after a millisecond.
  ///
  /// - Parameters:
  ///   - rate: what the section says. Its normal and fast rates are those of this value.
  ///   - behavior: where the section rests, which decides what an automatic rate is: the fast one
  ///     for those that page, the normal one for all others (rule 2.15.5).
  /// - Precondition: a rate of the caller's own is above zero and below one.
  public func decelerationRate(
    _ rate: OrthogonalScrollingProperties.DecelerationRate = .automatic,
    for behavior: OrthogonalScrollingBehavior = .none
  ) -> Double {
    switch rate {
    case .normal: return normalDecelerationRate
    case .fast: return fastDecelerationRate
    case .automatic:
      switch behavior {
      case .none, .continuous, .continuousGroupLeadingBoundary: return normalDecelerationRate
      case .paging, .groupPaging, .groupPagingCentered: return fastDecelerationRate
      }
    default:
      Bound.part.require(Double(rate.rawValue), "deceleration rate")
      return Double(rate.rawValue)
    }
  }

  /// Where a release would end if nothing were in the way.
  ///
  /// - Parameters:
  ///   - position: where the view is let go, in points.
  ///   - velocity: how fast it moves there, in points a second.
  ///   - decelerationRate: the part of the speed left after a millisecond, between zero and one.
  /// - Returns: a position in points, in the range or not.
  public static func projected(
    from position: Double, velocity: Double, decelerationRate: Double
  ) -> Double {
    Deceleration(from: position, velocity: velocity, rate: decelerationRate).target
  }

  /// Where a view that pages comes to rest.
  ///
  /// Pages start at the multiples of their length. The rest is the one nearest to the projected
  /// position of those that are at most a page from where the drag began, halves away from zero. A
  /// page that sticks out of the range rests at the range's end, and so does a projection beyond it:
  /// the end itself is no candidate otherwise (rule 2.15.5).
  ///
  /// - Parameters:
  ///   - length: the length of a page, in points, above zero.
  ///   - start: where the view was when the drag began, in points.
  ///   - projected: where the release would end, in points; see
  ///     ``projected(from:velocity:decelerationRate:)``.
  ///   - range: the positions the view may rest at, in points.
  ///   - origin: where the page with number zero starts, in points.
  /// - Returns: a position in the range, in points.
  public static func page(
    of length: Double, from start: Double, projected: Double, in range: ClosedRange<Double>,
    origin: Double = 0
  ) -> Double {
    Bound.aboveZero.require(length, "page length")
    requireEnds(of: range)
    requireFinite(CGFloat(start), "start of a drag", noun: "position")
    requireFinite(CGFloat(projected), "projected position", noun: "position")
    requireFinite(CGFloat(origin), "origin of pages", noun: "position")
    // Sums of lengths that are no whole numbers miss a multiple by their noise.
    let slack = PixelGrid.tolerance
    let place = (start - origin) / length
    let first = (place - 1 - slack).rounded(.up)
    let last = (place + 1 + slack).rounded(.down)
    let nearest: Double
    if projected >= range.upperBound {
      nearest = last
    } else if projected <= range.lowerBound {
      nearest = first
    } else {
      nearest = ((projected - origin) / length).rounded()
    }
    let page = min(max(nearest, first), last)
    return range.nearest(to: origin + page * length)
  }

  /// Stops with a sentence when a range has no ends.
  static func requireEnds(of range: ClosedRange<Double>) {
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite,
      "Invalid range of positions: \(range). Both ends must be finite values.")
  }
}

extension ClosedRange<Double> {
  /// The number of the range that is nearest to another, itself where it is within.
  func nearest(to number: Double) -> Double {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
