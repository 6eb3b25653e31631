/// The frames of a recording on their way to and from their form, which depends on the frame before.
struct RecordedFrame {
  enum DocumentKey: String, CaseIterable {
    case tick, offset, viewSize, insets, contentSize, orthogonalOffsets, elements, disappeared
    case appeared, moved, views, prefetched, cancelled, adjustment, jump, work, events
  }

  static let documentForm = #"a frame, such as {"offset": [0, 44]}"#

  /// How many ticks a frame takes.
  let ticksPerFrame: Int
  /// The frame before; nil at the first.
  private var last: Recording.Frame?
  /// What the frame before shows besides its elements.
  private var surroundings: Recording.Surroundings?
  /// The elements in sight, while reading.
  private var elements: [LayoutAttributes] = []
  private var sinceKeyframe = 0

  init(ticksPerFrame: Int) { self.ticksPerFrame = ticksPerFrame }

  // MARK: Writing

  /// Writes the next frame.
  mutating func write(
    _ frame: Recording.Frame, at path: DocumentPath
  ) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    let tick = last.map { $0.tick + ticksPerFrame } ?? 0
    try object.set(.tick, frame.tick, default: tick)
    if frame.isKeyframe || frame.contentOffset != last?.contentOffset {
      try object.set(.offset, frame.contentOffset)
    }
    if let around = frame.surroundings {
      let old = frame.isKeyframe ? nil : surroundings
      if around.viewSize != old?.viewSize { try object.set(.viewSize, around.viewSize) }
      if around.adjustedContentInset != old?.adjustedContentInset {
        try object.set(.insets, around.adjustedContentInset)
      }
      if around.contentSize != old?.contentSize { try object.set(.contentSize, around.contentSize) }
      surroundings = around
    }
    if !frame.orthogonalOffsets.isEmpty {
      try object.set(.orthogonalOffsets, SectionOffsets(frame.orthogonalOffsets))
    }
    try writeElements(of: frame, to: &object, at: path)
    try object.set(.views, [frame.created, frame.reused, frame.returned], default: [0, 0, 0])
    try object.set(.prefetched, frame.prefetched, default: [])
    try object.set(.cancelled, frame.cancelled, default: [])
    try object.set(.adjustment, frame.contentOffsetAdjustment, default: CGPoint(x: 0, y: 0))
    try object.set(.jump, frame.jump, default: 0)
    try object.set(.work, frame.work.numbers, default: [0, 0, 0])
    try object.set(.events, frame.events, default: [])
    last = frame
    return object.value
  }

  private func writeElements(
    of frame: Recording.Frame, to object: inout ObjectWriter<DocumentKey>, at path: DocumentPath
  ) throws(EncodingError) {
    func value(
      _ element: LayoutAttributes, after head: [JSONValue]
    ) throws(EncodingError) -> Written {
      Written(value: try RecordedElement.written(element, after: head, at: path))
    }
    switch frame.elements {
    case .all(let elements):
      var values: [Written] = []
      for element in elements {
        values.append(try value(element, after: [.string(element.id.description)]))
      }
      try object.set(.elements, values)
    case .changed(let changes):
      try object.set(.disappeared, changes.disappeared, default: [])
      var appeared: [Written] = []
      for change in changes.appeared {
        let head = [JSONValue.integer(change.index), .string(change.element.id.description)]
        appeared.append(try value(change.element, after: head))
      }
      try object.set(.appeared, appeared, default: [])
      var moved: [Written] = []
      for change in changes.moved {
        moved.append(try value(change.element, after: [.integer(change.index)]))
      }
      try object.set(.moved, moved, default: [])
    }
  }

  /// A value that has its form already.
  private struct Written: DocumentForm, Hashable {
    static var documentForm: String { "a value" }

    let value: JSONValue

    init(value: JSONValue) { self.value = value }

    init(reading reader: DocumentReader) throws(DocumentError) { value = reader.value }

    func written(at path: DocumentPath) throws(EncodingError) -> JSONValue { value }
  }
}

// MARK: Reading

