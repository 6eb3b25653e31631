/// The lengths that all uniform cells of a section share where its group says so: those of the
/// longest cells that were measured (rule 2.8).
///
/// It knows how many cells are that long, so that one which is measured anew says by itself whether
/// the others have to follow.
struct SharedLengths: Sendable {
  /// The axes on which lengths are shared.
  private let axes: [LayoutAxis]
  /// In points; NaN on other axes, and where nothing was measured.
  private(set) var lengths = MeasuredSize.none
  /// How many cells are that long.
  private var across = 0
  private var down = 0

  /// No lengths, on no axis.
  static var none: SharedLengths { SharedLengths(on: []) }

  /// No lengths yet.
  init(on axes: [LayoutAxis]) { self.axes = axes }

  /// Whether there are any, on any axis.
  var isEmpty: Bool { !lengths.isMeasured }

  /// Adds what a cell was measured at.
  mutating func add(_ size: MeasuredSize) {
    for axis in axes where !size.size[axis].isNaN {
      let known = lengths.size[axis]
      if known.isNaN || size.size[axis] > known {
        lengths.size[axis] = size.size[axis]
        self[axis] = 1
      } else if size.size[axis] == known {
        self[axis] += 1
      }
    }
  }

  /// Takes out what a cell was measured at; false when no other is as long, and the lengths are no
  /// longer known.
  mutating func remove(_ size: MeasuredSize) -> Bool {
    var isKnown = true
    for axis in axes where size.size[axis] == lengths.size[axis] {
      self[axis] -= 1
      isKnown = isKnown && self[axis] > 0
    }
    return isKnown
  }

  private subscript(axis: LayoutAxis) -> Int {
    get { axis == .horizontal ? across : down }
    set { if axis == .horizontal { across = newValue } else { down = newValue } }
  }
}

extension SectionGeometry {
  /// The shared lengths when a cell is measured anew.
  ///
  /// - Parameters:
  ///   - item: the cell.
  ///   - old: what it was measured at.
  ///   - new: what it is measured at now.
  ///   - ledger: the groups as they are.
  /// - Complexity: O(1) where the lengths stay or grow; O(measured cells) where the one cell that was
  ///   the longest gets shorter.
  func sharedLengths(
    measuring item: Int, from old: MeasuredSize, to new: MeasuredSize, in ledger: GroupLedger,
    _ sizing: SectionSizing
  ) -> SharedLengths {
    guard !sizing.sharedAxes.isEmpty else { return .none }
    var shared = sharedLengths.isEmpty ? SharedLengths(on: sizing.sharedAxes) : sharedLengths
    shared.add(new)
    if shared.remove(old) { return shared }
    shared = SharedLengths(on: sizing.sharedAxes)
    shared.add(new)
    for others in [0..<item, item + 1..<ledger.itemCount] {
      ledger.forEachSize(of: others, standard: template, along: surroundings.advance) { size, _ in
        shared.add(size)
      }
    }
    return shared
  }
}
