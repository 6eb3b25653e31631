extension LayoutPicture {
  /// Returns the picture as an SVG document.
  ///
  /// A point is a unit. The colors suit light and dark pages: a browser chooses by the settings of its
  /// user. A shape whose label does not fit names itself in a tooltip.
  ///
  /// - Parameter appearance: The appearance; nil to follow the page.
  /// - Complexity: O(shapes)
  public func svg(_ appearance: PictureAppearance? = nil) -> String {
    PictureSheet([self]).svg(appearance)
  }
}

extension PictureSheet {
  /// Returns the pictures side by side as one SVG document (see ``LayoutPicture/svg(_:)``).
  ///
  /// - Parameter appearance: The appearance; nil to follow the page.
  public func svg(_ appearance: PictureAppearance? = nil) -> String {
    SVGRenderer(sheet: self, appearance: appearance).document
  }
}
