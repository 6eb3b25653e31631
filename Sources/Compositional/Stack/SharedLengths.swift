/// The lengths that all uniform cells of a section share: those of its longest measured cells
/// (rule 2.8).
///
/// The cells of that length are counted, so that a new measurement of one of them shows by itself
/// if the others have to follow.
struct SharedLengths: Sendable {
  /// The axes on which lengths are shared.
  private let axes: [LayoutAxis]
  /// The lengths, in points; NaN on other axes, and if nothing was measured.
  private(set) var lengths = MeasuredSize.none
  /// The number of cells of that length, by axis.
  private var counts = PerAxis(0)

  /// No lengths, on no axis.
  static var none: SharedLengths { SharedLengths(on: []) }

  /// Creates no lengths.
  init(on axes: [LayoutAxis]) { self.axes = axes }

  /// True if no length is known.
  var isEmpty: Bool { !lengths.isMeasured }

  /// Adds the measured size of a cell.
  mutating func add(_ size: MeasuredSize) {
    for axis in axes where !size.size[axis].isNaN {
      let known = lengths.size[axis]
      if known.isNaN || size.size[axis] > known {
        lengths.size[axis] = size.size[axis]
        counts[axis] = 1
      } else if size.size[axis] == known {
        counts[axis] += 1
      }
    }
  }

  /// Removes the measured size of a cell.
  ///
  /// - Returns: False if no other cell is as long, and the lengths are no longer known.
  mutating func remove(_ size: MeasuredSize) -> Bool {
    var isKnown = true
    for axis in axes where size.size[axis] == lengths.size[axis] {
      counts[axis] -= 1
      isKnown = isKnown && counts[axis] > 0
    }
    return isKnown
  }
}

extension SizedGroups {
  /// Returns the shared lengths after a measurement of a cell.
  ///
  /// - Parameters:
  ///   - item: The cell.
  ///   - old: Its size before the measurement.
  ///   - new: Its size after the measurement.
  /// - Complexity: O(1) if the lengths stay or grow; O(measured cells) if the only longest cell
  ///   gets shorter.
  func sharedLengths(
    measuring item: Int, from old: MeasuredSize, to new: MeasuredSize
  ) -> SharedLengths {
    guard !sizing.sharedAxes.isEmpty else { return .none }
    var lengths = shared.isEmpty ? SharedLengths(on: sizing.sharedAxes) : shared
    lengths.add(new)
    if lengths.remove(old) { return lengths }
    lengths = SharedLengths(on: sizing.sharedAxes)
    lengths.add(new)
    for others in [0..<item, item + 1..<ledger.itemCount] {
      forEachSize(of: others) { size, _ in lengths.add(size) }
    }
    return lengths
  }
}
