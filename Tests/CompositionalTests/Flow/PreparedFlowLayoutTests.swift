import Compositional
import Testing

/// Frames of flow layouts as values, worked out by hand from the rules of `Documentation/FlowLayout.md`.
@Suite struct PreparedFlowLayoutTests {
  private func view(
    _ width: CGFloat, _ height: CGFloat, safeArea: PhysicalEdgeInsets = .zero,
    margins: PhysicalEdgeInsets = .zero, _ direction: UserInterfaceLayoutDirection = .leftToRight
  ) -> CollectionLayoutEnvironment {
    CollectionLayoutEnvironment(
      size: CGSize(width: width, height: height), layoutDirection: direction,
      safeAreaInsets: safeArea, layoutMargins: margins)
  }

  /// Five squares and four gaps of ten take 290 of 320 points; each gap gets a quarter of the rest.
  @Test func squaresOfFiftyPoints() {
    let frames = CollectionFlowLayout().prepared(itemCounts: [7], in: view(320, 480))
    #expect(
      frames.allAttributes().lines == [
        "cell 0.0: 0, 0, 50, 50", "cell 0.1: 67.5, 0, 50, 50", "cell 0.2: 135, 0, 50, 50",
        "cell 0.3: 202.5, 0, 50, 50", "cell 0.4: 270, 0, 50, 50", "cell 0.5: 0, 60, 50, 50",
        "cell 0.6: 67.5, 60, 50, 50",
      ])
    #expect(frames.contentSize == CGSize(width: 320, height: 110))
  }

  /// A line is 304 points long: two items of 100, with 96 + 8 points between them.
  ///
  /// A section is 30 + 8 + 40 + 8 + 40 + 12 + 20 points long.
  @Test func headersInsetsLinesAndFooters() {
    var layout = CollectionFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (8, 8)
    layout.sectionInset = PhysicalEdgeInsets(top: 8, left: 8, bottom: 12, right: 8)
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 20)
    let frames = layout.prepared(itemCounts: [3, 0], in: view(320, 480))
    #expect(
      frames.allAttributes().lines == [
        "cell 0.0: 8, 38, 100, 40", "cell 0.1: 212, 38, 100, 40", "cell 0.2: 8, 86, 100, 40",
        "UICollectionElementKindSectionHeader 0.0: 0, 0, 320, 30",
        "UICollectionElementKindSectionFooter 0.0: 0, 138, 320, 20",
        "UICollectionElementKindSectionHeader 1.0: 0, 158, 320, 30",
        "UICollectionElementKindSectionFooter 1.0: 0, 208, 320, 20",
      ])
    #expect(frames.contentSize.height == 228)
  }

  /// Both directions swap: columns of two in 120 points, and a header 30 points wide.
  @Test func aLayoutThatScrollsHorizontally() {
    var layout = CollectionFlowLayout()
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: 30, height: 1)
    let frames = layout.prepared(itemCounts: [3], in: view(300, 120))
    #expect(
      frames.allAttributes().lines == [
        "cell 0.0: 30, 0, 50, 50", "cell 0.1: 30, 70, 50, 50", "cell 0.2: 90, 0, 50, 50",
        "UICollectionElementKindSectionHeader 0.0: 0, 0, 30, 120",
      ])
    #expect(frames.contentSize == CGSize(width: 140, height: 120))
  }

  /// The sections of the data use both sections of the layout in turn.
  ///
  /// Sizes repeat: 200 and 90
  /// points with a gap of ten fill a line of 300, and the next 200 begin another, alone at its end
  /// as if filled by itself: in the middle.
  @Test func sectionsAndSizesRepeat() {
    var layout = CollectionFlowLayout()
    var first = CollectionFlowLayout.Section()
    first.itemSizes = [CGSize(width: 200, height: 20), CGSize(width: 90, height: 40)]
    first.minimumLineSpacing = 5
    var second = CollectionFlowLayout.Section()
    second.itemSizes = [CGSize(width: 300, height: 10)]
    second.inset = PhysicalEdgeInsets(top: 7)
    layout.sections = [first, second]
    let frames = layout.prepared(itemCounts: [3, 1, 1], in: view(300, 480))
    #expect(
      frames.allAttributes().lines == [
        "cell 0.0: 0, 10, 200, 20", "cell 0.1: 210, 0, 90, 40", "cell 0.2: 50, 45, 200, 20",
        "cell 1.0: 0, 72, 300, 10", "cell 2.0: 50, 82, 200, 20",
      ])
  }

  /// The content is 300 points wide without the content inset of 20, and the safe area of 44 has 24
  /// more: a line of 276.
  @Test func insetsFromTheSafeAreaExceedTheContentInset() {
    var layout = CollectionFlowLayout()
    layout.itemSize = CGSize(width: 276, height: 50)
    layout.sectionInsetReference = .safeArea
    let frames = layout.prepared(
      itemCounts: [1], in: view(320, 480, safeArea: PhysicalEdgeInsets(left: 44)),
      adjustedContentInset: PhysicalEdgeInsets(left: 20))
    #expect(frames.allAttributes().lines == ["cell 0.0: 24, 0, 276, 50"])
    #expect(frames.viewport().contentOffset == CGPoint(x: -20, y: 0))
    #expect(frames.sizingProblems.isEmpty)
    layout.sectionInsetReference = .layoutMargins
    let narrow = layout.prepared(
      itemCounts: [1], in: view(320, 480, margins: PhysicalEdgeInsets(left: 30, right: 30)),
      adjustedContentInset: PhysicalEdgeInsets(left: 20))
    // 276 points stand out by 8 on both sides of 260 that begin at 10.
    #expect(narrow.allAttributes().lines == ["cell 0.0: 2, 0, 276, 50"])
    #expect(narrow.sizingProblems.count == 1)
    let problem = narrow.sizingProblems.first ?? ""
    #expect(problem.contains("is 276 points wide, but its line only 260"))
  }

  /// Recorded on Mac Catalyst: the inset of a section and the reference count together.
  ///
  /// Less the content insets of 20 and 30, the section insets of 12 and 16 leave nothing at either end,
  /// and margins of 8 with section insets of 12 and 32 leave nothing and 8 + 32 - 30.
  @Test(
    arguments: [
      (CollectionFlowLayout.SectionInsetReference.contentInset, 16, 12, 242),
      (.safeArea, 16, 0, 270), (.layoutMargins, 32, 0, 260),
    ] as [(CollectionFlowLayout.SectionInsetReference, CGFloat, CGFloat, CGFloat)])
  func insetsThatTheContentInsetExceeds(
    _ reference: CollectionFlowLayout.SectionInsetReference, right: CGFloat, start: CGFloat,
    length: CGFloat
  ) {
    for axis in LayoutAxis.allCases {
      func insets(_ low: CGFloat, _ high: CGFloat) -> PhysicalEdgeInsets {
        axis == .horizontal ? .init(left: low, right: high) : .init(top: low, bottom: high)
      }
      func prepared(_ length: CGFloat) -> PreparedFlowLayout {
        var layout = CollectionFlowLayout()
        layout.scrollDirection = axis.perpendicular
        layout.itemSize =
          axis == .horizontal
          ? CGSize(width: length, height: 50) : CGSize(width: 50, height: length)
        layout.sectionInset = insets(12, right)
        layout.sectionInsetReference = reference
        let size: (CGFloat, CGFloat) = axis == .horizontal ? (320, 480) : (480, 320)
        return layout.prepared(
          itemCounts: [1], in: view(size.0, size.1, margins: insets(8, 8)),
          adjustedContentInset: insets(20, 30))
      }
      let frames = prepared(length)
      #expect(frames.allAttributes().first?.frame.origin[axis] == Double(start))
      #expect(frames.sizingProblems.isEmpty)
      #expect(prepared(length + 1).sizingProblems.count == 1)
    }
  }

  /// Only a layout that flips is mirrored, and its view begins at the right.
  @Test func aMirroredLayout() {
    var layout = CollectionFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    let environment = view(100, 50, .rightToLeft)
    #expect(
      layout.prepared(itemCounts: [3], in: environment).allAttributes().lines == [
        "cell 0.0: 0, 0, 50, 50", "cell 0.1: 50, 0, 50, 50", "cell 0.2: 100, 0, 50, 50",
      ])
    layout.flipsHorizontallyInOppositeLayoutDirection = true
    let frames = layout.prepared(itemCounts: [3], in: environment)
    #expect(
      frames.allAttributes().lines == [
        "cell 0.0: 100, 0, 50, 50", "cell 0.1: 50, 0, 50, 50", "cell 0.2: 0, 0, 50, 50",
      ])
    #expect(frames.viewport().contentOffset == CGPoint(x: 50, y: 0))
  }

  /// The section is 30 + 5 · 50 + 4 · 10 = 320 points long.
  ///
  /// At 100, the header is at the top of the
  /// view; at 305, the end of its section holds it at 290.
  @Test func aPinnedHeaderStaysInSight() {
    var layout = CollectionFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let frames = layout.prepared(itemCounts: [5, 5], in: view(50, 100))
    let header = ElementID.supplementary(
      kind: "UICollectionElementKindSectionHeader", ElementIndexPath(item: 0, section: 0))
    func place(_ offset: CGFloat) -> LayoutAttributes? {
      frames.attributes(for: header, at: frames.viewport(at: CGPoint(x: 0, y: offset)))
    }
    #expect(place(100)?.frame == CGRect(x: 0, y: 100, width: 50, height: 30))
    #expect(place(305)?.frame == CGRect(x: 0, y: 290, width: 50, height: 30))
    #expect(place(100)?.zIndex == 10)
    #expect(frames.attributes(for: header)?.frame.origin.y == 0)
    let seen = frames.attributes(in: frames.viewport(at: CGPoint(x: 0, y: 100)))
    #expect(
      seen.lines == [
        "cell 0.1: 0, 90, 50, 50", "cell 0.2: 0, 150, 50, 50",
        "UICollectionElementKindSectionHeader 0.0: 0, 100, 50, 30",
      ])
  }

  /// Five columns of 50 and four gaps of 10 end at 290, where the footer of 30 begins.
  ///
  /// A view of 100 points holds it at its right end, until the section ends.
  @Test func aPinnedFooterStaysInSightSideways() {
    var layout = CollectionFlowLayout()
    layout.scrollDirection = .horizontal
    layout.footerReferenceSize = CGSize(width: 30, height: 0)
    layout.sectionFootersPinToVisibleBounds = true
    let frames = layout.prepared(itemCounts: [5], in: view(100, 50))
    let footer = ElementID.supplementary(
      kind: "UICollectionElementKindSectionFooter", ElementIndexPath(item: 0, section: 0))
    let seen = [0, 100, 220].map { (offset: CGFloat) in
      frames.attributes(for: footer, at: frames.viewport(at: CGPoint(x: offset, y: 0)))?.frame
    }
    #expect(
      seen == [70, 170, 290].map { (x: CGFloat) in CGRect(x: x, y: 0, width: 30, height: 50) })
  }

  /// Sections of 50.7 points begin at 50.7 and 101.4, and their cells at 51 and 101 by the pixels.
  ///
  /// So a cell ends at 101.7, behind the end of its section.
  @Test func aCellThatIsRoundedOutOfItsSectionIsFound() {
    var layout = CollectionFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50.7)
    var environment = view(50, 10)
    environment.displayScale = 1
    let frames = layout.prepared(itemCounts: [1, 1, 1], in: environment)
    let seen = frames.attributes(in: frames.viewport(at: CGPoint(x: 0, y: 101.5)))
    #expect(seen.map(\.id) == [.cell(section: 1, item: 0), .cell(section: 2, item: 0)])
    #expect(seen.map(\.frame.origin.y) == [51, 101])
  }

  /// Elements that do not exist.
  @Test func nothingHasNoFrame() {
    let frames = CollectionFlowLayout().prepared(itemCounts: [1], in: view(320, 480))
    for id in ["cell 0.1", "cell 1.0", "cell 0.max", "supplementary header 0.0"] {
      #expect(ElementID(id).map { frames.attributes(for: $0) == nil } == true)
    }
  }
}

extension [LayoutAttributes] {
  /// A line for each element: its name and its frame.
  var lines: [String] {
    map { element in
      let frame = element.frame
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        .map { "\(points: $0)" }
      return "\(element.kind ?? "cell") \(element.indexPath): " + numbers.joined(separator: ", ")
    }
  }
}
