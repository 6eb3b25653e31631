import CompositionalDocuments
import Foundation
import UIKit

/// A collection view whose motions are recorded.
@MainActor public final class MotionScene: NSObject {
  /// What moves.
  public enum Kind: String, CaseIterable, Sendable {
    /// A list that scrolls freely.
    case list
    /// A view that turns pages.
    case pages
    /// A row that scrolls freely across a list.
    case row
    /// A row that turns its groups.
    case groups
    /// A list that the program scrolls, with animation.
    case animated

    /// What the person who records does.
    public var request: String {
      switch self {
      case .list:
        "Fling the list five times, gently and hard, also past both ends. Pull it past its top."
      case .pages: "Turn five pages, with short flicks and with slow drags."
      case .row: "Fling the row five times, also past both ends."
      case .groups: "Turn five groups of the row."
      case .animated: "Do not touch: the list scrolls by itself."
      }
    }
  }

  /// What moves.
  public let kind: Kind
  /// The view.
  public let collectionView: UICollectionView
  /// The recorder of its motions.
  public let recorder: MotionRecorder

  private static let reuseIdentifier = "motion"
  private static let count = 40
  private static let length: CGFloat = 120

  /// Creates a view with its recorder.
  ///
  /// - Parameters:
  ///   - kind: What moves.
  ///   - frame: The frame of the view, in points.
  ///   - clock: Returns the time, in seconds since any start.
  public init(
    _ kind: Kind, frame: CGRect,
    clock: @escaping @MainActor () -> Double = { ProcessInfo.processInfo.systemUptime }
  ) {
    self.kind = kind
    let isRow = kind == .row || kind == .groups
    let recorder = MotionRecorder(
      kind.rawValue, along: isRow ? .horizontal : .vertical, clock: clock)
    self.recorder = recorder
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: isRow ? .absolute(Self.length) : .fractionalWidth(1),
        heightDimension: .absolute(Self.length)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    if isRow {
      section.orthogonalScrollingBehavior = kind == .row ? .continuous : .groupPaging
      let content = CGSize(width: Self.length * CGFloat(Self.count), height: Self.length)
      section.visibleItemsInvalidationHandler = { [weak recorder] _, offset, environment in
        let row = CGSize(
          width: environment.container.effectiveContentSize.width, height: Self.length)
        recorder?.sample(offset, ofRow: row, content: content, paging: kind == .groups)
      }
    }
    collectionView = UICollectionView(
      frame: frame, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    super.init()
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: Self.reuseIdentifier)
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.isPagingEnabled = kind == .pages
    collectionView.dataSource = self
    collectionView.delegate = recorder
  }

  /// Scrolls to the offset of a scripted scroll, with animation.
  ///
  /// - Parameter number: The number of the scroll, from 0.
  /// - Returns: False after the last one.
  public func scroll(_ number: Int) -> Bool {
    let offsets: [CGFloat] = [600, 650, 3_000, 0]
    guard offsets.indices.contains(number) else { return false }
    recorder.begin(collectionView)
    collectionView.setContentOffset(CGPoint(x: 0, y: offsets[number]), animated: true)
    return true
  }
}

extension MotionScene: UICollectionViewDataSource {
  /// Returns the number of cells.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.count }

  /// Returns a cell of one of two colors.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.reuseIdentifier, for: indexPath)
    cell.backgroundColor = indexPath.item % 2 == 0 ? .systemBlue : .systemTeal
    return cell
  }
}
