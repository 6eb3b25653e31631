import Compositional
import CompositionalContent
import CompositionalDocuments
import CompositionalTools
import Testing

/// Constraints as code.
@Suite struct ConstraintSourceTests {
  private func document() throws -> ContentDocument {
    try ContentDocument(
      json: """
        {"content": {"type": "constraints", "margins": {"leading": 16},
          "views": [{"id": "icon", "size": [24, 24]}, {"id": "main title", "size": [80, 20]}],
          "guides": [{"id": "in"}],
          "constraints": [
            {"item": "icon", "attribute": "leading", "to": "@margins"},
            {"item": "main title", "attribute": "leading", "to": "icon", "toAttribute": "trailing",
             "constant": 8, "priority": 750},
            {"item": "icon", "attribute": "top", "to": "..", "constant": 4},
            {"item": "main title", "attribute": "bottom", "to": "..", "constant": -4,
             "relation": "lessThanOrEqual"},
            {"item": "icon", "attribute": "width", "constant": 30, "relation": "greaterThanOrEqual"},
            {"item": "in", "attribute": "width", "to": "icon", "multiplier": 2, "id": "twice"},
            {"item": "in", "attribute": "left", "to": "icon", "multiplier": 0.5}]}}
        """)
  }

  @Test func builders() throws {
    let text = try document().swiftSource(named: "row").text
    for line in [
      "Constraints(margins: .init(leading: 16)) {", #"Guide("in")"#,
      #"Anchors("icon").leading == Anchors.margins.leading"#,
      #"(Anchors("main title").leading == Anchors("icon").trailing + 8).priority(750)"#,
      #"Anchors("main title").bottom <= Anchors.container.bottom - 4"#,
      #"Anchors("icon").width >= 30"#,
      #"(Anchors("in").width == Anchors("icon").width * 2).id("twice")"#,
    ] {
      #expect(text.contains("    " + line + "\n") || text.contains("  " + line + "\n"), "\(text)")
    }
  }

  @Test func anchors() throws {
    let source = try #require(try document().constraintSource(.anchors, named: "row"))
    #expect(source.notes.isEmpty)
    for line in [
      "func makeRowConstraints(", "  in container: UIView,", "  iconView: UIView,",
      "  mainTitle: UIView,", "  inGuide: UILayoutGuide",
      "iconView.leadingAnchor.constraint(equalTo: container.layoutMarginsGuide.leadingAnchor)",
      "let constraint1 = mainTitle.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 8)",
      "constraint1.priority = UILayoutPriority(750)",
      "iconView.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)",
      "inGuide.widthAnchor.constraint(equalTo: iconView.widthAnchor, multiplier: 2)",
      #"constraint5.identifier = "twice""#, "relatedBy: .equal", "multiplier: 0.5",
    ] {
      #expect(source.text.contains(line), "\(line)\n\(source.text)")
    }
  }

  @Test func visualFormat() throws {
    let source = try #require(try document().constraintSource(.visualFormat))
    for format in [
      #""H:[iconView]-(8@750)-[mainTitle]""#, #""V:|-(4)-[iconView]""#,
      #""V:[mainTitle]-(>=4)-|""#, #""H:[iconView(>=30)]""#,
    ] {
      #expect(source.text.contains("withVisualFormat: " + format), "\(format)\n\(source.text)")
    }
    // Margins, guides and multipliers need anchors.
    #expect(source.notes.count == 3)
  }

  @Test func contentWithoutConstraintsHasNone() throws {
    let document = try ContentDocument(json: #"{"content": {"size": [1, 2]}}"#)
    #expect(document.constraintSource(.anchors) == nil)
  }
}
