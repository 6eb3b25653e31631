import Compositional
import CompositionalDocuments
import CompositionalSimulation
import Foundation
import Testing

/// Scripts as documents: every action has the form that is documented, and reads back as the same.
@Suite struct ScriptDocumentTests {
  struct Form: Sendable, CustomTestStringConvertible {
    let json: String
    let action: ScrollAction
    /// The text that is written; the text that is read unless given.
    var written: String?

    init(_ json: String, _ action: ScrollAction, written: String? = nil) {
      self.json = json
      self.action = action
      self.written = written
    }

    var testDescription: String { json }
  }

  private static func item(_ section: Int, _ item: Int) -> ElementIndexPath {
    ElementIndexPath(item: item, section: section)
  }

  static let motions: [Form] = [
    .init(
      #"{"drag": {"from": [1, 2], "by": [0, -200.5], "duration": 0.5, "holding": 0.1}}"#,
      .drag(
        from: CGPoint(x: 1, y: 2), by: CGPoint(x: 0, y: -200.5), duration: 0.5, holding: 0.1)),
    .init(
      #"{"drag": {"by": [0, 1]}}"#,
      .drag(from: nil, by: CGPoint(x: 0, y: 1), duration: 0.3, holding: 0)),
    .init(
      #"{"drag": {"path": [[0, 1, 2], [0.25, 1, -30.5]]}}"#,
      .dragAlong([
        .init(time: 0, point: CGPoint(x: 1, y: 2)),
        .init(time: 0.25, point: CGPoint(x: 1, y: -30.5)),
      ])),
    .init(#"{"fling": -3000}"#, .fling(velocity: -3000)),
    .init(#"{"tap": [10, 20]}"#, .tap(at: CGPoint(x: 10, y: 20))),
    .init(#"{"tap": true}"#, .tap(at: nil)),
    .init(#"{"scrollTo": {"offset": [0, 5]}}"#, .scrollTo(CGPoint(x: 0, y: 5), animated: false)),
    .init(
      #"{"scrollTo": {"offset": [0, 5], "animated": true}}"#,
      .scrollTo(CGPoint(x: 0, y: 5), animated: true)),
    .init(
      #"{"scrollToItem": {"item": "0.12", "position": "top", "animated": true}}"#,
      .scrollToItem(item(0, 12), .top, animated: true)),
    .init(
      #"{"scrollToItem": {"item": "0.12"}}"#,
      .scrollToItem(item(0, 12), .nearest, animated: false)),
    .init(#"{"wait": 1.5}"#, .wait(1.5)), .init(#"{"wait": "rest"}"#, .waitUntilRest),
    .init(#"{"resize": [500, 320]}"#, .resize(CGSize(width: 500, height: 320))),
    .init(#"{"rotate": true}"#, .rotate),
    .init(#"{"contentSizeCategory": "extraLarge"}"#, .contentSizeCategory(.extraLarge)),
    .init(#"{"keyboard": 336}"#, .keyboard(336)),
    .init(
      #"{"orthogonal": {"section": 1, "drag": 200}}"#,
      .dragSection(1, by: 200, duration: 0.3)),
    .init(#"{"orthogonal": {"section": 1, "fling": 900}}"#, .flingSection(1, velocity: 900)),
    .init(
      #"{"orthogonal": {"section": 1, "scrollTo": 400, "animated": true}}"#,
      .scrollSection(1, to: 400, animated: true)),
    .init(#"{"lift": "0.3"}"#, .lift(item(0, 3))),
    .init(
      #"{"dragItem": {"to": [100, 200], "duration": 0.5}}"#,
      .dragItem(to: CGPoint(x: 100, y: 200), duration: 0.5)),
    .init(#"{"drop": true}"#, .drop), .init(#"{"cancelMovement": true}"#, .cancelMovement),
  ]

  static let changes: [Form] = [
    .init(
      #"{"insert": ["0.3", "0.4"]}"#,
      .update([.insertItem(item(0, 3)), .insertItem(item(0, 4))], itemCounts: [:])),
    .init(#"{"delete": ["0.1"]}"#, .update([.deleteItem(item(0, 1))], itemCounts: [:])),
    .init(
      #"{"move": [{"from": "0.1", "to": "1.0"}]}"#,
      .update([.moveItem(from: item(0, 1), to: item(1, 0))], itemCounts: [:])),
    .init(#"{"reload": ["0.2"]}"#, .update([.reloadItem(item(0, 2))], itemCounts: [:])),
    .init(#"{"reload": true}"#, .reload(itemCounts: nil)),
    .init(#"{"reload": {"itemCounts": [3, 4]}}"#, .reload(itemCounts: [3, 4])),
    .init(#"{"reconfigure": ["0.0"]}"#, .update([.reconfigureItem(item(0, 0))], itemCounts: [:])),
    .init(
      #"{"reconfigure": ["supplementary header 0.0", "supplementary banner 0.max"]}"#,
      .reconfigureSupplementaries([
        .supplementary(kind: "header", section: 0), .supplementary(kind: "banner", .ofLayout),
      ])),
    .init(
      #"{"reconfigure": ["header 0.0", "my banner 0.max"]}"#,
      .reconfigureSupplementaries([
        .supplementary(kind: "header", section: 0), .supplementary(kind: "my banner", .ofLayout),
      ]),
      written:
        #"{"reconfigure": ["supplementary header 0.0", "supplementary my banner 0.max"]}"#),
    .init(#"{"insertSections": [1]}"#, .update([.insertSection(1)], itemCounts: [:])),
    .init(
      #"{"insertSections": {"1": 20, "2": 3}}"#,
      .update([.insertSection(1), .insertSection(2)], itemCounts: [1: 20, 2: 3])),
    .init(#"{"deleteSections": [1]}"#, .update([.deleteSection(1)], itemCounts: [:])),
    .init(
      #"{"moveSection": {"from": 0, "to": 1}}"#,
      .update([.moveSection(from: 0, to: 1)], itemCounts: [:])),
    .init(#"{"reloadSections": [0]}"#, .update([.reloadSection(0)], itemCounts: [:])),
    .init(
      #"{"batch": [{"delete": ["0.0"]}, {"insert": ["0.0"]}, {"delete": ["0.1"]}]}"#,
      .update(
        [.deleteItem(item(0, 0)), .insertItem(item(0, 0)), .deleteItem(item(0, 1))],
        itemCounts: [:])),
    .init(
      #"{"batch": [{"reloadSections": [1]}, {"itemCounts": {"0": 7}}]}"#,
      .update([.reloadSection(1)], itemCounts: [0: 7])),
    .init(#"{"batch": []}"#, .update([], itemCounts: [:])),
    .init(
      #"{"batch": [{"insertSections": {"2": 5}}, {"deleteSections": [0]}]}"#,
      .update([.insertSection(2), .deleteSection(0)], itemCounts: [2: 5]),
      written:
        #"{"batch": [{"insertSections": [2]}, {"deleteSections": [0]}, {"itemCounts": {"2": 5}}]}"#
    ),
    .init(
      #"{"apply": [{"id": "news", "items": ["a", "b"]}, {"id": "", "items": []}]}"#,
      .apply([.init(id: "news", items: ["a", "b"]), .init(id: "", items: [])])),
  ]

  @Test(arguments: motions + changes)
  func form(_ form: Form) throws {
    let script = try ScrollScript(json: "[\(form.json)]")
    #expect(script == ScrollScript([form.action]))
    #expect(try ScrollScript(json: #"{"script": [\#(form.json)]}"#) == script)
    let text = try script.jsonText()
    let value = try JSONParser.parse(Array("[\(form.written ?? form.json)]".utf8))
    #expect(try JSONParser.parse(Array(text.utf8)) == value)
    let data = try JSONEncoder().encode(script)
    #expect(try JSONDecoder().decode(ScrollScript.self, from: data) == script)
  }

  @Test func caseHoldsAScript() throws {
    let document = try CaseDocument(
      json: DocumentSamples.testCase(#""script": [{"fling": 3000}, {"wait": "rest"}]"#))
    #expect(document.script == [.fling(velocity: 3000), .waitUntilRest])
    #expect(try CaseDocument(json: document.jsonText()) == document)
    #expect(try CaseDocument(json: DocumentSamples.testCase()).script == nil)
  }

  @Test func whatNoDocumentHoldsIsNotWritten() {
    let actions: [ScrollAction] = [
      .fling(velocity: .infinity), .fling(velocity: 2e6), .wait(-1), .wait(601), .keyboard(-1),
      .lift(ElementIndexPath(item: -1, section: 0)), .resize(CGSize(width: -1, height: 1)),
      .flingSection(-1, velocity: 1), .reconfigureSupplementaries([.cell(section: 0, item: 0)]),
      .update([.deleteSection(-1)], itemCounts: [:]),
    ]
    for action in actions {
      #expect(throws: EncodingError.self) { try ScrollScript([action]).jsonText() }
    }
  }
}
