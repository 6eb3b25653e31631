import Compositional

extension ScrollPhysics {
  /// Returns the deceleration rate of a section: the fraction of the speed that remains after one
  /// millisecond.
  ///
  /// - Parameters:
  ///   - rate: The rate of the section. Normal and fast mean the rates of this value.
  ///   - behavior: The scrolling behavior of the section, which resolves an automatic rate: fast if
  ///     the section pages, normal otherwise (rule 2.15.5).
  /// - Precondition: A custom rate is above zero and below one.
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

  /// Returns the position where a release would end if nothing stopped it.
  ///
  /// It is the distance in which a view slows down to ``minimumFlingSpeed``. A view that does so is
  /// announced to end there (``ScrollMotion/target``).
  ///
  /// - Parameters:
  ///   - position: The position at the release, in points.
  ///   - velocity: The velocity at the release, in points per second.
  ///   - decelerationRate: The fraction of the speed that remains after one millisecond, between
  ///     zero and one.
  /// - Returns: The projected position, in points; it may be outside the range.
  public func projected(
    from position: Double, velocity: Double, decelerationRate: Double
  ) -> Double {
    Deceleration(from: position, velocity: velocity, rate: decelerationRate)
      .target(at: minimumFlingSpeed)
  }

  /// Returns the rest position of a view that pages.
  ///
  /// Pages start at multiples of their length. The result is the page nearest to the projected
  /// position, with halves rounded away from zero, among the pages at most one page away from the
  /// start of the drag. A page outside the range rests at the end of the range, and so does a
  /// projection beyond it. Otherwise the end is no candidate (rule 2.15.5). A flick moves to the
  /// next page in its direction from where the view is, however short it is.
  ///
  /// - Parameter turn: The view and its release.
  /// - Returns: A position in the range, in points.
  /// - Precondition: All numbers are finite, and the length of a page is above zero.
  public static func page(_ turn: PageTurn) -> Double {
    let (length, range) = (turn.length, turn.range)
    Bound.aboveZero.require(length, "page length")
    requireEnds(of: range)
    requireFinite(CGFloat(turn.start), "start of a drag", noun: "position")
    requireFinite(CGFloat(turn.position), "position")
    requireFinite(CGFloat(turn.projected), "projected position", noun: "position")
    requireFinite(CGFloat(turn.origin), "origin of pages", noun: "position")
    requireFinite(CGFloat(turn.velocity), "velocity")
    Bound.notNegative.require(turn.flickSpeed, "flick speed")
    Bound.notNegative.require(turn.tolerance, "tolerance of a page")
    let (first, last) = turn.neighbors(of: range.nearest(to: turn.start))
    let nearest: Double
    if turn.velocity != 0, turn.velocity.magnitude >= turn.flickSpeed {
      let neighbors = turn.neighbors(of: turn.position)
      nearest = turn.velocity > 0 ? neighbors.after : neighbors.before
    } else if turn.projected >= range.upperBound {
      nearest = last
    } else if turn.projected <= range.lowerBound {
      nearest = first
    } else {
      nearest = ((turn.projected - turn.origin) / length).rounded()
    }
    let page = min(max(nearest, first), last)
    return range.nearest(to: turn.origin + page * length)
  }

  /// Returns the start of the page nearest to a position, in points.
  ///
  /// The end of the range counts as a page, so that a view that rests there stays.
  ///
  /// - Parameters:
  ///   - length: The length of a page, in points, above zero.
  ///   - position: The position, in points.
  ///   - range: The positions where the view may rest, in points. Page zero starts at its start.
  static func page(
    of length: Double, nearest position: Double, in range: ClosedRange<Double>
  ) -> Double {
    guard position < range.upperBound else { return range.upperBound }
    let pages = ((position - range.lowerBound) / length).rounded()
    return range.nearest(to: range.lowerBound + pages * length)
  }

  /// Stops with a message if an end of a range is not finite.
  static func requireEnds(of range: ClosedRange<Double>) {
    require(
      range.lowerBound.isFinite && range.upperBound.isFinite,
      "Invalid range of positions: \(range.lowerBound)...\(range.upperBound). "
        + "Both ends must be finite values.")
  }
}

extension PageTurn {
  /// Returns the last page before a position and the first page after it.
  ///
  /// A position on a page is between the two pages next to it.
  fileprivate func neighbors(of position: Double) -> (before: Double, after: Double) {
    let place = (position - origin) / length
    let page = place.rounded()
    // Sums of fractional lengths miss a multiple by a rounding error.
    let distance = (place - page).magnitude
    guard distance > PixelGrid.tolerance, distance * length >= tolerance else {
      return (page - 1, page + 1)
    }
    return (place.rounded(.down), place.rounded(.up))
  }
}

extension ClosedRange<Double> {
  /// Returns the number in the range that is nearest to another number.
  func nearest(to number: Double) -> Double {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
