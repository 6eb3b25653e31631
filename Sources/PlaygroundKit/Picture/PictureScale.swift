import Compositional

/// The scale from points to characters.
///
/// A character is twice as high as it is wide.
struct PictureScale: Equatable {
  /// The last column and row of the view, counted from 0.
  let lastColumn: Int
  let lastRow: Int
  /// The size of a character, in points.
  let pointsPerColumn: Double
  let pointsPerRow: Double
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

  /// Returns the characters that a rectangle covers, which can be outside of the view.
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
