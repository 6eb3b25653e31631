import CompositionalDocuments
import CompositionalSimulation
import UIKit

/// The changes of data of a case, by Apple's API.
extension CaseHost {
  /// True if the case is recorded after its script: it changes the data, takes no time, and is
  /// performed by calls that UIKit has.
  ///
  /// Other scripts have fingers and animations. Their cases are recorded before them.
  var performsScript: Bool {
    guard let script = document.script, !script.actions.isEmpty, script.takesNoTime else {
      return false
    }
    var isDiffable = false
    return script.actions.allSatisfy { action in
      switch action {
      case .apply: isDiffable = true
      case .reload: isDiffable = false
      // A diffable data source owns its data.
      case .update: return !isDiffable
      // A simulated view goes on to its goal as cells on the way are measured.
      case .scrollTo: return document.measurement == nil
      case .scrollToItem(_, let position, _):
        return document.measurement == nil && !document.layout.hasOrthogonalSections
          && position.ofCollectionView != nil
      // UIKit has no call for these.
      default: return false
      }
      return true
    }
  }

  /// Performs the script, one action after another, each with a layout pass.
  func performScript() {
    for action in document.script?.actions ?? [] {
      perform(action)
      collectionView.layoutIfNeeded()
    }
  }

  private func perform(_ action: ScrollAction) {
    switch action {
    case .update(let batch, let counts):
      guard let after = try? batch.applied(to: itemCounts, replacedItemCount: { counts[$0] }) else {
        return
      }
      UIView.performWithoutAnimation {
        collectionView.performBatchUpdates { [self] in
          itemCounts = after
          for operation in batch.operations { perform(operation) }
        }
      }
    case .reload(let counts):
      if let source = diffableSource {
        let snapshot = source.snapshot()
        itemCounts = snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
        diffableSource = nil
        collectionView.dataSource = self
      }
      itemCounts = counts ?? itemCounts
      collectionView.reloadData()
    case .apply(let sections): apply(sections)
    case .scrollTo(let offset, _):
      collectionView.setContentOffset(reachable(offset), animated: false)
    case .scrollToItem(let path, let position, _):
      collectionView.scrollToItem(
        at: IndexPath(item: path.item, section: path.section),
        at: position.ofCollectionView ?? [], animated: false)
    default: break
    }
  }

  private func perform(_ operation: UpdateOperation) {
    func path(_ path: ElementIndexPath) -> IndexPath {
      IndexPath(item: path.item, section: path.section)
    }
    switch operation {
    case .insertItem(let item): collectionView.insertItems(at: [path(item)])
    case .deleteItem(let item): collectionView.deleteItems(at: [path(item)])
    case .moveItem(let old, let new): collectionView.moveItem(at: path(old), to: path(new))
    case .reloadItem(let item): collectionView.reloadItems(at: [path(item)])
    case .reconfigureItem(let item): collectionView.reconfigureItems(at: [path(item)])
    case .insertSection(let section): collectionView.insertSections([section])
    case .deleteSection(let section): collectionView.deleteSections([section])
    case .moveSection(let old, let new): collectionView.moveSection(old, toSection: new)
    case .reloadSection(let section): collectionView.reloadSections([section])
    }
  }

  /// Shows a snapshot: the first with reloaded data, and each later one by its differences.
  private func apply(_ sections: [ScrollAction.SnapshotSection]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(sections.map(\.id))
    for section in sections { snapshot.appendItems(section.items, toSection: section.id) }
    if let source = diffableSource {
      source.apply(snapshot, animatingDifferences: false)
      return
    }
    let source = UICollectionViewDiffableDataSource<String, String>(
      collectionView: collectionView
    ) { [unowned self] view, path, _ in collectionView(view, cellForItemAt: path) }
    source.supplementaryViewProvider = { [unowned self] view, kind, path in
      collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
    }
    diffableSource = source
    source.applySnapshotUsingReloadData(snapshot)
  }

  /// The pixel nearest to an offset to which the view scrolls; of two, the larger.
  private func reachable(_ offset: CGPoint) -> CGPoint {
    let inset = collectionView.adjustedContentInset
    let content = collectionView.collectionViewLayout.collectionViewContentSize
    let size = collectionView.bounds.size
    let scale = document.environment.displayScale
    func nearest(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      (max(low, min(offset, high)) * scale + 0.5).rounded(.down) / scale
    }
    return CGPoint(
      x: nearest(offset.x, -inset.left, content.width + inset.right - size.width),
      y: nearest(offset.y, -inset.top, content.height + inset.bottom - size.height))
  }
}

extension ItemScrollPosition {
  /// The position as UIKit's; nil for one that it has not.
  fileprivate var ofCollectionView: UICollectionView.ScrollPosition? {
    switch self {
    case .top: .top
    case .centeredVertically: .centeredVertically
    case .bottom: .bottom
    case .centeredHorizontally: .centeredHorizontally
    case .nearest: []
    // UIKit's are left and right.
    case .leading, .trailing: nil
    }
  }
}
