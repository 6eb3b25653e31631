import Compositional
import CompositionalSimulation

extension SimulationSummary: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case frames, seconds, elementsSeen, cellsSeen, cellsCreated, viewsCreated, viewsReused
    case highWater, prefetched, cancelled, measurements, groupsSolved, elementsVisited
    case busiestFrame, busiestWork, contentSizeDrift, largestAdjustment, jumps, largestJump
    case unsettled, distance, peakVelocity, finalContentOffset
  }

  /// The count of a key; nil if the value is not a count.
  fileprivate subscript(count key: DocumentKey) -> Int? {
    get {
      switch key {
      case .frames: frames
      case .elementsSeen: elementsSeen
      case .cellsSeen: cellsSeen
      case .cellsCreated: cellsCreated
      case .viewsCreated: viewsCreated
      case .viewsReused: viewsReused
      case .highWater: highWater
      case .prefetched: prefetched
      case .cancelled: cancelled
      case .measurements: measurements
      case .groupsSolved: groupsSolved
      case .elementsVisited: elementsVisited
      case .busiestFrame: busiestFrame
      case .jumps: jumps
      case .unsettled: unsettled
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch key {
      case .frames: frames = newValue
      case .elementsSeen: elementsSeen = newValue
      case .cellsSeen: cellsSeen = newValue
      case .cellsCreated: cellsCreated = newValue
      case .viewsCreated: viewsCreated = newValue
      case .viewsReused: viewsReused = newValue
      case .highWater: highWater = newValue
      case .prefetched: prefetched = newValue
      case .cancelled: cancelled = newValue
      case .measurements: measurements = newValue
      case .groupsSolved: groupsSolved = newValue
      case .elementsVisited: elementsVisited = newValue
      case .busiestFrame: busiestFrame = newValue
      case .jumps: jumps = newValue
      case .unsettled: unsettled = newValue
      default: break
      }
    }
  }

  /// The number of a key; nil if the value is not a number.
  fileprivate subscript(number key: DocumentKey) -> Double? {
    get {
      switch key {
      case .seconds: seconds
      case .largestAdjustment: largestAdjustment
      case .largestJump: largestJump
      case .distance: distance
      case .peakVelocity: peakVelocity
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch key {
      case .seconds: seconds = newValue
      case .largestAdjustment: largestAdjustment = newValue
      case .largestJump: largestJump = newValue
      case .distance: distance = newValue
      case .peakVelocity: peakVelocity = newValue
      default: break
      }
    }
  }

  package static var documentForm: String { #"a summary such as {"frames": 60}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init()
    for key in DocumentKey.allCases {
      guard let value = object[key] else { continue }
      if self[count: key] != nil { self[count: key] = try value.count() }
      if self[number: key] != nil {
        self[number: key] = Double(try value.number("a nonnegative number") { $0 >= 0 })
      }
    }
    busiestWork = try object[.busiestWork]?.work() ?? .init()
    contentSizeDrift = try object.optional(.contentSizeDrift) ?? CGSize(width: 0, height: 0)
    finalContentOffset = try object.optional(.finalContentOffset) ?? CGPoint(x: 0, y: 0)
    self = rounded
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    let rounded = rounded
    var object = ObjectWriter(path, DocumentKey.self)
    for key in DocumentKey.allCases {
      if let count = rounded[count: key] { try object.set(key, count, default: 0) }
      if let number = rounded[number: key] {
        try object.set(key, CGFloat(number), default: 0)
      }
      switch key {
      case .busiestWork: try object.set(key, busiestWork.numbers, default: [0, 0, 0])
      case .contentSizeDrift:
        try object.set(key, rounded.contentSizeDrift, default: CGSize(width: 0, height: 0))
      case .finalContentOffset: try object.set(key, rounded.finalContentOffset)
      default: break
      }
    }
    return object.value
  }
}

extension SimulatedFrame.Work {
  /// The number of groups solved, elements visited and elements measured.
  var numbers: [Int] { [groupsSolved, elementsVisited, measurements] }
}

extension DocumentReader {
  /// Reads a count, limited so that sums of counts do not overflow.
  func count() throws(DocumentError) -> Int {
    try integer(in: 0...DocumentBounds.counts, "a nonnegative whole number")
  }

  /// Reads a fixed number of counts.
  func counts(_ count: Int, _ form: String) throws(DocumentError) -> [Int] {
    let readers = try elements(form)
    guard readers.count == count else { throw mismatch(form) }
    var counts: [Int] = []
    for reader in readers { counts.append(try reader.count()) }
    return counts
  }

  /// Reads the work of a frame.
  func work() throws(DocumentError) -> SimulatedFrame.Work {
    let numbers = try counts(3, "three whole numbers [groups solved, visited, measured]")
    var work = SimulatedFrame.Work()
    work.groupsSolved = numbers[0]
    work.elementsVisited = numbers[1]
    work.measurements = numbers[2]
    return work
  }
}
