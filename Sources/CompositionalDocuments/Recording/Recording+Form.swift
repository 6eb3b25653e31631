import Compositional
import CompositionalSimulation

extension Recording {
  /// The limits of the text of a recording, which are higher than those of a layout.
  public static let documentLimits = DocumentLimits(bytes: 1 << 26, values: 8_000_000)

  /// Reads a recording from a JSON text.
  ///
  /// - Parameters:
  ///   - text: The JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(
    json text: String, limits: DocumentLimits = documentLimits
  ) throws(DocumentError) {
    self = try Self.read(json: text, limits: limits)
  }

  /// Reads a recording from the UTF-8 bytes of a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(
    json bytes: [UInt8], limits: DocumentLimits = documentLimits
  ) throws(DocumentError) {
    self = try Self.read(json: bytes, limits: limits)
  }

  /// Returns the recording as a JSON text with one line per frame, the same on every platform.
  ///
  /// - Throws: `EncodingError` if a length is over 10^100 points or not finite.
  /// - Complexity: O(frames + elements in them); only the text and one frame are in memory
  public func jsonText() throws(EncodingError) -> String {
    var text = JSONPrinter.print(.object(try header(at: .root)))
    // The line feed and the closing brace come after the frames.
    text.removeLast(3)
    text += ",\n  \"frames\": ["
    var writer = RecordedFrame(ticksPerFrame: ticksPerFrame)
    let path = DocumentPath.root.appending(DocumentKey.frames.rawValue)
    for (index, frame) in frames.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += JSONPrinter.text(try writer.write(frame, at: path.appending(index)))
    }
    return text + "\n  ]\n}\n"
  }
}

extension Recording: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case version, title, framesPerSecond, displayScale, scrollDirection, layoutDirection
    case isComplete, summary, frames
  }

  package static var documentForm: String { #"a recording object with "frames""# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    let version = try object.required(.version, "\(Self.version)")
    guard try version.count() == Self.version else { throw version.mismatch("\(Self.version)") }
    let rate = try object.required(.framesPerSecond, "a whole number")
    let framesPerSecond = try rate.integer(in: 1...120, "a whole number that divides 120")
    guard CollectionViewSimulator.ticksPerSecond % framesPerSecond == 0 else {
      throw rate.mismatch("a whole number that divides 120")
    }
    self.init(
      title: try object.value(.title, default: ""), framesPerSecond: framesPerSecond,
      displayScale: try object.required(.displayScale, DocumentBounds.scaleForm).displayScale(),
      scrollDirection: try object.value(.scrollDirection),
      layoutDirection: try object.value(.layoutDirection, default: .leftToRight),
      summary: try object.value(.summary),
      isComplete: try object.value(.isComplete, default: true))
    let frames = try object.required(.frames, "an array of frames")
    var decoder = RecordedFrame(ticksPerFrame: ticksPerFrame)
    for frame in try frames.elements("an array of frames") {
      // A frame changes the one before it.
      self.frames.append(try decoder.read(frame.stoppingAtError))
    }
    guard !self.frames.isEmpty else { throw frames.mismatch("at least one frame") }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var values: [JSONValue] = []
    var writer = RecordedFrame(ticksPerFrame: ticksPerFrame)
    let place = path.appending(DocumentKey.frames.rawValue)
    for (index, frame) in frames.enumerated() {
      values.append(try writer.write(frame, at: place.appending(index)))
    }
    let frames = JSONValue.Member(key: DocumentKey.frames.rawValue, value: .array(values))
    return .object(try header(at: path) + [frames])
  }

  /// Returns all members except the frames.
  private func header(at path: DocumentPath) throws(EncodingError) -> [JSONValue.Member] {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.version, Self.version)
    try object.set(.title, title, default: "")
    try object.set(.framesPerSecond, framesPerSecond)
    try object.set(.displayScale, displayScale)
    try object.set(.scrollDirection, scrollDirection)
    try object.set(.layoutDirection, layoutDirection)
    try object.set(.isComplete, isComplete, default: true)
    try object.set(.summary, summary)
    return object.members
  }
}

extension SimulationEvent: DocumentForm {
  package enum DocumentKey: String, CaseIterable { case kind, section, detail }

  package static var documentForm: String { #"an event such as {"kind": "rested"}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init(
      try object.value(.kind), section: try object[.section]?.scriptSection(),
      try object.value(.detail, default: ""))
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.kind, kind)
    try object.setIfPresent(.section, section)
    try object.set(.detail, detail, default: "")
    return object.value
  }
}

extension SimulationEvent.Kind: DocumentEnumeration {}
