import Compositional
import CompositionalUIKit
import CompositionalUIKitTesting
import Foundation
import Testing

/// What a test asks about the layout of a view: reasons, findings, errors and text.
@MainActor
@Suite struct ExplainedViewTests {
  private final class TallCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.frame.size.height = 70
      return attributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let source = Source()

  private func view(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  /// Rows of an estimated height; `width` of a row that scrolls.
  private func compositional(scrollingRow width: CGFloat? = nil) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: width.map { .absolute($0) } ?? .fractionalWidth(1),
      heightDimension: width == nil ? .estimated(40) : .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if width != nil { section.orthogonalScrollingBehavior = .continuous }
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test func anExplanationKnowsWhatCellsPrefer() throws {
    let view = view(compositional())
    let explanation = try view.simulation.explanation(of: IndexPath(item: 2, section: 0))
    #expect(explanation.frame == CGRect(x: 0, y: 140, width: 320, height: 70))
    #expect(explanation.isComplete)
    #expect(explanation.description.contains("measured"))
  }

  @Test func anExplanationKnowsHowFarARowIsScrolled() throws {
    let view = view(compositional(scrollingRow: 100))
    view.simulation.scrollOrthogonalSection(0, to: 30)
    let explanation = try view.simulation.explanation(of: IndexPath(item: 1, section: 0))
    #expect(explanation.frame == CGRect(x: 70, y: 0, width: 100, height: 50))
    #expect(explanation.isComplete)
  }

  @Test func aFlowLayoutIsExplained() throws {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 30)
    let view = view(flow)
    let explanation = try view.simulation.explanation(of: IndexPath(item: 4, section: 0))
    // Three of a line with gaps of 10; the lines 10 apart.
    #expect(explanation.frame == CGRect(x: 110, y: 40, width: 100, height: 30))
    #expect(explanation.isComplete)
    flow.itemSize = CGSize(width: 400, height: 30)
    #expect(view.simulation.lint().map(\.code) == ["itemLongerThanLine"])
  }

  @Test func whatIsMissingIsSaid() {
    let rows = view(compositional())
    #expect(throws: MissingElement.self) {
      try rows.simulation.explanation(of: IndexPath(item: 6, section: 0))
    }
    let other = view(UICollectionViewLayout())
    let error = #expect(throws: MissingElement.self) {
      try other.simulation.explanation(of: IndexPath(item: 0, section: 0))
    }
    #expect(
      error?.description.contains("a UICollectionViewLayout in this view has no frames") == true)
    #expect(other.simulation.lint().isEmpty)
    #expect(other.simulation.diagnostics.isEmpty)
  }

  @Test func findingsAndErrorsOfTheLayout() {
    let fine = view(compositional())
    #expect(fine.simulation.lint().isEmpty)
    #expect(fine.simulation.snapshot().errors.isEmpty)
    // A group of 20 points has no room for an item of 50.
    let item = NSCollectionLayoutSize(
      widthDimension: .absolute(50), heightDimension: .absolute(50))
    let group = NSCollectionLayoutSize(
      widthDimension: .absolute(20), heightDimension: .absolute(50))
    let broken = view(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(layoutSize: group, subitems: [.init(layoutSize: item)]))))
    #expect(broken.simulation.lint().contains { $0.code == "CL001" && $0.severity == .error })
    #expect(broken.simulation.diagnostics.map(\.reason) == [.groupCannotFitItem])
    #expect(broken.simulation.snapshot().errors.map(\.code) == ["CL001"])
  }

  @Test func aSnapshotHasScrolledRows() {
    let view = view(compositional(scrollingRow: 100))
    let before = view.simulation.snapshot().lines
    #expect(before.contains("cell 0.1: 100, 0, 100 x 50"))
    view.simulation.scrollOrthogonalSection(0, to: 30)
    for snapshot in [view.simulation.snapshot(), view.simulation.visibleSnapshot()] {
      #expect(snapshot.lines.contains("row of section 0: 30"))
      #expect(snapshot.lines.contains("cell 0.0: -30, 0, 100 x 50"))
      #expect(snapshot.lines.contains("cell 0.1: 70, 0, 100 x 50"))
    }
    #expect(view.simulation.snapshot().lines.contains("cell 0.5: 470, 0, 100 x 50"))
    #expect(!view.simulation.visibleSnapshot().lines.contains { $0.hasPrefix("cell 0.5") })
  }

  @Test func anAnswerHasBothFramesOfAScrolledRow() throws {
    let view = view(compositional(scrollingRow: 100))
    view.simulation.scrollOrthogonalSection(0, to: 30)
    let cell = try #require(
      view.simulation.answer().elements.first { $0.id == .cell(section: 0, item: 1) })
    #expect(cell.frame == CGRect(x: 70, y: 0, width: 100, height: 50))
    let text = try view.simulation.answer().jsonText()
    #expect(text.contains(#""unscrolledFrame": [100, 0, 100, 50]"#))
  }

  @Test func aDifferenceIsExplained() throws {
    let view = view(compositional())
    let snapshot = view.simulation.snapshot()
    let expected = LayoutSnapshot(
      text: snapshot.text.replacing("cell 0.1: 0, 70, 320 x 70", with: "cell 0.1: 0, 40, 320 x 40"))
    let explanation = try #require(snapshot.explanation(ofDifferenceFrom: expected))
    #expect(explanation.id == .cell(section: 0, item: 1))
    #expect(snapshot.explanation(ofDifferenceFrom: snapshot) == nil)
  }
}
