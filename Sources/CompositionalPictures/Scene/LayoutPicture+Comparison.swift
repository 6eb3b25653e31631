extension LayoutPicture {
  /// Creates a picture of two layouts over each other.
  ///
  /// Elements that are equal are pale. Those of the first layout are outlined by dashes, those of the
  /// second one by a line of another color.
  ///
  /// - Parameters:
  ///   - before: The elements of the first layout that the second one does not have like this.
  ///   - after: The elements of the second layout that the first one does not have like this.
  ///   - unchanged: The elements that are equal in both.
  ///   - bounds: The part of the content that the picture shows, in points.
  /// - Throws: ``PictureError`` if there are too many elements, or a number is not finite.
  /// - Complexity: O(*n* log *n*), where *n* is the number of elements.
  public init(
    comparing before: [LayoutAttributes], with after: [LayoutAttributes],
    unchanged: [LayoutAttributes], in bounds: CGRect
  ) throws(PictureError) {
    guard bounds.isFinite else { throw .notFinite("the size of the content") }
    let count = before.count + after.count + unchanged.count
    guard count <= Self.elementsAtMost else { throw .tooManyElements(count) }
    let named = Set(after.map { $0.id })
    var commands: [PictureCommand] = []
    func add(
      _ elements: [LayoutAttributes], _ style: PictureStyle, hasLabel: (ElementID) -> Bool
    ) throws(PictureError) {
      for element in Self.byDepth(elements) where !element.isHidden {
        guard element.frame.isFinite else { throw .notFinite("the frame of \(element.id)") }
        let command = PictureCommand(
          style, element.frame,
          labels: hasLabel(element.id) ? ElementLabels.labels(of: element.id, isBadge: false) : [],
          element: element.id)
        if command.isInSight(in: bounds) { commands.append(command) }
      }
    }
    try add(unchanged, .same) { _ in true }
    // Dashes on top leave a line below them in sight.
    try add(after, .after) { _ in true }
    try add(before, .before) { !named.contains($0) }
    self.init(bounds: bounds, commands: commands)
  }
}
