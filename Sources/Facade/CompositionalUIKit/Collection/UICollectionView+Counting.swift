import Foundation

// The numbers of sections and items. The data source is asked when they are first needed, as recorded
// (Documentation/ViewControllers.md).

extension UICollectionView {
  /// The number of items in each section.
  var itemCounts: [Int] {
    get {
      askForCounts()
      return knownCounts
    }
    set {
      pending.counts = false
      knownCounts = newValue
      if !isFollowing { forgetData() }
    }
  }

  /// Asks the data source for its numbers if they are not known; the first time twice, as UIKit does.
  private func askForCounts() {
    guard pending.counts, let dataSource else { return }
    pending.counts = false
    if knownCounts.isEmpty { _ = counts(of: dataSource) }
    knownCounts = counts(of: dataSource)
  }

  /// Returns the number of items in each section of a data source.
  func counts(of dataSource: any UICollectionViewDataSource) -> [Int] {
    let sections = dataSource.numberOfSections(in: self)
    require(
      sections >= 0, "A data source has no negative number of sections, such as \(sections).")
    return (0..<sections).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
  }

  /// Forgets what belongs to the data before: the selection, the layout, the place and the views.
  ///
  /// The delegate hears of the views last. It may look at the view, which has the new data already.
  func forgetData() {
    selection = []
    if !isSimulating { changeSimulator { $0.forgetItem() } }
    pending.size = true
    collectionViewLayout.invalidateLayout()
    simulator.forgetAnchor()
    forgetViews()
  }

  /// Asks a layout that is not compositional for its size again after its first answer for new data:
  /// it may have found it while it answered.
  func checkContentSize() {
    guard pending.size, compositionalLayout == nil else { return }
    _ = elementsInSight
    pending.size = false
    let size = collectionViewLayout.collectionViewContentSize
    guard size != layoutContentSize else { return }
    layoutContentSize = size
    contentDidChange()
  }
}
