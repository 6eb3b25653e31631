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
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(
    json bytes: [UInt8], limits: DocumentLimits = DocumentLimits(bytes: 1 << 26, values: 8_000_000)
  ) throws(DocumentError) {
    self = try JSONParser.read(bytes, limits: limits) { (reader) throws(DocumentError) in
      try Self(reading: reader)
    }
  }

  private init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: "an object with \"frames\"", Key.self)
    size = try object.value(.view)
    let form = "an array of frames [x, y, width, height]"
    let list = try object.required(.frames, form)
    frames = try list.list(form) { (reader) throws(DocumentError) in try CGRect(reading: reader) }
    guard !frames.isEmpty else { throw list.mismatch("at least one frame") }
  }

  private enum Key: String, CaseIterable { case view, frames }
}
