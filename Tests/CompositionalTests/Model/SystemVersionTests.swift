@_spi(OpenChoices) import Compositional
import Testing

/// The system of an environment: its quirks replace those of another one.
@Suite struct SystemVersionTests {
  @Test(arguments: [
    (1, 14), (13, 14), (14, 14), (15, 14), (16, 17), (17, 17), (18, 17), (21, 17), (22, 26),
    (26, 26), (99, 26),
  ])
  func nearest(major: Int, known: Int) {
    #expect(SystemVersion(major).nearest == SystemVersion(known))
    #expect(SystemVersion.known.contains(SystemVersion(major).nearest))
    #expect(SystemVersion(major) < SystemVersion(major + 1))
  }

  /// Quarters of 393 points at scale 3: iOS 17 floors 294.75 pixels, iOS 14 rounds them.
  private func width(_ quirks: Quirks, _ system: SystemVersion?) -> CGFloat? {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(.fractionalWidth(0.25), .fractionalHeight(1)))
    var layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .horizontal(
          layoutSize: CollectionLayoutSize(.fractionalWidth(1), .absolute(44)), subitems: [item])))
    layout.configuration.quirks = quirks
    var environment = CollectionLayoutEnvironment(
      size: CGSize(width: 393, height: 100), displayScale: 3)
    environment.systemVersion = system
    layout.prepare(itemCounts: [4], in: environment)
    #expect(layout.configuration.quirks == quirks)
    _ = try? layout.update([.reloadSection(0)])
    return layout.attributes(for: .cell(section: 0, item: 0))?.frame.width
  }

  @Test func theEnvironmentDecides() throws {
    let floored: CGFloat = 98
    let exact: CGFloat = 295.0 / 3
    #expect(width([], nil) == floored && width([], .iOS26) == floored)
    #expect(abs(try #require(width([], .iOS14)) - exact) < 1e-9)
    #expect(abs(try #require(width(.iOS14, nil)) - exact) < 1e-9)
    #expect(width(.iOS14, .iOS17) == floored && width(.iOS14, .iOS26) == floored)
    #expect(
      abs(try #require(width([.iOS14Rounding, .trimsBySlots], SystemVersion(13))) - exact) < 1e-9)
  }

  /// Two sections of a grouped list at scale 3, under a bar: 0 and 17.5 on iOS 26, 35 and 17.6667 before.
  @Test func listsFollowIt() throws {
    let configuration = CollectionLayoutListConfiguration(appearance: .grouped)
    var layout = CollectionLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    func starts(_ system: SystemVersion?) throws -> [CGFloat] {
      var environment = CollectionLayoutEnvironment(
        size: CGSize(width: 390, height: 800), displayScale: 3)
      environment.hasNavigationBar = true
      environment.systemVersion = system
      layout.prepare(itemCounts: [1, 1], in: environment)
      return try (0..<2).map {
        try #require(layout.attributes(for: .cell(section: $0, item: 0))).frame.minY
      }
    }
    let (new, old) = (try starts(.iOS26), try starts(nil))
    #expect(new == [0, 79])
    #expect(old[0] == 35 && abs(old[1] - 35 - 44 - 106.0 / 3) < 1e-9)
    #expect(try starts(.iOS17) == old)
    #expect(try starts(.iOS14)[0] < 18)
  }
}
