import Compositional
import CompositionalDocuments
import CompositionalSimulation

extension LayoutObservation {
  /// Returns what a recording shows of the content, for each size of its view.
  ///
  /// An element that was seen at several places counts where it was first seen, less the scrolling of
  /// its row; a pinned one counts where it was nearest to the start.
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
          isOfRow: rows.contains(element.indexPath.section), along: recording.scrollDirection)
      }
    } while player.advance()
    return zip(sizes, unions).map { size, union in
      var observation = LayoutObservation(size: size, elements: union.elements)
      observation.unscrolledFrames = union.unscrolled
      observation.contentSize = union.contentSize
      observation.contentOffset = union.start
      observation.area = CGRect(x: 0, y: 0, width: 0, height: 0)
      observation.scrollDirection = recording.scrollDirection
      observation.environment = CollectionLayoutEnvironment(
        size: size, displayScale: recording.displayScale,
        layoutDirection: recording.layoutDirection)
      return observation
    }
  }

  /// The elements of all frames of a recording with views of one size.
  private struct Union {
    var elements: [LayoutAttributes] = []
    var unscrolled: [ElementID: CGRect] = [:]
    var contentSize = CGSize(width: 0, height: 0)
    let start: CGPoint
    private var places: [ElementID: Int] = [:]

    init(start: CGPoint) { self.start = start }

    mutating func add(
      _ element: LayoutAttributes, shift: CGFloat?, isOfRow: Bool, along axis: LayoutAxis
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
        return
      }
      let known = elements[place]
      if max(known.zIndex, element.zIndex) >= 1_000_000_000 {
        let isNearer =
          axis == .vertical
          ? element.frame.minY < known.frame.minY : element.frame.minX < known.frame.minX
        if isNearer { elements[place].frame = element.frame }
        elements[place].zIndex = max(known.zIndex, element.zIndex)
      }
    }
  }
}
