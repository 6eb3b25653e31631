import Compositional
import CompositionalSimulation

extension SimulationSummary: DocumentForm, Codable {
  package enum DocumentKey: String, CaseIterable {
    case frames, seconds, elementsSeen, cellsSeen, cellsCreated, viewsCreated, viewsReused
    case highWater, prefetched, cancelled, measurements, groupsSolved, elementsVisited
    case busiestFrame, busiestWork, contentSizeDrift, largestAdjustment, jumps, largestJump
    case unsettled, distance, peakVelocity, finalContentOffset

    /// The count of a key; nil if the value is not a count.
    fileprivate var count: WritableKeyPath<SimulationSummary, Int>? {
      switch self {
      case .frames: \.frames
      case .elementsSeen: \.elementsSeen
      case .cellsSeen: \.cellsSeen
      case .cellsCreated: \.cellsCreated
      case .viewsCreated: \.viewsCreated
      case .viewsReused: \.viewsReused
      case .highWater: \.highWater
      case .prefetched: \.prefetched
      case .cancelled: \.cancelled
      case .measurements: \.measurements
      case .groupsSolved: \.groupsSolved
      case .elementsVisited: \.elementsVisited
      case .busiestFrame: \.busiestFrame
      case .jumps: \.jumps
      case .unsettled: \.unsettled
      default: nil
      }
    }

    /// The number of a key; nil if the value is not a number.
    fileprivate var number: WritableKeyPath<SimulationSummary, Double>? {
      switch self {
      case .seconds: \.seconds
      case .largestAdjustment: \.largestAdjustment
      case .largestJump: \.largestJump
      case .distance: \.distance
      case .peakVelocity: \.peakVelocity
      default: nil
      }
    }
  }

  package static var documentForm: String { #"a summary such as {"frames": 60}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init()
    for key in DocumentKey.allCases {
      guard let value = object[key] else { continue }
      if let path = key.count { self[keyPath: path] = try value.count() }
      if let path = key.number {
        self[keyPath: path] = Double(try value.number("a nonnegative number") { $0 >= 0 })
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
      if let path = key.count { try object.set(key, rounded[keyPath: path], default: 0) }
      if let path = key.number {
        try object.set(key, CGFloat(rounded[keyPath: path]), default: 0)
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

  /// Decodes the value from its document form.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Encodes the value in its document form, with lengths rounded to thousandths of a point.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension SimulatedFrame.Work {
  /// The number of groups solved, elements visited and elements measured.
  var numbers: [Int] { [groupsSolved, elementsVisited, measurements] }
}

extension DocumentReader {
  /// Reads a count, limited so that sums of counts do not overflow.
  func count() throws(DocumentError) -> Int {
    try integer(in: 0...(1 << 52), "a nonnegative whole number")
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
