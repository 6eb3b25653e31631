import CompositionalDocuments
import CompositionalTestSupport
import CompositionalTools
import ConformanceKit
import Foundation
import Testing
import UIKit

@testable import CompositionalRecorder

/// The recorder of an app: what it writes of a screen, and what this project makes of it.
@MainActor @Suite struct AppRecordingTests {
  private final class TextCell: UICollectionViewCell {
    let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A row of ten cards that scrolls, and eight rows of text that size themselves.
  private final class Screen: UIViewController, UICollectionViewDataSource {
    var collectionView: UICollectionView!
    /// The words of each item, by section.
    var words: [[Int]] = [[Int](repeating: 1, count: 10), (0..<8).map { 4 + 7 * $0 }]
    var layout = AppRecordingTests.layout()

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: layout)
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collectionView.dataSource = self
      collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
        withReuseIdentifier: "header")
      view.addSubview(collectionView)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { words.count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      words[section].count
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      let text = String(repeating: "word ", count: words[path.section][path.item])
      (cell as? TextCell)?.label.text = text
      return cell
    }

    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
  }

  private static func layout(cardWidth: CGFloat = 140) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let size =
        index == 0
        ? NSCollectionLayoutSize(
          widthDimension: .absolute(cardWidth), heightDimension: .absolute(90))
        : NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      section.interGroupSpacing = 10
      if index == 0 { section.orthogonalScrollingBehavior = .continuous }
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
          elementKind: "header", alignment: .top)
      ]
      return section
    }
  }

  private func shown(
    _ prepare: (Screen) -> Void = { _ in }
  ) -> (UIWindow, UICollectionView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.simulation.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let screen = Screen()
    prepare(screen)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, screen.collectionView)
  }

  @Test func itHasTheViewAndItsElements() throws {
    let (window, view) = shown()
    let answer = try QueryAnswer(json: view.compositionalRecording())
    #expect(window.rootViewController != nil)
    #expect(answer.itemCounts == [10, 8])
    #expect(answer.elements.count == 20)
    #expect(answer.contentOffset == CGPoint(x: 0, y: -59))
    let environment = try #require(answer.environment)
    #expect(environment.size == CGSize(width: 393, height: 852))
    #expect(environment.safeAreaInsets == PhysicalEdgeInsets(top: 59, bottom: 34))
    #expect(environment.contentInset == .zero)
    for element in answer.elements where element.category == .cell {
      let path = IndexPath(item: element.indexPath.item, section: element.indexPath.section)
      let frame = view.layoutAttributesForItem(at: path)?.frame ?? .null
      #expect(abs(frame.minY - element.frame.minY) < 0.001)
      #expect(abs(frame.height - element.frame.height) < 0.001)
    }
    let first = try #require(answer.preferredSizes[.cell(section: 1, item: 0)])
    // One line of body text, 20.287 points, rounded up to pixels, with 8 above and below.
    #expect(abs(first.height - (view.traitCollection.displayScale == 3 ? 36.333 : 36.5)) < 0.01)
    #expect(try QueryAnswer(json: answer.jsonText()) == answer)
  }

  @Test func aScrolledRowHasBothFrames() throws {
    let (window, view) = shown()
    view.simulation.scrollOrthogonalSection(0, to: 40)
    window.layoutIfNeeded()
    let answer = try QueryAnswer(json: view.compositionalRecording())
    let second = ElementID.cell(section: 0, item: 1)
    let frame = try #require(answer.elements.first { $0.id == second }?.frame)
    #expect(frame.minX == 126)
    #expect(answer.unscrolledFrames[second]?.minX == 166)
    // The cells out of sight are written down as well.
    #expect(answer.elements.first { $0.id == .cell(section: 0, item: 9) }?.frame.minX == 1_326)
  }

  @Test func aLayoutIsFoundInIt() throws {
    let (window, view) = shown()
    let answer = try QueryAnswer(json: view.compositionalRecording())
    #expect(window.isHidden == false)
    let inference = LayoutInference([.answer(answer)])
    #expect(inference.isExplained)
    #expect(inference.memorizedSections.isEmpty)
    #expect(inference.itemCounts == [10, 8])
    let document = try #require(inference.caseDocument(of: answer, named: "screen"))
    let again = try CaseDocument(json: try document.jsonText())
    let report = again.verify()
    #expect(report.isPassed, "\(report.mismatches)")
    #expect(report.checkCount >= 20)
  }

  @Test func itAgreesWithTheCodeOfTheApp() throws {
    let (window, view) = shown()
    view.contentOffset.y = 120
    window.layoutIfNeeded()
    let answer = try QueryAnswer(json: view.compositionalRecording())
    try answer.checkAgreement(with: Self.layout().value)
    let error = #expect(throws: LayoutDisagreement.self) {
      try answer.checkAgreement(with: Self.layout(cardWidth: 150).value)
    }
    #expect(error?.elements.first == .cell(section: 0, item: 0))
    #expect(error?.elements.count == 10)
    let text = error?.description ?? ""
    #expect(text.hasPrefix("cell 0.0: expected 16, 52, 140 x 90, got 16, 52, 150 x 90"))
    #expect(text.contains("Width: 150"))
    #expect(text.hasSuffix("Of 20 elements 10 differ."))
    expectAgreement(of: view, with: Self.layout().value)
    withKnownIssue {
      expectAgreement(of: view, with: Self.layout(cardWidth: 150).value)
    } matching: { issue in
      issue.comments.first?.rawValue == text
    }
  }

  @Test func aLongListIsCutToWhatIsVisible() throws {
    let (window, view) = shown()
    let answer = try QueryAnswer(json: view.compositionalRecording(limit: 5))
    #expect(window.isKeyWindow)
    #expect(answer.rect == nil)
    #expect(answer.itemCounts == [10, 8])
    #expect(answer.elements.count < 20)
  }

  /// Two sections of cells that size themselves, of which the first are short and the others long.
  @Test func unlikeSectionsHaveTheirSizes() throws {
    let (window, view) = shown { screen in
      screen.words = [[1, 2, 3], [40, 60, 80, 100]]
      screen.layout = UICollectionViewCompositionalLayout { _, _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let section = NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 10
        return section
      }
    }
    let answer = try QueryAnswer(json: view.compositionalRecording())
    #expect(window.isKeyWindow)
    let document = try #require(LayoutInference([.answer(answer)]).caseDocument(of: answer))
    let report = try CaseDocument(json: try document.jsonText()).verify()
    #expect(report.isPassed, "\(report.mismatches)")
    #expect(document.measurement?.sections.count == 2)
  }

  /// The counts of a snapshot are there whatever the identifiers are.
  @Test func aDiffableDataSourceHasItsCounts() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: Self.layout())
    view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "header")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
    source.apply(snapshot, animatingDifferences: false)
    let answer = try QueryAnswer(json: view.compositionalRecording())
    #expect(answer.snapshotItemCounts == [3, 1] && answer.itemCounts == [3, 1])
    #expect(try QueryAnswer(json: answer.jsonText()) == answer)
    let (window, plain) = shown()
    #expect(window.isKeyWindow)
    #expect(try QueryAnswer(json: plain.compositionalRecording()).snapshotItemCounts == nil)
  }
}
