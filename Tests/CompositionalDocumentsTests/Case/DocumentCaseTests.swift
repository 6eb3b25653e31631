import Compositional
import CompositionalDocuments
import Testing

/// Cases: their environments, layouts and reports.
@Suite struct DocumentCaseTests {
  private func environment(_ json: String) throws -> CaseEnvironment {
    try CaseDocument(
      json: #"{"layout": \#(DocumentSamples.smallest), "itemCounts": [3], "environment": \#(json)}"#
    ).environment
  }

  @Test func viewportStartsAtTheTop() throws {
    let document = try CaseDocument(
      json: """
        {"layout": \(DocumentSamples.smallest), "itemCounts": [3], "environment":
          {"size": [320, 480], "safeAreaInsets": {"top": 20, "left": 1},
           "contentInset": {"top": 7, "bottom": 3}}, "orthogonalOffsets": {"2": 9}}
        """)
    let viewport = document.viewport
    #expect(viewport.contentOffset == CGPoint(x: -1, y: -27))
    #expect(viewport.adjustedContentInset == PhysicalEdgeInsets(top: 27, left: 1, bottom: 3))
    #expect(viewport.orthogonalOffsets == [2: 9])
    #expect(document.layoutEnvironment.safeAreaInsets == PhysicalEdgeInsets(top: 20, left: 1))
    #expect(document.preparedLayout().contentSize == CGSize(width: 320, height: 132))
  }

  /// A view rests on whole pixels, before it scrolls as well.
  @Test func viewportStartsOnAPixel() throws {
    let document = try CaseDocument(
      json: """
        {"layout": \(DocumentSamples.smallest), "itemCounts": [3], "environment":
          {"size": [320, 300], "displayScale": 2, "contentInset": {"top": 3.3, "left": 0.2}}}
        """)
    #expect(document.viewport.contentOffset == CGPoint(x: 0, y: -3.5))
  }

