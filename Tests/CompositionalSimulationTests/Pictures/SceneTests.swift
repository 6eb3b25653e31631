import Compositional
import CompositionalPictures
import CompositionalTestSupport
import Testing

/// The shapes of pictures, against all elements of random layouts one by one.
@Suite struct SceneTests {
  private static let seeds = RandomRun.seeds(150)

  /// Returns true by the rule of queries: a common area, or strictly inside.
  private func meets(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY
      && other.minY < one.maxY
  }

  /// Returns true unless an element of an orthogonal section is outside of the view that scrolls it,
  /// which starts at the leading edge of the content and is as long as the view.
  private func isInItsRow(
    _ element: LayoutAttributes, of layout: CollectionLayout, _ random: RandomLayout
  ) -> Bool {
    let section = element.indexPath.section
    guard !element.indexPath.isOfLayout, layout.orthogonalScroller(ofSection: section) != nil,
      !layout.isBoundaryItem(element.id)
    else { return true }
    let view = random.environment.container.contentSize
    guard random.configuration.scrollDirection == .vertical else {
      return element.frame.minY < view.height && element.frame.maxY > 0
    }
    let isMirrored = random.environment.layoutDirection == .rightToLeft
    let start = isMirrored ? layout.contentSize.width - view.width : 0
    return element.frame.minX < start + view.width && element.frame.maxX > start
  }

  /// Returns true if an element may stick out of a group that is out of sight: elements are found
  /// through their groups.
  private func isOfHiddenGroup(
    _ id: ElementID, in area: CGRect, _ all: [LayoutAttributes], _ layout: CollectionLayout,
    _ viewport: Viewport
  ) -> Bool {
    // The group of a cell is known; an anchored view is of any group of its section.
    let cells = all.filter {
      id.category == .cell
        ? $0.id == id : $0.category == .cell && $0.indexPath.section == id.indexPath.section
    }
    return layout.guides(around: cells, at: viewport).contains {
      $0.kind == .group && !meets($0.frame, area)
    }
  }

  private func sample(_ seed: UInt64) -> (CollectionLayout, Viewport, RandomLayout) {
    let random = RandomLayout(seed % 3 == 0 ? .rows : .anything, seed: seed)
    let layout = random.engine
    var probes = random.probes
    let viewport = probes.viewport(
      over: layout.contentSize, size: random.environment.container.contentSize)
    return (layout, viewport, random)
  }

