import Compositional
import CompositionalSimulation

/// Reads and writes the frames of a recording, each relative to the previous one.
struct RecordedFrame {
  enum DocumentKey: String, CaseIterable {
    case tick, offset, velocity, viewSize, insets, contentSize, orthogonalOffsets, elements,
      disappeared
    case appeared, moved, parts, views, prefetched, cancelled, adjustment, jump, work, events
  }

  static let documentForm = #"a frame such as {"offset": [0, 44]}"#

  /// The number of ticks per frame.
  let ticksPerFrame: Int
  /// The previous frame; nil at the first one.
  var last: Recording.Frame?
  /// The surroundings at the previous frame.
  var surroundings: Recording.Surroundings?
  /// The visible elements, while reading.
  var elements: [LayoutAttributes] = []
  /// The number of frames since the last keyframe, including it, while reading.
  var sinceKeyframe = 0

  init(ticksPerFrame: Int) { self.ticksPerFrame = ticksPerFrame }

  // MARK: Writing

  /// Writes the next frame.
  mutating func write(
    _ frame: Recording.Frame, at path: DocumentPath
  ) throws(EncodingError) -> JSONValue {
    try checkLengths(of: frame, at: path)
    var object = ObjectWriter(path, DocumentKey.self)
    let tick = last.map { $0.tick + ticksPerFrame } ?? 0
    try object.set(.tick, frame.tick, default: tick)
    if frame.isKeyframe || frame.contentOffset != last?.contentOffset {
      try object.set(.offset, frame.contentOffset)
    }
    try object.set(.velocity, frame.velocity, default: 0)
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
    if !frame.insides.isEmpty {
      let parts = try RecordedParts.written(frame.insides, at: path)
      try object.set(.parts, Written(value: parts))
    }
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

  private func checkLengths(
    of frame: Recording.Frame, at path: DocumentPath
  ) throws(EncodingError) {
    let points = [frame.contentOffset, frame.contentOffsetAdjustment]
    for point in points {
      try path.checkRecorded(point.x)
      try path.checkRecorded(point.y)
    }
    try path.checkRecorded(frame.jump)
    guard let around = frame.surroundings else { return }
    for size in [around.viewSize, around.contentSize] {
      try path.checkRecorded(size.width)
      try path.checkRecorded(size.height)
    }
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

  /// A value that is already written.
  private struct Written: DocumentForm, Hashable {
    static var documentForm: String { "a value" }

    let value: JSONValue

    init(value: JSONValue) { self.value = value }

    init(reading reader: DocumentReader) throws(DocumentError) { value = reader.value }

    func written(at path: DocumentPath) throws(EncodingError) -> JSONValue { value }
  }
}
