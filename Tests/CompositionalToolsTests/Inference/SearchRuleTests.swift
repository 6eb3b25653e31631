import Compositional
import CompositionalDocuments
import CompositionalTools
import Testing

/// One rule of the search each, on frames that are written by hand.
@Suite struct SearchRuleTests {
  private typealias Frame = (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)

  /// A view with cells and headers of one section, and content that ends with them.
  private static func view(
    _ size: (CGFloat, CGFloat), _ cells: [Frame], header: Frame? = nil,
    environment: CollectionLayoutEnvironment? = nil, safeAreaTop: CGFloat = 0
  ) -> LayoutObservation {
    func rect(_ frame: Frame) -> CGRect {
      CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
    var elements = cells.enumerated().map { item, frame in
      LayoutAttributes(id: .cell(section: 0, item: item), frame: rect(frame))
    }
    if let header {
      elements.append(
        LayoutAttributes(
          id: .supplementary(kind: "header", section: 0, item: 0), frame: rect(header)))
    }
    var view = LayoutObservation(size: .init(width: size.0, height: size.1), elements: elements)
    view.contentOffset = CGPoint(x: 0, y: -safeAreaTop)
    view.environment = environment
    return view
  }

  /// A column of cells at one distance.
  private static func column(
    _ count: Int, from first: Frame, every distance: CGFloat
  ) -> [Frame] {
    (0..<count).map { (first.x, first.y + CGFloat($0) * distance, first.width, first.height) }
  }

  private static func environment(
    _ size: (CGFloat, CGFloat), margin: CGFloat
  ) -> CollectionLayoutEnvironment {
    CollectionLayoutEnvironment(
      size: CGSize(width: size.0, height: size.1), displayScale: 2,
      layoutMargins: .init(left: margin, right: margin))
  }

  private static func section(_ inference: LayoutInference) throws -> CollectionLayoutSection {
    #expect(inference.isExplained)
    let layout = try #require(inference.layout)
    guard case .section(let section) = layout.sections[0] else {
      throw Missing()
    }
    return section
  }

  private struct Missing: Error {}

  /// Returns the frames of cells that a layout has in a view without margins.
  private static func frames(
    _ inference: LayoutInference, _ count: Int, width: CGFloat, scale: CGFloat = 2
  ) throws -> [[CGFloat]] {
    var layout = try #require(inference.layout).layout()
    layout.prepare(
      itemCounts: [count],
      in: CollectionLayoutEnvironment(
        size: CGSize(width: width, height: 800), displayScale: scale))
    return (0..<count).map {
      guard let frame = layout.attributes(for: .cell(section: 0, item: $0))?.frame else {
        return []
      }
      return [frame.minX, frame.minY, frame.width, frame.height]
    }
  }

  /// A header as wide as its section shows the section's insets; what is left is the inset of a cell.
  @Test func aHeaderShowsTheInsetsOfItsSection() throws {
    let views = [CGFloat(320), 375].map { width in
      Self.view(
        (width, 568), Self.column(6, from: (20, 48, width - 40, 52), every: 60),
        header: (16, 0, width - 32, 44))
    }
    let section = try Self.section(LayoutInference(views))
    #expect(section.contentInsets.leading == 16)
    #expect(section.contentInsets.trailing == 16)
  }

  /// Cells between the margins of a phone and of a tablet have fractions of the room there, and no estimate.
  @Test func marginsAreAskedBeforeEstimates() throws {
    let views = [((CGFloat(320), CGFloat(568)), CGFloat(16)), ((768, 1_024), 20)].map {
      size, margin in
      let width = size.0 - 2 * margin
      return Self.view(
        size, Self.column(6, from: (margin, 0, width, width / 2), every: width / 2 + 10),
        environment: Self.environment(size, margin: margin))
    }
    let inference = LayoutInference(views)
    #expect(try Self.section(inference).contentInsetsReference == .layoutMargins)
    #expect(!inference.isAsMeasured)
  }

  /// At three pixels a point every other row after 63.5 points begins on the next pixel.
  @Test func halfPointsAreSeenAsThirds() throws {
    let views = [CGFloat(390), 430].map { width in
      Self.view(
        (width, 800),
        [0, 63.6667, 127, 190.6667, 254, 317.6667].map { (0, $0, width, 50) })
    }
    #expect(try Self.section(LayoutInference(views)).interGroupSpacing == 13.5)
  }

  /// A row of 77.5 points has cells of 77.3333 at three pixels a point, and of 77.5 at two.
  @Test func rowsOfHalfPointsInViewsWithOtherPixels() throws {
    let views = [
      Self.view(
        (390, 800), [0, 77.6667, 155, 232.6667].map { (0, $0, 390, 77.3333) }),
      Self.view((820, 1_180), [0, 77.5, 155, 232.5].map { (0, $0, 820, 77.5) }),
    ]
    let inference = LayoutInference(views)
    #expect(try Self.section(inference).group.layoutSize.heightDimension == .absolute(77.5))
    #expect(!inference.isAsMeasured)
  }

  /// A cell of half of the width stands 24 points after the edge: its slot is not narrower for it.
  @Test func aFixedEdgeSpacing() throws {
    let views = [CGFloat(200), 400].map { width in
      Self.view((width, 568), Self.column(5, from: (24, 0, width / 2, 80), every: 80))
    }
    let inference = LayoutInference(views)
    _ = try Self.section(inference)
    #expect(try Self.frames(inference, 2, width: 300) == [[24, 0, 150, 80], [24, 80, 150, 80]])
  }

  /// A header of a fifth of the width has insets of 10 points on all sides.
  @Test func aHeaderWithInsetsAndAFractionalHeight() throws {
    let views = [CGFloat(300), 400].map { width in
      Self.view(
        (width, 568), Self.column(6, from: (0, width / 5, width, 50), every: 50),
        header: (10, 10, width - 20, width / 5 - 20))
    }
    let section = try Self.section(LayoutInference(views))
    let header = try #require(section.boundarySupplementaryItems.first)
    #expect(header.layoutSize.heightDimension == .fractionalWidth(0.2))
    #expect(header.contentInsets == .init(top: 10, leading: 10, bottom: 10, trailing: 10))
  }

  /// Cells that a phone on its side keeps away from its notch have no insets.
  @Test func theSafeAreaOfATurnedPhone() throws {
    let inference = LayoutInference([
      Self.view((393, 852), Self.column(8, from: (0, 0, 393, 60), every: 60), safeAreaTop: 59),
      Self.view((852, 393), Self.column(8, from: (59, 0, 734, 60), every: 60)),
    ])
    #expect(try Self.section(inference).contentInsets.leading == 0)
    #expect(inference.views[1].environment.safeAreaInsets.left == 59)
  }

  /// What a layout needs and nobody has given is named in the view that it is supposed to have.
  @Test func readableInsetsThatALayoutNeedsAreNamed() throws {
    let inference = LayoutInference([
      Self.view((834, 1_194), Self.column(8, from: (81, 0, 672, 60), every: 60), safeAreaTop: 24),
      Self.view((1_194, 834), Self.column(8, from: (261, 0, 672, 60), every: 60), safeAreaTop: 24),
    ])
    let section = try Self.section(inference)
    let readable = inference.views.map { $0.environment.readableContentInsets?.left }
    #expect(section.contentInsetsReference != .readableContent || readable == [81, 261])
  }

  /// A cell that fills .37 of its group stands beside one with insets of 10 points in the rest.
  @Test func aCellWithoutInsetsBesideOneWithInsets() throws {
    let views = [CGFloat(400), 800].map { width -> LayoutObservation in
      let first = 0.37 * width
      let cells = (0..<4).flatMap { row -> [Frame] in
        let y = CGFloat(row) * 185
        return [(0, y, first, 180), (first + 10, y + 10, width - first - 20, 160)]
      }
      return Self.view((width, 800), cells)
    }
    let inference = LayoutInference(views)
    _ = try Self.section(inference)
    #expect(
      try Self.frames(inference, 3, width: 600)
        == [[0, 0, 222, 180], [232, 10, 358, 160], [0, 185, 222, 180]])
  }
}
