/// The lengths that all uniform cells of a section share: those of its longest measured cells
/// (rule 2.8).
struct SharedLengths: Sendable {
  /// The axes on which lengths are shared.
  private let axes: [LayoutAxis]
  /// The lengths of all measured cells, by axis.
  private var counts = PerAxis(LengthCounts())
  /// The lengths, in points; NaN on other axes, and if nothing was measured.
  private(set) var lengths = MeasuredSize.none

  /// No lengths, on no axis.
  static var none: SharedLengths { SharedLengths(on: []) }

  /// Creates no lengths.
  init(on axes: [LayoutAxis]) { self.axes = axes }

  /// True if no length is known.
  var isEmpty: Bool { !lengths.isMeasured }

  /// Adds the measured size of a cell.
  ///
  /// - Complexity: O(log measured cells)
  mutating func add(_ size: MeasuredSize) {
    for axis in axes where !size.size[axis].isNaN {
      counts[axis].add(size.size[axis])
      lengths.size[axis] = counts[axis].longest ?? .nan
    }
  }

  /// Removes the measured size of a cell.
  ///
  /// - Complexity: O(log measured cells) amortized
  mutating func remove(_ size: MeasuredSize) {
    for axis in axes where !size.size[axis].isNaN {
      counts[axis].remove(size.size[axis])
      lengths.size[axis] = counts[axis].longest ?? .nan
    }
  }
}
