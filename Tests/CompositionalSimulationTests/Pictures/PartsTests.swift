import Compositional
import CompositionalContent
import CompositionalPictures
import Foundation
import Testing

/// The parts inside elements in pictures.
@Suite struct PartsTests {
  private static let environment = CollectionLayoutEnvironment(
    size: CGSize(width: 300, height: 100))
  private static let viewport = Viewport(size: CGSize(width: 300, height: 100))

  private static func layout() -> CollectionLayout {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(60))
    var layout = CollectionLayout(
      section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
    layout.prepare(itemCounts: [9], in: environment)
    return layout
  }

  private let measurer = ClosureMeasurer(
    { _ in PreferredSize() },
    parts: { proposal in
      guard proposal.id.indexPath.item == 0 else { return [] }
      return [
        ElementPart(path: "texts", frame: CGRect(x: 50, y: 5, width: 200, height: 50)),
        ElementPart(path: "texts/title", frame: CGRect(x: 50, y: 5, width: 200, height: 20)),
        ElementPart(path: "row@separator", frame: CGRect(x: 0, y: 59, width: 300, height: 1)),
      ]
    })

  /// Parts follow their element, before the next one.
  @Test func partsAreInFrontOfTheirElement() throws {
    let picture = try Self.layout().picture(in: Self.viewport, partsOf: measurer)
    #expect(
      picture.commands.map(\.style) == [
        .cell(hue: 0), .container, .cell(hue: 3), .separator, .cell(hue: 0),
      ])
    #expect(picture.commands.map(\.labels.first) == [nil, nil, "title", nil, "0.1"])
    #expect(picture.commands.map(\.frame.minY) == [0, 5, 5, 59, 60])
    let plain = try Self.layout().picture(in: Self.viewport)
    let same = try plain.adding([])
    #expect(same == plain)
    #expect(picture.svg().contains(">title<"))
  }

  /// Free space is an outline without a label, and all labels of parts have one size.
  @Test func spacesShowNothing() throws {
    let contents = ElementContents(cells: { _, _ in
      .hStack([
        Content(.fixed(CGSize(width: 120, height: 40)), id: "long"), .spacer(),
        Content(.fixed(CGSize(width: 40, height: 10)), id: "note"),
      ])
    })
    let picture = try Self.layout().picture(
      in: Viewport(size: CGSize(width: 300, height: 60)), partsOf: contents)
    #expect(
      picture.commands.map(\.style) == [
        .cell(hue: 0), .cell(hue: 3), .container, .cell(hue: 3),
      ])
    #expect(picture.commands.map(\.labels) == [[], ["long"], [], ["note"]])
    let sizes = picture.svg().components(separatedBy: "font-size=\"").dropFirst()
      .map { $0.prefix { $0 != "\"" } }
    #expect(sizes.count == 2 && Set(sizes).count == 1, "\(sizes)")
  }

  @Test func labelsMayBeLeftOut() throws {
    let picture = try Self.layout().picture(
      in: Self.viewport, partsOf: measurer, .init(showsLabels: false))
    #expect(picture.commands.allSatisfy { $0.labels.isEmpty })
  }

  @Test func partsAreBounded() throws {
    let cell = ElementID.cell(section: 0, item: 0)
    let part = ElementPart(path: "p", frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let many = [PlacedPart](
      repeating: PlacedPart(part, of: cell, in: .zero), count: LayoutPicture.elementsAtMost)
    let picture = try Self.layout().picture(in: Self.viewport)
    #expect(throws: PictureError.self) { try picture.adding(many) }
    let far = ElementPart(path: "p", frame: CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1))
    #expect(throws: PictureError.self) {
      try picture.adding([PlacedPart(far, of: cell, in: .zero)])
    }
  }

  /// The largest ordinary and the first accessibility size of text have different pictures.
  @Test func picturesShowReflowedRows() throws {
    let contents = ElementContents(cells: { _, _ in
      .hStack([
        Content(.fixed(CGSize(width: 20, height: 20)), id: "icon"),
        Content(.text("Some text"), id: "title"),
      ])
    })
    let size = CollectionLayoutSize(.fractionalWidth(1), .estimated(44))
    let list = CollectionLayout(
      section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
    func title(_ category: PreferredContentSizeCategory) throws -> CGRect? {
      var environment = Self.environment
      environment.contentSizeCategory = category
      let picture = try list.picture(itemCounts: [3], in: environment, measurer: contents)
      return picture.commands.first { $0.labels == ["title"] }?.frame
    }
    let ordinary = try title(.extraExtraExtraLarge)
    let large = try title(.accessibilityMedium)
    #expect(ordinary?.minX == 20)
    #expect(large?.minX == 0)
    #expect(large?.minY == 20)
  }
}
