import Compositional
import CompositionalSimulation

/// The limits of the numbers in a script, so that every script ends.
enum ScriptNumbers {
  /// The maximum distance of a drag, in points, and the maximum velocity of a fling, in points per
  /// second.
  static let farthest = 1_000_000.0
  /// The maximum side length of a view, in points.
  static let longestSide = 100_000.0
}

extension DocumentReader {
  /// Reads the duration of one action, in seconds.
  func seconds() throws(DocumentError) -> Double {
    let limit = ScrollScript.secondsAtMost
    return Double(try number("a number of seconds from 0 to \(Int(limit))") { 0...limit ~= $0 })
  }

  /// Reads a distance or a velocity along an axis.
  func scriptLength() throws(DocumentError) -> CGFloat {
    let limit = ScriptNumbers.farthest
    return try number("a number from -\(Int(limit)) to \(Int(limit))") { $0.magnitude <= limit }
  }

  /// Reads a point of the view, or a translation.
  func scriptPoint() throws(DocumentError) -> CGPoint {
    let coordinates = try elements(CGPoint.documentForm)
    guard coordinates.count == 2 else { throw mismatch(CGPoint.documentForm) }
    return CGPoint(x: try coordinates[0].scriptLength(), y: try coordinates[1].scriptLength())
  }

  /// Reads a side length of a view.
  func scriptSide() throws(DocumentError) -> CGFloat {
    let limit = ScriptNumbers.longestSide
    return try number("a number from 0 to \(Int(limit))") { 0...limit ~= $0 }
  }

  /// Reads the size of a view.
  func scriptSize() throws(DocumentError) -> CGSize {
    let sides = try elements(CGSize.documentForm)
    guard sides.count == 2 else { throw mismatch(CGSize.documentForm) }
    return CGSize(width: try sides[0].scriptSide(), height: try sides[1].scriptSide())
  }

  /// Reads the index of a section.
  func scriptSection() throws(DocumentError) -> Int {
    try integer(in: 0...DocumentBounds.sections - 1, DocumentBounds.sectionForm)
  }

  /// Reads the indexes of sections.
  func scriptSections() throws(DocumentError) -> [Int] {
    var sections: [Int] = []
    for element in try elements("an array of section indices") {
      sections.append(try element.scriptSection())
    }
    return sections
  }

  /// Reads item counts by section.
  func sectionItemCounts() throws(DocumentError) -> [(section: Int, count: Int)] {
    var counts: [(section: Int, count: Int)] = []
    for (key, reader) in try members(#"item counts by section such as {"1": 20}"#) {
      counts.append((try section(key), try reader.itemCount()))
    }
    return counts
  }

  /// Reads the value `true` of an action without parameters.
  func scriptFlag() throws(DocumentError) {
    guard value == .bool(true) else { throw mismatch("true") }
  }
}

extension ElementIndexPath: DocumentForm {
  package static var documentForm: String { #"a section and an item as "S.I""# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let text = try String(reading: reader)
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let section = numbers[0], let item = numbers[1], section >= 0,
      item >= 0, "\(section).\(item)" == text
    else { throw reader.mismatch(Self.documentForm) }
    guard section < DocumentBounds.sections, item <= DocumentBounds.items else {
      throw reader.failure(
        "\(quoted: text) is out of range; the section is at most \(DocumentBounds.sections - 1) "
          + "and the item at most \(DocumentBounds.items)")
    }
    self.init(item: item, section: section)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    .string("\(section).\(item)")
  }
}

extension ItemScrollPosition: DocumentEnumeration {}
