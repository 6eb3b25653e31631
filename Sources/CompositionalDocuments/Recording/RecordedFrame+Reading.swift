import Compositional
import CompositionalSimulation

extension RecordedFrame {
  /// Reads the next frame.
  mutating func read(_ reader: DocumentReader) throws(DocumentError) -> Recording.Frame {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    var frame = Recording.Frame()
    let least = last?.tick ?? 0
    frame.tick =
      try object[.tick]?.integer(in: least...DocumentBounds.counts, "a tick of at least \(least)")
      ?? last.map { $0.tick + ticksPerFrame } ?? 0
    if let offset = try object[.offset]?.recordedLengths(CGPoint.documentForm) {
      frame.contentOffset = Recording.rounded(CGPoint(x: offset.0, y: offset.1))
    } else if let last, object[.elements] == nil {
      frame.contentOffset = last.contentOffset
    } else {
      _ = try object.required(.offset, CGPoint.documentForm)
    }
    frame.velocity = Recording.rounded(try object[.velocity]?.recordedLength() ?? 0)
    try readSurroundings(object, &frame)
    if let offsets = try object[.orthogonalOffsets]?.sectionOffsets() {
      frame.orthogonalOffsets = offsets.mapValues { Recording.rounded($0) }
    }
    try readElements(object, &frame)
    if let reader = object[.parts] {
      frame.insides = try RecordedParts.read(reader, inside: Set(elements.map { $0.id }))
    }
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
      insets = Recording.rounded(try object.value(.insets) as PhysicalEdgeInsets)
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
          "\"elements\" and \"\(key.rawValue)\" cannot be combined; remove one")
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
        "missing key \"elements\"; the first frame and one of every \(Recording.longestDelta) must "
          + "list all visible elements")
    }
    var changes = Recording.Changes()
    var least = 0
    for element in try object[.disappeared]?.elements("an array of indices") ?? [] {
      let index = try element.index(below: elements.count)
      guard index >= least else { throw element.mismatch("an index of at least \(least)") }
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
          "expected an index from \(least) to \(count - 1), found \(change.index)")
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
