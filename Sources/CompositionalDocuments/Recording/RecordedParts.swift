import Compositional
import CompositionalSimulation

/// The document form of the parts inside elements: an object with an object of frames for each
/// element, `{"cell 0.3": {"texts/title": [x, y, width, height]}}`.
///
/// The frame of free space between parts has the word `"space"` after its lengths.
enum RecordedParts {
  private static let form = #"parts by element such as {"cell 0.3": {"title": [0, 0, 200, 20]}}"#
  private static let frameForm = "a frame [x, y, width, height]"
  private static let space = JSONValue.string("space")

  /// Reads the parts of a frame.
  ///
  /// - Parameter visible: The visible elements; others cannot have parts.
  static func read(
    _ reader: DocumentReader, inside visible: Set<ElementID>
  ) throws(DocumentError) -> [Recording.Inside] {
    var insides: [Recording.Inside] = []
    for (name, reader) in try reader.members(form) {
      guard let id = ElementID(name), visible.contains(id) else {
        throw reader.failure("\(JSONPrinter.quote(name)) is not a visible element")
      }
      var parts: [ElementPart] = []
      for (path, reader) in try reader.members("frames by path") {
        let values = try reader.elements(frameForm)
        let isSpace = values.count == 5 && values[4].value == space
        guard values.count == 4 || isSpace else { throw reader.mismatch(frameForm) }
        var lengths: [CGFloat] = []
        for value in values.prefix(4) { lengths.append(try value.recordedLength()) }
        let frame = CGRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
        let part = ElementPart(path: path, frame: frame, isSpace: isSpace)
        parts.append(Recording.rounded(part))
      }
      insides.append(.init(id: id, parts: parts))
    }
    return insides
  }

  /// Writes the parts of a frame.
  static func written(
    _ insides: [Recording.Inside], at path: DocumentPath
  ) throws(EncodingError) -> JSONValue {
    var members: [JSONValue.Member] = []
    for inside in insides {
      var frames: [JSONValue.Member] = []
      for part in inside.parts {
        let frame = part.frame
        var lengths: [JSONValue] = []
        for length in [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] {
          try path.checkRecorded(length)
          lengths.append(try length.written(at: path))
        }
        if part.isSpace { lengths.append(space) }
        frames.append(.init(key: part.path, value: .array(lengths)))
      }
      members.append(.init(key: inside.id.description, value: .object(frames)))
    }
    return .object(members)
  }
}
