import Compositional
import CompositionalDocuments
import CompositionalSimulation

extension LayoutObservation {
  /// Returns what a recording shows of the content, for each size of its view.
  ///
  /// An element that was seen at several places counts where it was first seen, less the scrolling of
  /// its row; a pinned one counts where it was before the run, or else nearest to its place.
  ///
  /// - Complexity: O(frames + elements in them)
  public static func all(of recording: Recording) -> [LayoutObservation] {
    var player = RecordingPlayer(recording)
    var sizes: [CGSize] = []
    var unions: [Union] = []
    // A row says by moving that it is one.
    let rows = Set(recording.frames.flatMap { $0.orthogonalOffsets.keys })
    repeat {
      let state = player.state
      let place: Int
      if let known = sizes.firstIndex(of: state.viewSize) {
        place = known
      } else {
        place = sizes.count
        sizes.append(state.viewSize)
        unions.append(Union(start: state.contentOffset))
      }
      unions[place].contentSize = state.contentSize
      for element in state.elements {
        unions[place].add(
          element, shift: state.orthogonalOffsets[element.indexPath.section],
          isOfRow: rows.contains(element.indexPath.section), along: recording.scrollDirection,
          in: CGRect(origin: state.contentOffset, size: state.viewSize))
      }
      unions[place].isAtStart = false
    } while player.advance()
    return zip(sizes, unions).map { size, union in
      var observation = LayoutObservation(size: size, elements: union.elements)
      observation.unscrolledFrames = union.unscrolled
      observation.offsets = union.offsets
      observation.contentSize = union.contentSize
      observation.contentOffset = union.start
      observation.area = CGRect(x: 0, y: 0, width: 0, height: 0)
      observation.scrollDirection = recording.scrollDirection
      var environment = EnvironmentGuess.screen(of: observation)
      environment.displayScale = recording.displayScale
      environment.layoutDirection = recording.layoutDirection
      observation.environment = environment
      return observation
    }
  }

  /// The elements of all frames of a recording with views of one size.
  private struct Union {
    var elements: [LayoutAttributes] = []
    var unscrolled: [ElementID: CGRect] = [:]
    var offsets: [ElementID: CGPoint] = [:]
    var contentSize = CGSize(width: 0, height: 0)
    let start: CGPoint
    /// True for what is seen before the view moves.
    var isAtStart = true
    /// The elements that were seen then, and those that pin to the end of the view.
    private var seenAtStart: Set<ElementID> = []
    private var footers: Set<ElementID> = []
    private var places: [ElementID: Int] = [:]

    init(start: CGPoint) { self.start = start }

    mutating func add(
      _ element: LayoutAttributes, shift: CGFloat?, isOfRow: Bool, along axis: LayoutAxis,
      in bounds: CGRect
    ) {
      var element = element
      if isOfRow, element.category == .cell {
        var frame = element.frame
        if axis == .vertical {
          frame.origin.x += shift ?? 0
        } else {
          frame.origin.y += shift ?? 0
        }
        element.frame = frame
        if unscrolled[element.id] == nil { unscrolled[element.id] = frame }
      }
      guard let place = places[element.id] else {
        places[element.id] = elements.count
        elements.append(element)
        if isAtStart {
          seenAtStart.insert(element.id)
        } else if element.category == .supplementaryView {
          offsets[element.id] = bounds.origin
        }
        note(element, along: axis, in: bounds)
        return
      }
      note(element, along: axis, in: bounds)
      let known = elements[place]
      guard max(known.zIndex, element.zIndex) >= Self.pinned else { return }
      elements[place].zIndex = max(known.zIndex, element.zIndex)
      guard !seenAtStart.contains(element.id) else { return }
      let moved = Box(element.frame).min(axis) - Box(known.frame).min(axis)
      if footers.contains(element.id) ? moved > 0 : moved < 0 {
        elements[place].frame = element.frame
        offsets[element.id] = bounds.origin
      }
    }

    /// The least z-index of an element that is pinned.
    private static let pinned = 1_000_000_000

    /// Notes which edge of the view holds an element that is pinned.
    private mutating func note(
      _ element: LayoutAttributes, along axis: LayoutAxis, in bounds: CGRect
    ) {
      guard element.zIndex >= Self.pinned, element.category == .supplementaryView else { return }
      let own = Box(element.frame)
      let view = Box(bounds)
      let isNearEnd = own.min(axis) - view.min(axis) > view.max(axis) - own.max(axis)
      if isNearEnd { footers.insert(element.id) }
    }
  }
}
