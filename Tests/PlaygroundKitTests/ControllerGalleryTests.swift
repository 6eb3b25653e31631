import CompositionalUIKit
import Foundation
import PlaygroundUIKit
import Testing

@testable import PlaygroundKit

/// View controllers in a gallery.
@MainActor
@Suite struct ControllerGalleryTests {
  private final class TallCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 100) }
  }

  private final class Rows: UICollectionViewController {
    init() {
      let row = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])))
      )
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      collectionView.register(TallCell.self, forCellWithReuseIdentifier: "tall")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 10 }

    override func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath)
    }
  }

  /// Ten cells that answer 100 are 1,000 high once they were all seen.
  @Test func aControllerIsSimulatedWithItsDataAndItsCells() throws {
    let program = Program(
      name: "mine", gallery: Gallery([GalleryEntry("rows", "A controller") { Rows() }]))
    let answer = CommandTests.run(["simulate", "rows", "--format", "json"], input: "", of: program)
    try #require(answer.status == .success, "\(answer.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    let summary = (object as? [String: Any])?["summary"] as? [String: Any]
    #expect(summary?["contentSize"] as? [Int] == [390, 1_000])
    for verb in ["query", "render", "explain"] {
      let arguments = verb == "explain" ? [verb, "rows", "cell 0.1"] : [verb, "rows"]
      let answer = CommandTests.run(arguments, input: "", of: program)
      #expect(answer.status == .success, "\(verb): \(answer.errors)")
    }
  }
}
