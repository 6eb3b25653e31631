import Compositional

/// How points become characters: a character is twice as high as it is wide.
struct PictureScale: Equatable {
  /// The last column and the last row of the view; the first are 0.
  let lastColumn: Int
  let lastRow: Int
  /// What a character stands for.
  let pointsPerColumn: Double
  let pointsPerRow: Double
  private let origin: CGPoint

  /// The farthest character a coordinate may be given; beyond, nothing is drawn anyway.
  private static let farthest = 100_000.0

  /// Fits a view into a width, and into a height where that is less.
  ///
  /// - Parameters:
  ///   - bounds: what the view shows, in points.
  ///   - columns: characters across.
  ///   - rows: characters down at most; the view is drawn narrower to keep its shape, but not
  ///     below a third of the width.
  init(_ bounds: CGRect, columns: Int, rows: Int) {
    let width = max(Double(bounds.size.width), 1e-3)
    let height = max(Double(bounds.size.height), 1e-3)
    var across = Double(max(2, columns - 1))
    var down = height / (2 * width / across)
    let limit = Double(max(2, rows - 1))
    if down > limit {
      across = max((across * limit / down).rounded(), min(across, 24), (across / 3).rounded())
      down = limit
    }
    lastColumn = Int(across)
    lastRow = Int(max(2, down.rounded()))
    pointsPerColumn = width / Double(lastColumn)
    pointsPerRow = height / Double(lastRow)
    origin = bounds.origin
  }

  /// The characters a rectangle covers; possibly outside of the view.
  func area(_ rect: CGRect) -> CharacterCanvas.Area {
    let left = column(Double(rect.origin.x))
    let right = column(Double(rect.origin.x + rect.size.width))
    let top = row(Double(rect.origin.y))
    let bottom = row(Double(rect.origin.y + rect.size.height))
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
    number.isNaN ? 0 : Int(number.rounded().clamped(to: -Self.farthest...Self.farthest))
  }
}