extension RecordedFrame {
  /// Reads the next frame.
  mutating func read(_ reader: DocumentReader) throws(DocumentError) -> Recording.Frame {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    var frame = Recording.Frame()
    let least = last?.tick ?? 0
    frame.tick =
      try object[.tick]?.integer(in: least...(1 << 52), "a tick from \(least)")
      ?? last.map { $0.tick + ticksPerFrame } ?? 0
    if let offset = try object[.offset]?.recordedLengths(CGPoint.documentForm) {
      frame.contentOffset = Recording.rounded(CGPoint(x: offset.0, y: offset.1))
    } else if let last, object[.elements] == nil {
      frame.contentOffset = last.contentOffset
    } else {
      _ = try object.required(.offset, CGPoint.documentForm)
    }
    try readSurroundings(object, &frame)
    if let offsets = try object[.orthogonalOffsets]?.sectionOffsets() {
      frame.orthogonalOffsets = offsets.mapValues { Recording.rounded($0) }
    }
    try readElements(object, &frame)
    let views = try object[.views]?.counts(3, "three whole numbers [made, used again, returned]")
    frame.created = views?[0] ?? 0
    frame.reused = views?[1] ?? 0
    frame.returned = views?[2] ?? 0
    frame.prefetched = try object.value(.prefetched, default: [])
    frame.cancelled = try object.value(.cancelled, default: [])
    if let shift = try object[.adjustment]?.recordedLengths(CGPoint.documentForm) {
      frame.contentOffsetAdjustment = Recording.rounded(CGPoint(x: shift.0, y: shift.1))
    }
    frame.jump = Recording.rounded(try object[.jump]?.recordedLength() ?? 0)
    frame.work = try object[.work]?.work() ?? .init()
    frame.events = try object.value(.events, default: [])
    last = frame
    return frame
  }

  private mutating func readSurroundings(
    _ object: ObjectReader<DocumentKey>, _ frame: inout Recording.Frame
  ) throws(DocumentError) {
    let isKeyframe = object[.elements] != nil
    let keys: [DocumentKey] = [.viewSize, .insets, .contentSize]
    guard isKeyframe || last == nil || keys.contains(where: { object[$0] != nil }) else { return }
    let old = isKeyframe ? nil : surroundings
    func size(_ key: DocumentKey, _ old: CGSize?) throws(DocumentError) -> CGSize {
      if object[key] == nil, let old { return old }
      let size = try object.required(key, CGSize.documentForm).recordedLengths(CGSize.documentForm)
      return Recording.rounded(CGSize(width: size.0, height: size.1))
    }
    let viewSize = try size(.viewSize, old?.viewSize)
    let contentSize = try size(.contentSize, old?.contentSize)
    var insets = old?.adjustedContentInset
    if insets == nil || object[.insets] != nil {
      insets = Recording.rounded(try object.value(.insets) as EdgeInsets)
    }
    let now = Recording.Surroundings(
      viewSize: viewSize, adjustedContentInset: insets ?? .zero, contentSize: contentSize)
    frame.surroundings = now == old ? nil : now
    surroundings = now
  }

  private mutating func readElements(
    _ object: ObjectReader<DocumentKey>, _ frame: inout Recording.Frame
  ) throws(DocumentError) {
    if let reader = object[.elements] {
      for key in [DocumentKey.disappeared, .appeared, .moved] where object[key] != nil {
        throw object.reader.failure(
          "\"elements\" and \"\(key.rawValue)\" stand here; there may be only one of them")
      }
      elements = []
      for element in try reader.elements("an array") {
        elements.append(try RecordedElement.read(element))
      }
      frame.elements = .all(elements)
      sinceKeyframe = 1
      return
    }
    sinceKeyframe += 1
    guard last != nil, sinceKeyframe <= Recording.longestDelta else {
      throw object.reader.failure(
        "missing key \"elements\"; the first frame and one of any \(Recording.longestDelta) must "
          + "tell all that is in sight")
    }
    var changes = Recording.Changes()
    var least = 0
    for element in try object[.disappeared]?.elements("an array of indices") ?? [] {
      let index = try element.index(below: elements.count)
      guard index >= least else { throw element.mismatch("an index from \(least)") }
      changes.disappeared.append(index)
      least = index + 1
    }
    let appeared = try object[.appeared]?.elements("an array") ?? []
    let count = elements.count - changes.disappeared.count + appeared.count
    least = 0
    for element in appeared {
      let change = try RecordedElement.readAppeared(element)
      guard (least..<count).contains(change.index) else {
        throw element.failure(
          "the index \(change.index) stands here; there must be one from \(least) to \(count - 1)")
      }
      changes.appeared.append(change)
      least = change.index + 1
    }
    elements.apply(changes)
    for element in try object[.moved]?.elements("an array") ?? [] {
      let change = try RecordedElement.readMoved(element, in: elements)
      changes.moved.append(change)
      elements[change.index] = change.element
    }
    frame.elements = .changed(changes)
  }
}
