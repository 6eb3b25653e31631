import Compositional

extension ConformanceResults.Motion: DocumentRecord {
  package enum DocumentKey: String, CaseIterable {
    case name, axis, bounds, content, insets, paging, samples, touches
  }

  package static var documentForm: String {
    #"a motion such as {"name": "a", "axis": "vertical", "bounds": [320, 480], "#
      + #""content": [320, 5000], "samples": [[0, 0]]}"#
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    func size(_ key: DocumentKey) throws(DocumentError) -> CGSize {
      let reader = try object.required(key, CGSize.documentForm)
      let lengths = try reader.recordedLengths(CGSize.documentForm)
      guard lengths.0 >= 0, lengths.1 >= 0 else { throw reader.mismatch(CGSize.documentForm) }
      return CGSize(width: lengths.0, height: lengths.1)
    }
    self.init(
      name: try object.required(.name, String.documentForm).fileName(),
      axis: try object.value(.axis), bounds: try size(.bounds), content: try size(.content))
    try read(object)
    try object[.samples]?.checkAscending(samples.map { $0.time })
    try object[.touches]?.checkAscending(touches.map { $0.time })
  }

  package mutating func members(
    _ members: inout Members<DocumentKey>
  ) throws(DocumentError) {
    members.given(.name, name)
    members.given(.axis, axis)
    members.given(.bounds, bounds)
    members.given(.content, content)
    try members.value(.insets, &insets, default: .zero)
    try members.value(.paging, &paging, default: false)
    try members.value(.samples, &samples, default: [])
    try members.value(.touches, &touches, default: [])
  }
}

extension ConformanceResults.Motion.Sample: DocumentForm {
  package static var documentForm: String { "two numbers [time, offset]" }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let values = try reader.elements(Self.documentForm)
    guard values.count == 2 else { throw reader.mismatch(Self.documentForm) }
    self.init(time: try values[0].time(), offset: try values[1].recordedLength())
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    .array([try CGFloat(time).written(at: path), try offset.written(at: path)])
  }
}

extension ConformanceResults.Motion.Touch: DocumentForm {
  package static var documentForm: String {
    #"a touch such as [0.1, "changed", -40, -800]: time, phase, translation, velocity"#
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let values = try reader.elements(Self.documentForm)
    guard values.count == 4 else { throw reader.mismatch(Self.documentForm) }
    self.init(
      time: try values[0].time(), phase: try Phase(reading: values[1]),
      translation: try values[2].recordedLength(), velocity: try values[3].recordedLength())
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    .array([
      try CGFloat(time).written(at: path), try phase.written(at: path),
      try translation.written(at: path), try velocity.written(at: path),
    ])
  }
}

extension ConformanceResults.Motion.Touch.Phase: DocumentEnumeration {
  /// The name of the phase in documents.
  public var description: String { rawValue }
}

extension DocumentReader {
  /// The longest motion, in seconds.
  private static let longestMotion = 86_400.0

  /// Reads a time since the start of a motion.
  fileprivate func time() throws(DocumentError) -> Double {
    Double(
      try number("a number of seconds from 0 to \(Int(Self.longestMotion))") {
        0...Self.longestMotion ~= $0
      })
  }

  /// Throws if the times of an array of samples or touches are not in order.
  fileprivate func checkAscending(_ times: [Double]) throws(DocumentError) {
    for index in times.indices.dropFirst() where times[index] < times[index - 1] {
      throw try elements("an array")[index].failure(
        "expected times in ascending order, found \(points: times[index]) after "
          + "\(points: times[index - 1])")
    }
  }
}
