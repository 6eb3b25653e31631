import Compositional
import CompositionalDocuments
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// The messages for invalid scripts, with the path and the expected form.
@Suite struct ScriptErrorTests {
  static let errors: [(json: String, message: String)] = [
    (
      #"[{"flng": 1}]"#, #"[0]: unknown key "flng"; did you mean "fling"?"#
    ),
    (
      #"[{"fling": 1}, {"drag": {"by": [0, 1], "holding": -1}}]"#,
      "[1].drag.holding: expected a number of seconds from 0 to 600, found the number -1"
    ),
    (
      #"[{"drag": {"from": [0, 1]}}]"#,
      #"[0].drag: missing key "by"; expected two numbers [x, y]"#
    ),
    (
      #"[{"drag": {"by": [0, 1e7]}}]"#,
      "[0].drag.by[1]: expected a number from -1000000 to 1000000, found the number 10000000"
    ),
    (
      #"[{"drag": {"path": []}}]"#, "[0].drag.path: a path needs at least one point"
    ),
    (
      #"[{"drag": {"path": [[0.2, 0, 0], [0.1, 0, 0]]}}]"#,
      "[0].drag.path: the times of a path must not decrease, but they do at [1]"
    ),
    (
      #"[{"drag": {"path": [[0, 0]]}}]"#,
      "[0].drag.path[0]: expected three numbers [seconds, x, y], found an array of 2 values"
    ),
    (
      #"[{"drag": {"path": [[0, 0, 0]], "by": [0, 1]}}]"#,
      #"[0].drag: unknown key "by"; expected "path""#
    ),
    (
      #"[{"fling": 1, "wait": 1}]"#,
      #"[0]: "fling" and "wait" cannot be combined; use only "drag", "fling", "tap", "#
        + #""scrollTo", "scrollToItem", "wait", "resize", "rotate", "contentSizeCategory", "#
        + #""keyboard", "insert", "delete", "move", "reload", "reconfigure", "insertSections", "#
        + #""deleteSections", "moveSection", "reloadSections", "batch", "apply", "orthogonal", "#
        + #""lift", "dragItem", "drop" or "cancelMovement""#
    ),
    (
      #"[{"reconfigure": ["supplementary header 0.0", "0.1"]}]"#,
      #"[0].reconfigure[1]: expected "supplementary KIND S.I" "#
        + #"(items have a separate action), found the string "0.1""#
    ),
    (
      #"[{"reconfigure": ["header 0.0", "decoration back 0.1"]}]"#,
      #"[0].reconfigure[1]: expected "supplementary KIND S.I" "#
        + #"(items have a separate action), found the string "decoration back 0.1""#
    ),
    (#"[{"rotate": false}]"#, "[0].rotate: expected true, found false"),
    (
      #"[{"tap": "middle"}]"#,
      #"[0].tap: expected two numbers [x, y] or true, found the string "middle""#
    ),
    (
      #"[{"wait": "res"}]"#,
      #"[0].wait: expected a number of seconds or "rest", found the string "res""#
    ),
    (
      #"[{"scrollToItem": {"item": "0.1", "position": "middle"}}]"#,
      #"[0].scrollToItem.position: unknown value "middle"; expected "top", "#
        + #""centeredVertically", "bottom", "leading", "centeredHorizontally", "trailing" or "#
        + #""nearest""#
    ),
    (
      #"[{"lift": "0.-1"}]"#,
      #"[0].lift: expected a section and an item as "S.I", found the string "0.-1""#
    ),
    (
      #"[{"lift": "0.max"}]"#,
      #"[0].lift: expected a section and an item as "S.I", found the string "0.max""#
    ),
    (
      #"[{"orthogonal": {"section": 1, "fling": 1, "duration": 2}}]"#,
      #"[0].orthogonal: unknown key "duration"; expected "section" or "fling""#
    ),
    (
      #"[{"orthogonal": {"section": 1}}]"#,
      #"[0].orthogonal: missing key "drag"; expected a number, or the key "fling" or "scrollTo""#
    ),
    (
      #"{"script": [{"batch": [{"inser": ["0.1"]}]}]}"#,
      #"script[0].batch[0]: unknown key "inser"; did you mean "insert"?"#
    ),
    (
      #"[{"batch": [{"itemCounts": {"0": 1}}, {"itemCounts": {"0": 2}}]}]"#,
      "[0].batch[1].itemCounts: section 0 has two different item counts; remove one"
    ),
    (
      #"[{"resize": [100, 1e6]}]"#,
      "[0].resize[1]: expected a number from 0 to 100000, found the number 1000000"
    ),
    (
      #"[{"wait": 400}, {"drag": {"by": [0, 1], "duration": 150, "holding": 51}}]"#,
      "[1]: the actions up to here take 601 seconds; the limit for a script is 600"
    ),
    (#"{"scrpt": []}"#, #"unknown key "scrpt"; did you mean "script"?"#),
    (
      "3",
      #"expected an array of actions such as [{"fling": 3000}] or {"script": [...]}, "#
        + "found the number 3"
    ),
  ]

  @Test(arguments: errors)
  func message(json: String, message: String) {
    let error = #expect(throws: DocumentError.self) { try ScrollScript(json: json) }
    #expect(error?.sentence == message)
  }

  @Test func manyActions() throws {
    func text(_ count: Int) -> String {
      "[" + Array(repeating: #"{"drop": true}"#, count: count).joined(separator: ",") + "]"
    }
    #expect(try ScrollScript(json: text(10_000)).actions.count == 10_000)
    let error = #expect(throws: DocumentError.self) { try ScrollScript(json: text(10_001)) }
    #expect(error?.description == "expected at most 10000 actions, found 10001")
  }

  /// Valid scripts with absurd actions terminate, with an error or without.
  @Test(arguments: [
    #"[{"resize": [0, 0]}, {"drag": {"by": [0, -300]}}, {"resize": [100000, 100000]}]"#,
    #"[{"scrollTo": {"offset": [1e308, -1e308], "animated": true}}, {"fling": 1000000}]"#,
    #"[{"drag": {"by": [1000000, -1000000], "duration": 0}}, {"drag": {"by": [0, 1000000]}}]"#,
    #"[{"keyboard": 100000}, {"fling": -1000000}, {"tap": true}, {"rotate": true}]"#,
    #"[{"insertSections": {"0": 9007199254740992}}, {"fling": 3000}]"#,
    #"[{"reload": {"itemCounts": [9007199254740992, 9007199254740992]}}, {"fling": 1000}]"#,
    #"[{"insert": ["0.9007199254740992"]}]"#, #"[{"delete": ["999999.0"]}]"#,
    #"[{"moveSection": {"from": 999999, "to": 0}}]"#,
    #"[{"apply": []}, {"fling": 1000}, {"apply": [{"id": "a", "items": ["x", "x"]}]}]"#,
    #"[{"lift": "0.0"}]"#,
    #"[{"lift": "0.0"}, {"wait": "rest"}, {"dragItem": {"to": [0, 1000000]}}]"#,
    #"[{"drop": true}, {"cancelMovement": true}, {"dragItem": {"to": [0, 0]}}]"#,
    #"[{"orthogonal": {"section": 999999, "scrollTo": 1e308}}]"#,
  ])
  func absurd(json: String) throws {
    let script = try ScrollScript(json: json)
    var simulator = SampleList.simulator(10)
    do throws(ScriptError) {
      _ = try simulator.record(script, within: 20)
    } catch {
      #expect(!error.reason.isEmpty)
    }
    #expect(simulator.contentOffset.y.isFinite && simulator.contentOffset.x.isFinite)
  }
}
