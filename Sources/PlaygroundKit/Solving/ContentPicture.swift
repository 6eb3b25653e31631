import Compositional
import CompositionalPictures

extension LayoutPicture {
  /// Creates the picture of solved content.
  ///
  /// - Parameters:
  ///   - parts: The parts, containers before what is in them.
  ///   - size: The size of the content, in points.
  init(_ parts: [ContentPart], size: CGSize) {
    let content = CGRect(origin: .zero, size: size)
    // Parts may stick out of the content.
    let bounds = parts.map(\.frame).reduce(content) { $0.union($1) }
    self.init(
      bounds: bounds,
      commands: (bounds == content ? [] : [PictureCommand(.container, content)])
        + parts.map { PictureCommand($0.style, $0.frame, labels: $0.labels, isDetail: true) })
  }
}

extension ContentPart {
  /// The meaning of the part in a picture.
  fileprivate var style: PictureStyle {
    switch role {
    case .container, .cell, .space: .container
    case .separator: .separator
    case .leaf: .cell(hue: 0)
    }
  }

  /// The labels of the part; none for a part that others cover.
  fileprivate var labels: [String] { role == .leaf ? [name] : [] }
}
