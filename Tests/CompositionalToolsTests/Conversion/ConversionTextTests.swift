@_spi(OpenChoices) import Compositional
import CompositionalContent
import CompositionalDocuments
import CompositionalTools
import Testing

/// The text of converted layouts.
@Suite struct ConversionTextTests {
  private static let document = """
    {"interSectionSpacing": 12, "quirks": ["iOS14Rounding"], "sections": [
     {"group": {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 100},
      "interItemSpacing": {"fixed": 6}, "subitem": {"type": "item", "width": {"fractionalWidth": 1},
       "height": {"fractionalHeight": 1}, "supplementaryItems": [
        {"elementKind": "badge", "width": {"absolute": 20}, "height": {"absolute": 20},
         "containerAnchor": {"edges": ["top", "trailing"], "fractionalOffset": [0.5, -0.5]}}]},
      "count": 3},
      "contentInsets": {"leading": 16, "trailing": 16}}]}
    """

  /// Two equal columns are one variable, as a person writes it.
  @Test func equalGroupsShareTheirName() throws {
    let column = """
      {"type": "vertical", "width": {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1},
       "subitems": [{"type": "item", "width": {"fractionalWidth": 1}, "height": {"absolute": 40}}]}
      """
    let source = try LayoutDocument(
      json: """
        {"sections": [{"group": {"type": "horizontal", "width": {"fractionalWidth": 1},
          "height": {"absolute": 80}, "subitems": [\(column), \(column)]}}]}
        """
    )
    let classes = source.swiftSource(.uikit, named: "columns", title: "Columns").text
    #expect(classes.contains("subitems: [group, group])"), "\(classes)")
    #expect(classes.components(separatedBy: "NSCollectionLayoutItem(").count == 2)
    let builders = source.swiftSource(.dsl, named: "columns", title: "Columns").text
    #expect(
      builders.hasSuffix(
        """
        func makeColumnsLayout() -> CompositionalLayout {
          let group = VGroup { Item().height(.absolute(40)) }.width(.fractionalWidth(0.5))
          return CompositionalLayout {
            Section {
              HGroup {
                group
                group
              }
              .height(.absolute(80))
            }
          }
        }

        """), "\(builders)")
  }

  @Test func buildersOfTheDSL() throws {
    let source = try LayoutDocument(json: Self.document)
      .swiftSource(.dsl, named: "grid", title: "A grid")
    let expected = """
      @_spi(OpenChoices) import Compositional
      import CompositionalDSL

      /// A grid
      func makeGridLayout() -> CompositionalLayout {
        CompositionalLayout {
          Section {
            HGroup(count: 3) {
              Item {
                SupplementaryItem(elementKind: "badge")
                  .width(.absolute(20))
                  .height(.absolute(20))
                  .containerAnchor(edges: [.top, .trailing], offset: .fractional(x: 0.5, y: -0.5))
              }
            }
            .height(.absolute(100))
            .interItemSpacing(.fixed(6))
          }
          .contentInsets(horizontal: 16)
        }
        .interSectionSpacing(12)
        .quirks([.iOS14Rounding])
      }

      """
    #expect(source.text == expected)
    #expect(source.notes.isEmpty)
  }

  @Test func classesOfUIKit() throws {
    let source = try LayoutDocument(json: Self.document).swiftSource(.uikit, named: "grid")
    let lines = [
      "func makeGridLayout() -> UICollectionViewCompositionalLayout {",
      "  configuration.interSectionSpacing = 12", "  #if canImport(CompositionalUIKit)",
      "    configuration.quirks = [.iOS14Rounding]",
      "    containerAnchor: NSCollectionLayoutAnchor(",
      "  group.interItemSpacing = .fixed(6)",
      "  let section = NSCollectionLayoutSection(group: group)",
      "  return UICollectionViewCompositionalLayout(section: section, configuration: configuration)",
    ]
    for line in lines { #expect(source.text.contains(line + "\n"), "\(line)\n\(source.text)") }
    #expect(source.notes.count == 1)
    #expect(source.text.contains("// The quirks are for CompositionalUIKit only"))
  }

  /// What the code cannot say is a comment of it and a note.
  @Test(arguments: SwiftDialect.allCases)
  func closuresAreLeftOut(dialect: SwiftDialect) {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(100))
    var section = CollectionLayoutSection(group: .custom(layoutSize: size) { _ in [] })
    section.visibleItemsInvalidationHandler = .init { _, _, _ in }
    let source = LayoutDocument(sections: [section]).swiftSource(dialect)
    #expect(source.notes.count == 2)
    for note in source.notes { #expect(source.text.contains("// " + note + "\n")) }
    #expect(source.text.contains("  // Return the frames of the cells."))
  }

  @Test func whatACaseHoldsBesides() throws {
    let json = """
      {"layout": \(Self.document), "environment": {"size": [320, 480]}, "itemCounts": [3],
       "measurement": {"contents": [{"id": "a", "size": [3, 4]}],
        "supplementary": {"badge": {"heights": [4]}}},
       "script": [{"fling": 300}]}
      """
    let document = try CaseDocument(json: json)
    let dsl = document.swiftSource(.dsl)
    #expect(dsl.notes.count == 2)
    #expect(dsl.text.contains("  Leaf(\"a\", width: 3, height: 4)\n"))
    let apple = document.swiftSource(.uikit)
    #expect(apple.notes.count == 4)
    #expect(apple.notes.contains { $0.hasPrefix("The contents of the cells are left out") })
  }

  /// The builders of layouts and those of content are in two modules.
  @Test func importsWhatTheCodeUses() throws {
    let content = #"{"id": "a", "size": [3, 4]}"#
    let document = try CaseDocument(
      json: """
        {"layout": \(Self.document), "environment": {"size": [320, 480]}, "itemCounts": [3],
         "measurement": {"contents": [\(content)]}}
        """)
    #expect(
      document.swiftSource(.dsl).text.hasPrefix(
        "@_spi(OpenChoices) import Compositional\nimport CompositionalContentDSL\n"
          + "import CompositionalDSL\n\n"))
    var layout = document.layout
    layout.configuration.quirks = .iOS14
    #expect(layout.swiftSource(.dsl).text.hasPrefix("import CompositionalDSL\n\n"))
    let tree = try ContentDocument.reading(documentOrTree: Array(content.utf8))
    #expect(tree.swiftSource().text.hasPrefix("import CompositionalContentDSL\n\n"))
    #expect(!document.swiftSource(.uikit).text.contains("DSL\n"))
  }

  /// A name with line ends stays in its comment, and a kind in its literal.
  @Test func hostileDocuments() throws {
    let json = """
      {"name": "x\\n}; fatalError() //", "layout": {"sections": [{"group": {"type": "vertical",
       "width": {"absolute": 1}, "height": {"absolute": 1}, "subitems": [{"type": "item",
       "width": {"absolute": 1}, "height": {"absolute": 1}}]},
       "decorationItems": [{"elementKind": "\\"); fatalError(); (\\""}]}]},
       "environment": {"size": [1, 1]}, "itemCounts": [1]}
      """
    for dialect in SwiftDialect.allCases {
      let text = try CaseDocument(json: json).swiftSource(dialect, named: "a\"b").text
      #expect(text.contains("/// x }; fatalError() //\n"))
      #expect(text.contains(#"elementKind: "\"); fatalError(); (\"")"#))
      #expect(text.contains("func makeABLayout()"))
    }
  }
}
