import Compositional
import CompositionalDocuments
import Foundation
import Testing

/// The measurements of the recorded cases, read from the files by another reader.
@Suite struct CaseMeasurementTests {
  private func number(_ value: Any?) -> CGFloat? { (value as? Double).map { CGFloat($0) } }

  /// Returns the height of an item at a width, as the file of a case gives it.
  private func height(_ form: [String: Any], item: Int, width: String) -> CGFloat? {
    if let constant = form["constant"] as? [String: Any] { return number(constant["height"]) }
    let lists = form["heightsByWidth"] as? [String: [Any]]
    return lists?[width].flatMap { number($0[item % $0.count]) }
  }

  @Test(arguments: DocumentTestFiles.recordedCases(in: "sized"))
  func answers(_ file: URL) throws {
    let data = try Data(contentsOf: file)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let form = object["measurement"] as? [String: Any] ?? [:]
    let measurement = try CaseDocument(json: [UInt8](data)).measurement ?? CaseMeasurement()
    let supplementary = form["supplementary"] as? [String: [String: Any]] ?? [:]
    #expect(form.keys.allSatisfy { ["constant", "heightsByWidth", "supplementary"].contains($0) })
    for width in ["320", "300", "288", "240", "157.5", "100"] {
      for item in 0..<12 {
        let size = CGSize(width: CGFloat(try #require(Double(width))), height: 44)
        func answer(_ id: ElementID) -> PreferredSize {
          measurement.preferredSize(
            for: MeasurementProposal(
              id: id, size: size, measuresWidth: false, measuresHeight: true))
        }
        #expect(
          answer(.cell(section: 0, item: item))
            == PreferredSize(height: height(form, item: item, width: width)))
        for kind in ["header", "footer"] {
          let expected = supplementary[kind].flatMap { height($0, item: 0, width: width) }
          #expect(
            answer(.supplementary(kind: kind, section: 0)) == PreferredSize(height: expected))
        }
      }
    }
  }

  /// The measurements of a case lead to its recorded frames.
  @Test(arguments: DocumentTestFiles.recordedCases(in: "sized"))
  func frames(_ file: URL) throws {
    let document = try CaseDocument(json: [UInt8](Data(contentsOf: file)))
    var layout = document.preparedLayout()
    var viewport = document.viewport
    let scrolled = viewport.contentOffset
    viewport.contentOffset = CGPoint(x: 0, y: 0)
    let measurement = document.measurement ?? CaseMeasurement()
    layout.measure(in: viewport, with: measurement)
    viewport.contentOffset = scrolled
    layout.measure(in: viewport, keeping: nil, with: measurement)
    #expect(!document.expected.elements.isEmpty)
    for element in document.expected.elements {
      #expect(
        layout.attributes(for: element.id, at: viewport)?.frame == element.frame, "\(element.id)")
    }
  }

  private func proposal(_ id: ElementID = .cell(section: 0, item: 0)) -> MeasurementProposal {
    MeasurementProposal(
      id: id, size: CGSize(width: 320, height: 44), measuresWidth: false, measuresHeight: true)
  }

  @Test func casesTellElementsApart() {
    var measurement = CaseMeasurement()
    #expect(measurement.preferredSize(for: proposal()) == PreferredSize())
    measurement.cells = .heights([1])
    measurement.supplementary = ["header": .heights([2])]
    let ids: [(ElementID, CGFloat?)] = [
      (.cell(section: 0, item: 0), 1), (.supplementary(kind: "header", section: 0), 2),
      (.supplementary(kind: "header", section: 0, item: .max), 2),
      (.supplementary(kind: "footer", section: 0), nil),
      (.decoration(kind: "header", section: 0), nil),
    ]
    for (id, height) in ids {
      #expect(
        measurement.preferredSize(for: proposal(id)) == PreferredSize(height: height), "\(id)")
    }
  }

  /// Cells and headers have measurers of their own.
  @Test func cellsAndHeaders() {
    let measurement: CaseMeasurement = .cells(
      .heights([5, 6]), supplementary: ["header": .heights([7])])
    func height(_ id: ElementID) -> CGFloat? {
      let size = CGSize(width: 100, height: 44)
      return measurement.preferredSize(
        for: MeasurementProposal(id: id, size: size, measuresWidth: false, measuresHeight: true)
      ).height
    }
    #expect((0..<3).map { height(.cell(section: 0, item: $0)) } == [5, 6, 5])
    #expect(height(.supplementary(kind: "header", section: 0)) == 7)
    #expect(height(.supplementary(kind: "footer", section: 0)) == nil)
  }

  /// Two sections of unlike cells have rules of their own, and others keep the rules for all.
  @Test func sectionsHaveRulesOfTheirOwn() throws {
    let document = try CaseDocument(
      json: DocumentSamples.testCase(
        #"""
        "measurement": {
         "heights": [10, 11], "supplementary": {"header": {"heights": [1]}, "top": {"heights": [4]}},
         "sections": {
          "1": {"heights": [20], "supplementary": {"top": {"heights": [5]}}},
          "2": {"contents": [{"wrapping": {"naturalWidth": 100, "lineHeight": 30}}]},
          "3": {"supplementary": {"header": {"heights": [2]}}}}}
        """#))
    let measurement = try #require(document.measurement)
    let ids: [(ElementID, CGFloat?)] = [
      (.cell(section: 0, item: 1), 11), (.cell(section: 1, item: 1), 20),
      (.cell(section: 2, item: 1), 30), (.cell(section: 3, item: 1), 11),
      (.supplementary(kind: "header", section: 1), 1),
      (.supplementary(kind: "header", section: 3), 2),
      (.supplementary(kind: "top", section: 1), 5),
      (.supplementary(kind: "top", section: 1, item: .max), 4),
    ]
    for (id, height) in ids {
      #expect(measurement.preferredSize(for: proposal(id)).height == height, "\(id)")
      #expect(measurement.measurer().preferredSize(for: proposal(id)).height == height, "\(id)")
    }
  }

  /// Sizes that were seen are written with the fewest rules that give them back.
  @Test func seenSizesAreGivenBack() {
    func check(_ sizes: [(ElementID, CGFloat)], _ expected: CaseMeasurement) {
      var seen = SeenSizes()
      for (id, height) in sizes { seen.take(id, width: nil, height: height) }
      let measurement = seen.measurement()
      #expect(measurement == expected)
      for (id, height) in sizes {
        #expect(measurement.preferredSize(for: proposal(id)).height == height, "\(id)")
      }
    }
    func cell(_ section: Int, _ item: Int) -> ElementID { .cell(section: section, item: item) }
    check([(cell(0, 0), 30), (cell(0, 1), 40), (cell(1, 0), 30)], .cells(.heights([30, 40])))
    check([(cell(0, 0), 30), (cell(0, 1), 40), (cell(0, 2), 30)], .cells(.heights([30, 40])))
    check([(cell(0, 0), 30), (cell(0, 1), 30), (cell(0, 2), 40)], .cells(.heights([30, 30, 40])))
    var two = CaseMeasurement()
    two.sections = [0: .cells(.heights([30])), 1: .cells(.heights([60]))]
    check([(cell(0, 0), 30), (cell(0, 1), 30), (cell(1, 0), 60)], two)
    check(
      [(cell(0, 0), 30), (.supplementary(kind: "header", section: 3), 20)],
      .cells(.heights([30]), supplementary: ["header": .heights([20])]))
    var far = SeenSizes()
    far.take(cell(0, .max - 1), width: nil, height: 3)
    #expect(far.isEmpty)
  }
}
