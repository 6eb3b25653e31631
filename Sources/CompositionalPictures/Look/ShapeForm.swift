/// The form of a shape: its corners and its line.
struct ShapeForm: Hashable, Sendable {
  /// The radius of the corners, in points.
  let radius: Double
  /// The width of the line, in points.
  let line: Double
  /// The lengths of a dash and of a gap, in points; zero for a solid line.
  let dash: Double

  /// Returns the form of a shape of a size.
  ///
  /// - Parameters:
  ///   - style: The meaning of the shape.
  ///   - size: Its size, in points.
  init(_ style: PictureStyle, _ size: CGSize) {
    let shorter = Double(min(size.width, size.height))
    switch style {
    case .cell: (radius, line, dash) = (min(4, shorter / 4), 1, 0)
    case .boundary: (radius, line, dash) = (0, 1, 0)
    case .pinning: (radius, line, dash) = (0, 1, 0)
    case .pinned: (radius, line, dash) = (0, 2, 0)
    case .badge: (radius, line, dash) = (min(shorter / 2, 12), 1, 0)
    case .decoration: (radius, line, dash) = (min(6, shorter / 4), 1, 0)
    case .ghost: (radius, line, dash) = (0, 1, 4)
    case .container: (radius, line, dash) = (0, 1, 3)
    case .sectionGuide, .groupGuide, .insetsGuide, .rowGuide: (radius, line, dash) = (0, 1, 3)
    case .safeAreaGuide: (radius, line, dash) = (0, 1, 6)
    case .viewportGuide: (radius, line, dash) = (0, 2, 0)
    case .same: (radius, line, dash) = (min(4, shorter / 4), 1, 0)
    case .before: (radius, line, dash) = (0, 2, 4)
    case .after: (radius, line, dash) = (0, 2, 0)
    case .separator: (radius, line, dash) = (0, 0, 0)
    case .scrollThumb: (radius, line, dash) = (min(1.5, shorter / 2), 0, 0)
    }
  }
}
