import Compositional
import CompositionalFlow
import CompositionalPictures

extension LoadedFlow {
  /// Returns a picture of what the view shows, or of the whole content.
  ///
  /// A flow layout has no groups, so that it has no guides.
  ///
  /// - Throws: ``PictureError`` if there are too many elements, or a frame is not finite.
  func picture(_ options: PictureOptions) throws(PictureError) -> LayoutPicture {
    var shown = viewport
    if options.content == .whole {
      shown.contentOffset = CGPoint(x: 0, y: 0)
      shown.size = frames.contentSize
    }
    let bound = frames.elementBound(in: shown.bounds)
    guard bound <= LayoutPicture.elementsAtMost else { throw .tooManyElements(bound) }
    let elements = frames.attributes(in: shown.bounds, at: viewport)
    if let element = elements.first(where: { !$0.isFinite }) {
      throw .notFinite("the frame of \(element.id)")
    }
    var picture = LayoutPicture(
      recorded: elements, in: shown, contentSize: frames.contentSize,
      boundaryKinds: [
        CollectionLayoutListConfiguration.headerKind, CollectionLayoutListConfiguration.footerKind,
      ])
    guard !options.showsLabels else { return picture }
    for index in picture.commands.indices { picture.commands[index].labels = [] }
    return picture
  }
}