  @Test func sectionsRepeat() throws {
    let document = try LayoutDocument(
      json:
        #"{"sections": [{"list": {"appearance": "plain"}}, {"list": {"appearance": "grouped"}}]}"#)
    let environment = CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480))
    let tops = (0..<4).map { document.section(at: $0, in: environment).contentInsets.top }
    #expect(tops == [0, 35, 0, 35])
  }

  @Test func listSectionsCanBeChanged() throws {
    let document = try LayoutDocument(
      json: """
        {"sections": [{"list": {"appearance": "insetGrouped", "headerMode": "supplementary"},
          "contentInsets": {"top": 1}, "interGroupSpacing": 2,
          "supplementariesFollowContentInsets": false, "boundarySupplementaryItems": [
            {"elementKind": "side", "width": {"absolute": 1}, "height": {"absolute": 1},
             "alignment": "leading"}]}]}
        """)
    let environment = CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480))
    let section = document.section(at: 0, in: environment)
    #expect(section.contentInsets == DirectionalEdgeInsets(top: 1))
    #expect(section.interGroupSpacing == 2)
    #expect(!section.supplementariesFollowContentInsets)
    #expect(
      section.boundarySupplementaryItems.map(\.elementKind)
        == [CollectionLayoutListConfiguration.headerKind, "side"])
  }

  // MARK: Devices

  @Test func devices() throws {
    let phone = try environment(#"{"device": "iPhone 15"}"#)
    #expect(phone.size == CGSize(width: 393, height: 852))
    #expect(phone.displayScale == 3)
    #expect(phone.safeAreaInsets == PhysicalEdgeInsets(top: 59, bottom: 34))
    #expect(phone.layoutMargins == PhysicalEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
    #expect(phone.readableContentInsets == nil)
    #expect(phone.layoutEnvironment.horizontalSizeClass == .compact)
    #expect(phone.layoutEnvironment.verticalSizeClass == .regular)

    let sideways = try environment(#"{"device": "iPhone 15", "size": [852, 393]}"#)
    #expect(sideways.safeAreaInsets == PhysicalEdgeInsets(left: 59, bottom: 21, right: 59))
    #expect(sideways.layoutMargins == PhysicalEdgeInsets(left: 75, bottom: 21, right: 75))
    #expect(sideways.readableContentInsets == PhysicalEdgeInsets(left: 90, bottom: 21, right: 90))
    #expect(sideways.layoutEnvironment.horizontalSizeClass == .compact)
    #expect(sideways.layoutEnvironment.verticalSizeClass == .compact)
    let large = try environment(#"{"device": "iPhone 15 Pro Max", "size": [932, 430]}"#)
    #expect(large.layoutEnvironment.horizontalSizeClass == .regular)

    let tablet = try environment(#"{"device": "iPad (10th)"}"#)
    #expect(tablet.layoutMargins == PhysicalEdgeInsets(top: 24, left: 20, bottom: 20, right: 20))
    #expect(
      tablet.readableContentInsets == PhysicalEdgeInsets(top: 24, left: 74, bottom: 20, right: 74))
    #expect(tablet.layoutEnvironment.horizontalSizeClass == .regular)
    let split = try environment(#"{"device": "iPad (10th)", "size": [400, 1180]}"#)
    #expect(split.layoutEnvironment.horizontalSizeClass == .compact)
    #expect(split.layoutMargins.left == 16)
  }

  @Test func overridesWin() throws {
    let changed = try environment(
      #"{"device": "iPad (10th)", "displayScale": 1, "layoutMargins": {"left": 5}}"#)
    #expect(changed.displayScale == 1)
    #expect(changed.layoutMargins == PhysicalEdgeInsets(left: 5))
    #expect(changed.readableContentInsets == nil)
    #expect(changed.safeAreaInsets == PhysicalEdgeInsets(top: 24, bottom: 20))
  }

  @Test(arguments: DevicePreset.all)
  func deviceRoundTrip(_ device: DevicePreset) throws {
    var environment = CaseEnvironment(device: device)
    func check() throws {
      let written = try environment.written(at: .root)
      #expect(try CaseEnvironment(reading: DocumentReader(written, at: .root)) == environment)
    }
    #expect(
      try environment.written(at: .root)
        == .object([.init(key: "device", value: .string(device.name))]))
    try check()
    environment.readableContentInsets = nil
    try check()
    environment.readableContentInsets = PhysicalEdgeInsets(left: 3)
    try check()
    environment.layoutMargins = .zero
    try check()
    environment.size = CGSize(width: 1, height: 2)
    try check()
  }

  @Test func devicesHaveNamesOfTheirOwn() {
    #expect(Set(DevicePreset.all.map(\.name)).count == DevicePreset.all.count)
    #expect(DevicePreset.all.count == 62)
  }

  // MARK: Reports

  private func report(_ expected: String, counts: String = "[3]") throws -> CaseReport {
    try CaseDocument(
      json: DocumentSamples.testCase(#""name": "rows", \#(expected)"#, counts: counts)
    )
    .verify()
  }

  @Test func whatAgreesPasses() throws {
    let report = try report(
      """
      "expected": {"contentSize": [320, 132.009], "contentOffset": [0, 0], "elements": [
        {"id": "cell 0.0", "frame": [0, 0, 320, 44], "zIndex": 0},
        {"id": "cell 0.1", "frame": [0, 44, 320, 44]},
        {"id": "cell 0.2", "frame": [0, 88, 320, 44]}],
        "elementsAreComplete": true, "elementsInBounds": true,
        "queries": [{"rect": [0, 0, 320, 45], "elements": ["cell 0.1", "cell 0.0"]}],
        "items": [{"id": "cell 0.2", "frame": [0, 88, 320, 44]}]}
      """)
    #expect(report.isPassed, "\(report.mismatches)")
    #expect(report.name == "rows")
    #expect(report.checkCount == 10)
  }

  @Test func whatDiffersIsListed() throws {
    let report = try report(
      """
      "expected": {"contentSize": [320, 130], "contentOffset": [0, 5], "elements": [
        {"id": "cell 0.0", "frame": [0, 1.5, 320, 44], "zIndex": 2},
        {"id": "cell 0.9", "frame": [0, 0, 0, 0]}],
        "elementsAreComplete": true, "elementsInBounds": true,
        "queries": [{"rect": [0, 0, 320, 44], "elements": ["cell 0.1"]}],
        "items": [{"id": "cell 5.0", "frame": [0, 88, 320, 44]}],
        "orthogonal": [{"set": {"0": 4}, "offsets": {"0": 4}, "visible": []}]}
      """)
    let lines = report.mismatches.map {
      "\($0.subject) | \($0.expected) | \($0.got) | \($0.difference)"
    }
    #expect(
      lines == [
        "content size | 320, 130 | 320, 132 | 0, 2",
        "content offset | 0, 5 | 0, 0 | 0, -5",
        "cell 0.0 | 0, 1.5, 320, 44 | 0, 0, 320, 44 | 0, -1.5, 0, 0",
        "cell 0.0 z-index | 2 | 0 | -2",
        "cell 0.9 | an element | missing | ",
        "all elements | cell 0.9 | missing | ",
        "all elements | nothing | cell 0.1 | ",
        "all elements | nothing | cell 0.2 | ",
        "elements in the bounds | cell 0.9 | missing | ",
        "elements in the bounds | nothing | cell 0.1 | ",
        "elements in the bounds | nothing | cell 0.2 | ",
        "query 0, 0, 320, 44 | cell 0.1 | missing | ",
        "query 0, 0, 320, 44 | nothing | cell 0.0 | ",
        "cell 5.0 | an element | missing | ",
        "orthogonal step 0, offset of section 0 | 4 | 0 | -4",
        "orthogonal step 0, visible cells | nothing | cell 0.0 | ",
        "orthogonal step 0, visible cells | nothing | cell 0.1 | ",
        "orthogonal step 0, visible cells | nothing | cell 0.2 | ",
      ])
  }

  /// Rows of 44: one of three is deleted, and two more are appended.
  @Test func aCaseIsCheckedAfterItsScript() throws {
    let script =
      #""script": [{"delete": ["0.1"]}, {"insert": ["0.2", "0.3"]}], "expected": {"#
    let after = try report(script + #""afterScript": true, "contentSize": [320, 176]}"#)
    #expect(after.isPassed, "\(after.mismatches)")
    #expect(try report(script + #""contentSize": [320, 132]}"#).isPassed)
    #expect(
      try report(script + #""afterScript": true, "elementsAreComplete": true, "elements": []}"#)
        .mismatches.map(\.got) == ["cell 0.0", "cell 0.1", "cell 0.2", "cell 0.3"])
    let failed = try report(
      #""script": [{"delete": ["0.7"]}], "expected": {"afterScript": true}"#)
    #expect(failed.mismatches.map(\.subject) == ["script"])
  }

  @Test(arguments: [
    #""expected": {"afterScript": true}"#,
    #""script": [{"fling": 900}], "expected": {"afterScript": true}"#,
  ])
  func afterAScriptThatTakesTimeIsRefused(_ members: String) {
    #expect {
      try CaseDocument(json: DocumentSamples.testCase(members, counts: "[3]"))
    } throws: {
      "\($0)".contains(
        #""afterScript" needs a "script" of updates and of scrolls that are not animated"#)
    }
  }

  @Test func nothingExpectedIsNothingChecked() throws {
    let report = try report(#""expected": {}"#)
    #expect(report.isPassed)
    #expect(report.checkCount == 0)
  }

  @Test func tooManyItemsAreNotListed() throws {
    let report = try report(
      """
      "expected": {"elementsAreComplete": true, "elementsInBounds": true, "queries": [
        {"rect": [0, 0, 320, 1e30], "elements": []},
        {"rect": [0, 44, 320, 44], "elements": ["cell 0.1"]}]}
      """, counts: "[9007199254740992, 9007199254740992]")
    #expect(
      report.mismatches.filter { $0.got == "more than 1000000 items, too many to list" }
        .map(\.subject)
        == ["all elements", "query 0, 0, 320, 1e+30"])
    #expect(!report.mismatches.contains { $0.subject == "query 0, 44, 320, 44" })
  }
}
