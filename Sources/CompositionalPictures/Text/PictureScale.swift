/// The scale from points to characters.
///
/// A character is twice as high as it is wide.
package struct PictureScale: Equatable {
  /// The last column and row of the view, counted from 0.
  package let lastColumn: Int
  package let lastRow: Int
  /// The size of a character, in points.
  package let pointsPerColumn: Double
  package let pointsPerRow: Double
  private let origin: CGPoint

  /// The greatest magnitude of a column or row; nothing is drawn beyond.
  private static let farthest = 100_000.0

  /// Creates the scale at which a view fits a width and a height.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the view, in points.
  ///   - columns: The characters across.
  ///   - rows: The most characters down. The picture gets narrower to keep the shape, but not
  ///     below a third of the width.
  ///   - frames: Frames to draw, in points. The picture may get narrower, lower or higher by a fifth,
  ///     so that frames of one size take equally many characters.
  package init(_ bounds: CGRect, columns: Int, rows: Int, frames: [CGRect] = []) {
    let width = max(Double(bounds.size.width), 1e-3)
    let height = max(Double(bounds.size.height), 1e-3)
    let widest = Double(max(1, columns - 1))
    let limit = Double(max(1, rows - 1))
    var across = widest
    var down = height / (2 * width / across)
    if down > limit {
      across = max((across * limit / down).rounded(), min(across, 24), (across / 3).rounded())
      down = limit
    }
    lastColumn = EvenCharacters(
      extent: width, spans: frames.map { $0.edges }.map { ($0.left, $0.right) },
      start: Double(bounds.origin.x)
    ).best(near: max(1, Int(across)), atMost: max(1, Int(across)))
    lastRow = EvenCharacters(
      extent: height, spans: frames.map { $0.edges }.map { ($0.top, $0.bottom) },
      start: Double(bounds.origin.y)
    ).best(near: max(1, Int(down.rounded())), atMost: max(1, Int(limit)))
    pointsPerColumn = width / Double(lastColumn)
    pointsPerRow = height / Double(lastRow)
    origin = bounds.origin
  }

  /// Returns the characters that a rectangle covers, which can be outside of the view.
  package func area(_ rect: CGRect) -> CharacterCanvas.Area {
    let edges = rect.edges
    let (left, right) = (column(edges.left), column(edges.right))
    let (top, bottom) = (row(edges.top), row(edges.bottom))
    return CharacterCanvas.Area(
      columns: min(left, right)...max(left, right), rows: min(top, bottom)...max(top, bottom))
  }

  private func column(_ x: Double) -> Int {
    whole((x - Double(origin.x)) / pointsPerColumn)
  }

  private func row(_ y: Double) -> Int {
    whole((y - Double(origin.y)) / pointsPerRow)
  }

  private func whole(_ number: Double) -> Int {
    number.isNaN ? 0 : Int(max(-Self.farthest, min(number.rounded(), Self.farthest)))
  }
}

/// The number of characters along an axis at which equal lengths look equal.
struct EvenCharacters {
  /// The length of the axis, in points.
  let extent: Double
  /// The starts and ends of what is drawn, in points.
  let spans: [(Double, Double)]
  /// The start of the axis, in points.
  let start: Double

  /// Returns the number of characters with the fewest lengths that look different, of those within a
  /// fifth of a number; the nearest of several, and the larger of two as near.
  ///
  /// - Parameters:
  ///   - number: The number of characters that keeps the shape of the picture.
  ///   - most: The most characters.
  /// - Complexity: O(*c* *n*) for *c* numbers and *n* spans, at most 500 of which count.
  func best(near number: Int, atMost most: Int) -> Int {
    let counted = spans.prefix(500).filter { $0.1 > $0.0 && $0.1 - $0.0 <= extent }
    guard counted.count > 1, number >= 8 else { return min(number, most) }
    var best = (number: min(number, most), uneven: Int.max)
    for distance in 0...(number / 5) {
      for candidate in [number + distance, number - distance] where candidate <= most {
        let uneven = unevenness(counted, at: extent / Double(candidate))
        if uneven < best.uneven { best = (candidate, uneven) }
      }
      if best.uneven == 0 { break }
    }
    return best.number
  }

  /// Returns the number of spans that look longer or shorter than the first span of their length.
  private func unevenness(_ spans: [(Double, Double)], at points: Double) -> Int {
    var looks: [Double: Int] = [:]
    return spans.count { low, high in
      let length = ((high - low) * 16).rounded()
      let look = place(high, points) - place(low, points)
      guard let known = looks[length] else {
        looks[length] = look
        return false
      }
      return known != look
    }
  }

  private func place(_ position: Double, _ points: Double) -> Int {
    Int(max(-1e6, min(((position - start) / points).rounded(), 1e6)))
  }
}
