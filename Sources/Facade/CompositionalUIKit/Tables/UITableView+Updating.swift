import Compositional
import Foundation

// What follows the rows through an update of the data: their cells, the headers and the selection.

extension UITableView {
  /// Lets all rows be made again, for data that has changed in any way.
  func makeRowsAgain() {
    content.change = BatchUpdates()
    content.isReloading = true
    content.layout = nil
    setNeedsLayout()
  }

  /// Follows the updates that were collected.
  func follow() {
    let batch = content.change
    content.change = BatchUpdates()
    guard !content.isReloading, let dataSource else { return makeRowsAgain() }
    let sections = dataSource.numberOfSections(in: self)
    take(
      batch,
      to: (0..<max(0, sections)).map { dataSource.tableView(self, numberOfRowsInSection: $0) })
  }

  /// Takes updates of the data that is shown; the program stops if they do not lead to the counts.
  func take(_ batch: BatchUpdates, to counts: [Int]) {
    let updates: ResolvedUpdates
    do throws(UpdateError) {
      updates = try batch.resolved(from: content.counts, to: counts)
    } catch {
      raise(error, of: "row", before: content.counts, after: counts)
    }
    func newID(of id: ElementID) -> ElementID? {
      updates.remakes(id) ? nil : updates.newID(of: id, named: nil, in: nil)
    }
    content.selection = content.selection.compactMap { row in
      updates.newIndexPath(for: ElementIndexPath(row)).map { IndexPath($0) }
    }
    recycle { newID(of: $0) != nil }
    content.shown = content.shown.carried(by: newID)
    content.boundaries = content.boundaries.carried(by: newID)
    content.ahead = content.ahead.flatMap(newID)
    content.counts = counts
    for row in updates.reconfiguredItems.map(\.new) { reconfigure(.cell(row), IndexPath(row)) }
    content.layout = nil
    setNeedsLayout()
  }

  /// Asks the data source to configure the cell of a row again; another cell takes its place.
  private func reconfigure(_ id: ElementID, _ row: IndexPath) {
    guard let cell = content.shown[id] as? UITableViewCell else { return }
    content.reconfigured = cell
    let configured = dataSource?.tableView(self, cellForRowAt: row)
    content.reconfigured = nil
    guard let configured, configured !== cell else { return }
    recycle { $0 != id }
    content.shown[id] = configured
  }
}

extension Dictionary where Key == ElementID {
  /// Returns the views by the identifiers after an update.
  fileprivate func carried(by newID: (ElementID) -> ElementID?) -> Self {
    reduce(into: [:]) { result, entry in
      if let new = newID(entry.key) { result[new] = entry.value }
    }
  }
}

extension ResolvedUpdates {
  /// True if the view of an element is made again: that of a reloaded item, and a header or footer of a
  /// reloaded section.
  func remakes(_ id: ElementID) -> Bool {
    switch id {
    case .cell(let path): reloadedItemsBefore.contains(path)
    case .supplementary(_, let path):
      !path.isOfLayout && reloadedSectionsBefore.contains(path.section)
    case .decoration: false
    }
  }
}
