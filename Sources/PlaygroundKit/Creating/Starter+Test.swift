// The text of a test in Swift.
extension Starter {
  /// Returns the type of a suite: the name in letters and digits, with a capital.
  static func typeName(_ name: String) -> String {
    let parts = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    var text = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    text = String(text.drop { $0.isNumber })
    if text.isEmpty || text == "Tests" { text = "FeedTests" }
    return text.hasSuffix("Tests") ? text : text + "Tests"
  }

  static func testText(_ name: String) -> String {
    """
    import CompositionalDSL
    import CompositionalSimulation
    import Testing

    /// The frames of a layout, and a scroll through it.
    @Suite struct \(typeName(name)) {
      /// The layout to test; replace it with your own.
      private func layout() -> CollectionLayout {
        LayoutBuilder {
          Section {
            HGroup(count: 2) { Item() }
              .height(.absolute(100))
              .interItemSpacing(.fixed(10))
          }
          .interGroupSpacing(10)
        }
      }

      private let screen = CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480))

      @Test func columnsShareTheWidth() throws {
        var layout = layout()
        layout.prepare(itemCounts: [40], in: screen)
        let second = try #require(layout.attributes(for: .cell(section: 0, item: 1)))
        #expect(second.frame == CGRect(x: 165, y: 0, width: 155, height: 100))
        #expect(layout.contentSize == CGSize(width: 320, height: 20 * 110 - 10))
      }

      @Test func aFlingReusesCells() throws {
        var view = CollectionViewSimulator(layout(), itemCounts: [1_000], in: screen)
        try view.run([.fling(velocity: 3_000), .waitUntilRest])
        #expect(view.isAtRest)
        #expect(view.pool.cells.created < 40)
      }
    }

    """
  }
}
