// Access to points, sizes and insets by axis, so that code for both axes is written once.

extension CGPoint {
  /// The coordinate along an axis, in points.
  package subscript(axis: LayoutAxis) -> Double {
    get { Double(axis == .horizontal ? x : y) }
    set {
      if axis == .horizontal { x = CGFloat(newValue) } else { y = CGFloat(newValue) }
    }
  }

  /// Creates a point from its coordinates along an axis and across it.
  package init(along axis: LayoutAxis, _ along: Double, across: Double) {
    let vector = Vector(along: axis, along, across: across)
    self.init(x: vector.x, y: vector.y)
  }
}

extension CGSize {
  /// The length along an axis, in points.
  package subscript(axis: LayoutAxis) -> Double {
    Double(axis == .horizontal ? width : height)
  }
}

extension PhysicalEdgeInsets {
  /// The inset at the low end of an axis, in points.
  package func low(_ axis: LayoutAxis) -> Double { Double(axis == .horizontal ? left : top) }

  /// The inset at the high end of an axis, in points.
  package func high(_ axis: LayoutAxis) -> Double { Double(axis == .horizontal ? right : bottom) }
}
