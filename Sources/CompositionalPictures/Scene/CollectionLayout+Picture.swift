extension CollectionLayout {
  /// Returns a picture of a prepared layout.
  ///
  /// The shapes are the elements that meet the viewport, by z-index and then in layout order, with
  /// pinned items where they are and a ghost where a displaced one belongs.
  ///
  /// - Parameters:
  ///   - viewport: The scroll position and size of the view.
  ///   - options: The part of the content, labels and guides.
  /// - Throws: ``PictureError`` if there are too many elements, or a frame is not finite.
  /// - Complexity: That of the query, and O(*n* log *n*) for *n* elements in the picture.
  public func picture(
    in viewport: Viewport, _ options: PictureOptions = .init()
  ) throws(PictureError) -> LayoutPicture {
    let area = try pictured(viewport, options)
    return try picture(of: attributes(in: area, at: viewport), in: viewport, options)
  }

  /// Returns a picture of elements of a prepared layout, such as those that a handler has changed.
  ///
  /// - Parameters:
  ///   - elements: The elements, in layout order, with those of a section together.
  ///   - viewport: The scroll position and size of the view.
  ///   - options: The part of the content, labels and guides.
  /// - Throws: ``PictureError`` if there are too many elements, or a frame is not finite.
  public func picture(
    of elements: [LayoutAttributes], in viewport: Viewport, _ options: PictureOptions = .init()
  ) throws(PictureError) -> LayoutPicture {
    guard elements.count <= LayoutPicture.elementsAtMost else {
      throw .tooManyElements(elements.count)
    }
    let bounds = try pictured(viewport, options)
    return try PictureBuilder(layout: self, viewport: viewport, options: options)
      .picture(of: elements, in: bounds)
  }

  /// Returns a picture of the layout with data, which leaves the layout itself as it is.
  ///
  /// Estimated sizes apply as they are.
  ///
  /// - Parameters:
  ///   - itemCounts: The number of items in each section, not negative.
  ///   - environment: The environment, with the size of the view and its safe area.
  ///   - contentOffset: The scroll position, in points; nil for the top.
  ///   - orthogonalOffsets: The offsets that orthogonal sections are asked for, in points.
  ///   - options: The part of the content, labels and guides.
  /// - Throws: ``PictureError`` if there are too many elements, or a frame is not finite.
  /// - Complexity: That of preparing and of ``picture(in:_:)``.
  public func picture(
    itemCounts: [Int], in environment: CollectionLayoutEnvironment, contentOffset: CGPoint? = nil,
    orthogonalOffsets: [Int: CGFloat] = [:], _ options: PictureOptions = .init()
  ) throws(PictureError) -> LayoutPicture {
    var layout = self
    layout.prepare(itemCounts: itemCounts, in: environment)
    let viewport = layout.viewport(in: environment, contentOffset, orthogonalOffsets)
    return try layout.picture(in: viewport, options)
  }

  /// Returns a picture of the layout with data, and measures the elements that the view shows.
  ///
  /// - Parameters:
  ///   - itemCounts: The number of items in each section, not negative.
  ///   - environment: The environment, with the size of the view and its safe area.
  ///   - contentOffset: The scroll position, in points; nil for the top.
  ///   - orthogonalOffsets: The offsets that orthogonal sections are asked for, in points.
  ///   - measurer: The measurer of elements with estimated sizes, such as `.heights([44, 80])`.
  ///   - options: The part of the content, labels and guides.
  /// - Throws: ``PictureError`` if there are too many elements, or a frame is not finite.
  /// - Complexity: That of preparing, measuring, and of ``picture(in:_:)``.
  public func picture(
    itemCounts: [Int], in environment: CollectionLayoutEnvironment, contentOffset: CGPoint? = nil,
    orthogonalOffsets: [Int: CGFloat] = [:], measurer: some Measuring,
    _ options: PictureOptions = .init()
  ) throws(PictureError) -> LayoutPicture {
    var layout = self
    layout.prepare(itemCounts: itemCounts, in: environment)
    // As a host does: from the top, then where it scrolls to.
    for offset in contentOffset == nil ? [nil] : [nil, contentOffset] {
      let viewport = layout.viewport(in: environment, offset, orthogonalOffsets)
      _ = try layout.pictured(viewport, .init())
      layout.measure(in: viewport, keeping: nil, with: measurer)
    }
    let viewport = layout.viewport(in: environment, contentOffset, orthogonalOffsets)
    return try layout.picture(in: viewport, partsOf: measurer, options)
  }

  /// Returns a picture of a prepared layout with the parts inside its elements.
  ///
  /// - Parameters:
  ///   - viewport: The scroll position and size of the view.
  ///   - measurer: Knows what is inside the elements.
  ///   - options: The part of the content, labels and guides.
  /// - Throws: ``PictureError`` if there are too many elements, or a frame is not finite.
  /// - Complexity: That of ``picture(in:_:)``, and the measurer's work for each element.
  public func picture(
    in viewport: Viewport, partsOf measurer: some Measuring, _ options: PictureOptions = .init()
  ) throws(PictureError) -> LayoutPicture {
    let picture = try picture(in: viewport, options)
    let parts = try parts(in: pictured(viewport, options), at: viewport, of: measurer)
    return try picture.adding(parts, showsLabels: options.showsLabels)
  }

  private func viewport(
    in environment: CollectionLayoutEnvironment, _ contentOffset: CGPoint?,
    _ orthogonalOffsets: [Int: CGFloat]
  ) -> Viewport {
    let inset = environment.safeAreaInsets
    return Viewport(
      contentOffset: contentOffset ?? CGPoint(x: -inset.left, y: -inset.top),
      size: environment.container.contentSize, adjustedContentInset: inset,
      orthogonalOffsets: self.orthogonalOffsets(asking: orthogonalOffsets))
  }

  /// Returns the area of a picture, in points.
  ///
  /// - Throws: ``PictureError`` if the area is not finite or may hold too many elements.
  private func pictured(
    _ viewport: Viewport, _ options: PictureOptions
  ) throws(PictureError) -> CGRect {
    let view = viewport.bounds
    guard view.isFinite else { throw .notFinite("the viewport") }
    var area = view
    if options.content == .whole {
      let content = CGRect(origin: CGPoint(x: 0, y: 0), size: contentSize)
      guard content.isFinite else { throw .notFinite("the size of the content") }
      area = content
      // A view far from the content would leave no room for it.
      let near = CGRect(
        x: -view.size.width, y: -view.size.height,
        width: content.size.width + 2 * view.size.width,
        height: content.size.height + 2 * view.size.height)
      if view.overlap(near) == view { area = content.joined(view) }
    }
    let bound = elementBound(in: area, at: viewport)
    guard bound <= LayoutPicture.elementsAtMost else { throw .tooManyElements(bound) }
    return area
  }
}
