/// Pictures side by side, such as the steps of a scroll.
public struct PictureSheet: Hashable, Sendable {
  /// The pictures, from left to right.
  public var pictures: [LayoutPicture]
  /// The space between pictures, in points.
  public var spacing: CGFloat

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - pictures: The pictures, from left to right.
  ///   - spacing: The space between pictures, in points; not negative.
  public init(_ pictures: [LayoutPicture], spacing: CGFloat = 16) {
    require(
      spacing.isFinite && spacing >= 0,
      "Invalid spacing: \(points: spacing). It must be a finite number that is not negative.")
    self.pictures = pictures
    self.spacing = spacing
  }

  /// The size of the sheet, in points.
  public var size: CGSize {
    let width = pictures.reduce(0) { $0 + $1.bounds.size.width }
    let gaps = CGFloat(max(0, pictures.count - 1)) * spacing
    return CGSize(
      width: width + gaps, height: pictures.map { $0.bounds.size.height }.max() ?? 0)
  }

  /// Returns the rectangle of a picture on the sheet, in points.
  func frame(of index: Int) -> CGRect {
    let before = pictures[..<index].reduce(0) { $0 + $1.bounds.size.width + spacing }
    return CGRect(origin: CGPoint(x: before, y: 0), size: pictures[index].bounds.size)
  }
}