  @Test(arguments: seeds)
  func theShapesAreTheElementsInSight(seed: UInt64) throws {
    let (layout, viewport, random) = sample(seed)
    let picture = try layout.picture(in: viewport)
    let content = CGRect(origin: .zero, size: layout.contentSize)
    let area = viewport.bounds.intersection(content)
    let all = layout.allAttributes(at: viewport).filter { $0.category != .decorationView }
    let expected =
      area.isNull
      ? []
      : all.filter {
        meets($0.frame, area) && isInItsRow($0, of: layout, random)
      }
    let shown = picture.commands.filter { $0.style != .ghost && $0.style != .decoration }
    let ids = Set(shown.compactMap(\.element))
    #expect(ids.isSubset(of: expected.map(\.id)), "\(random)")
    for missing in Set(expected.map(\.id)).subtracting(ids) {
      #expect(
        !layout.isBoundaryItem(missing)
          && isOfHiddenGroup(missing, in: area, all, layout, viewport), "\(missing) \(random)")
    }
    #expect(ids.count == shown.count, "\(random)")
    let attributes = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    for command in shown {
      let frame = onScreen(attributes[command.element!]?.frame, of: layout)
      #expect(command.frame == frame, "\(random)")
    }
  }

  /// The frame of a view: each number at the nearest pixel.
  private func onScreen(_ frame: CGRect?, of layout: CollectionLayout) -> CGRect? {
    let scale = layout.environment?.displayScale ?? 1
    func pixel(_ length: CGFloat) -> CGFloat {
      let pixels = (length * scale).rounded(.toNearestOrAwayFromZero)
      return abs(pixels - length * scale) < 1e-6 ? length : pixels / scale
    }
    return frame.map {
      CGRect(x: pixel($0.minX), y: pixel($0.minY), width: pixel($0.width), height: pixel($0.height))
    }
  }

  @Test(arguments: seeds)
  func theShapesGoFromBackToFront(seed: UInt64) throws {
    let (layout, viewport, random) = sample(seed)
    let order = layout.attributes(in: viewport).enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element.id)
    let shown = try layout.picture(in: viewport).commands.filter { $0.style != .ghost }
      .compactMap(\.element)
    let set = Set(shown)
    #expect(shown == order.filter(set.contains), "\(random)")
  }

  @Test(arguments: seeds)
  func ghostsAreOfDisplacedItemsOnly(seed: UInt64) throws {
    let (layout, viewport, random) = sample(seed)
    var options = PictureOptions()
    for content in [PictureOptions.Content.viewport, .whole] {
      options.content = content
      let picture = try layout.picture(in: viewport, options)
      var displaced: Set<ElementID> = []
      for command in picture.commands {
        guard let id = command.element, command.style == .pinned || command.style == .pinning
        else { continue }
        let natural = onScreen(layout.attributes(for: id)?.frame, of: layout)
        #expect((command.style == .pinned) == (natural != command.frame), "\(random)")
        if command.style == .pinned, meets(natural ?? .zero, picture.bounds) {
          displaced.insert(id)
        }
      }
      let ghosts = picture.commands.filter { $0.style == .ghost }
      #expect(Set(ghosts.compactMap(\.element)) == displaced, "\(random)")
      for ghost in ghosts {
        let natural = onScreen(layout.attributes(for: ghost.element!)?.frame, of: layout)
        #expect(ghost.frame == natural, "\(random)")
      }
    }
  }

  @Test(arguments: RandomRun.seeds(40))
  func anyLayoutIsDrawnInEveryFormat(seed: UInt64) throws {
    let (layout, viewport, _) = sample(seed)
    let options = PictureOptions(content: seed % 2 == 0 ? .whole : .viewport, guides: .all)
    let picture = try layout.picture(in: viewport, options)
    #expect(try layout.picture(in: viewport, options) == picture)
    #expect(picture.svg() == picture.svg())
    #expect(try picture.png(scale: 0.25) == picture.png(scale: 0.25))
    #expect(picture.text(columns: 60, rows: 30) == picture.text(columns: 60, rows: 30))
  }

  @Test func displacedHeadersSayHowFar() throws {
    let picture = try Samples.pinned.picture(
      itemCounts: [10, 10], in: Samples.screen, contentOffset: CGPoint(x: 0, y: 65))
    let header = picture.commands.first { $0.style == .pinned }
    #expect(header?.labels.first == "header 0.0 +65")
    #expect(header?.frame == CGRect(x: 0, y: 65, width: 300, height: 40))
    #expect(picture.commands.filter { $0.style == .ghost }.isEmpty)
    let whole = try Samples.pinned.picture(
      itemCounts: [10, 10], in: Samples.screen, contentOffset: CGPoint(x: 0, y: 65),
      .init(content: .whole))
    #expect(whole.bounds == CGRect(x: 0, y: 0, width: 300, height: 1080))
    #expect(
      whole.commands.filter { $0.style == .ghost }.map(\.frame)
        == [CGRect(x: 0, y: 0, width: 300, height: 40)])
    #expect(
      whole.commands.last
        == PictureCommand(.viewportGuide, CGRect(x: 0, y: 65, width: 300, height: 200)))
  }

  @Test func aRowCutsItsCells() throws {
    // Wider content than the view: the second section scrolls in the width of the view.
    let layout = Samples.wide
    let picture = try layout.picture(
      itemCounts: [1, 8], in: Samples.screen, .init(content: .whole, guides: .rows))
    #expect(picture.bounds.size.width == 500)
    let cut = picture.commands.filter { $0.element?.indexPath.section == 1 }
    #expect(cut.count == 3)
    for command in cut {
      #expect(command.clip?.minX == 0)
      #expect(command.clip?.maxX == 300)
      #expect(command.visible(in: picture.bounds)!.maxX <= 300)
    }
    let row = picture.commands.first { $0.style == .rowGuide }
    #expect(row?.frame == CGRect(x: 0, y: 100, width: 300, height: 50))
    let thumb = picture.commands.first { $0.style == .scrollThumb }
    #expect(thumb?.frame == CGRect(x: 0, y: 147, width: 112.5, height: 3))
  }

  @Test func tooManyElementsAreRefused() {
    let whole = PictureOptions(content: .whole)
    #expect(throws: PictureError.tooManyElements(1_000_000_002)) {
      try Samples.pinned.picture(itemCounts: [999_999_999, 1], in: Samples.screen, whole)
    }
    let text = PictureError.tooManyElements(1_000_000_000).description
    #expect(text.contains("at most 20000") && text.contains("show the viewport"))
  }
}
