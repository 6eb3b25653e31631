import Compositional

/// Rectangles in a view, which nothing else is known about.
///
/// ```json
/// {"view": [390, 844], "frames": [[16, 16, 171, 120], [203, 16, 171, 120]]}
/// ```
public struct FrameList: Equatable, Sendable {
  /// The size of the view, in points.
  public let size: CGSize
  /// The rectangles, in points of the content.
  public let frames: [CGRect]

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points.
  ///   - frames: The rectangles, in points of the content.
  public init(size: CGSize, frames: [CGRect]) {
    self.size = size
    self.frames = frames
  }

  /// Reads a list from the UTF-8 bytes of a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: ``DocumentError`` for the first error, with its path and the expected form.
  public init(
    json bytes: [UInt8], limits: DocumentLimits = DocumentLimits(bytes: 1 << 26, values: 8_000_000)
  ) throws(DocumentError) {
    let reader = DocumentReader(try JSONParser.parse(bytes, limits: limits), at: .root)
    let object = try ObjectReader(reader, form: "an object with \"frames\"", Key.self)
    size = try object.value(.view)
    var frames: [CGRect] = []
    let list = try object.required(.frames, "an array of frames [x, y, width, height]")
    for frame in try list.elements("an array of frames [x, y, width, height]") {
      frames.append(try CGRect(reading: frame))
    }
    guard !frames.isEmpty else { throw list.mismatch("at least one frame") }
    self.frames = frames
  }

  private enum Key: String, CaseIterable { case view, frames }
}
