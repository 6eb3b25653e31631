import Compositional

extension PreparedFlowLayout {
  /// Returns a picture of what a view shows, or of the whole content.
  ///
  /// A flow layout has no groups, so that it has no guides.
  ///
  /// - Parameters:
  ///   - viewport: The scroll position and size of the view.
  ///   - options: The part of the content, and labels.
  /// - Throws: ``PictureError`` if there are too many elements, or a frame is not finite.
  /// - Complexity: O(elements)
  public func picture(
    in viewport: Viewport, _ options: PictureOptions = .init()
  ) throws(PictureError) -> LayoutPicture {
    var shown = viewport
    if options.content == .whole {
      shown.contentOffset = CGPoint(x: 0, y: 0)
      shown.size = contentSize
    }
    let bound = elementBound(in: shown.bounds)
    guard bound <= LayoutPicture.elementsAtMost else { throw .tooManyElements(bound) }
    return try picture(of: attributes(in: shown.bounds, at: viewport), in: shown, options)
  }

  /// Returns a picture of some elements in a view.
  func picture(
    of elements: [LayoutAttributes], in viewport: Viewport, _ options: PictureOptions
  ) throws(PictureError) -> LayoutPicture {
    guard elements.count <= LayoutPicture.elementsAtMost else {
      throw .tooManyElements(elements.count)
    }
    if let element = elements.first(where: { !$0.frame.isFinite }) {
      throw .notFinite("the frame of \(element.id)")
    }
    var picture = LayoutPicture(
      recorded: elements, in: viewport, contentSize: contentSize,
      boundaryKinds: [
        CollectionLayoutListConfiguration.headerKind, CollectionLayoutListConfiguration.footerKind,
      ])
    guard !options.showsLabels else { return picture }
    for index in picture.commands.indices { picture.commands[index].labels = [] }
    return picture
  }
}
