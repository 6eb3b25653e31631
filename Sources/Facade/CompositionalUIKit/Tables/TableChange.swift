import Foundation

/// The rows and sections that a batch of a table inserts and deletes.
struct TableChange {
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  /// Sections that are made again, with any number of rows.
  var reloaded = IndexSet()

  /// Returns what is wrong with the counts after the changes; nil if they match.
  ///
  /// - Parameters:
  ///   - old: The rows of each section before.
  ///   - new: The rows of each section now.
  func problem(from old: [Int], to new: [Int]) -> String? {
    let kept = old.indices.filter { !deletedSections.contains($0) }
    let places = new.indices.filter { !insertedSections.contains($0) }
    guard kept.count == places.count else {
      return
        "Invalid update: invalid number of sections. There are \(new.count) after the update, and "
        + "there were \(old.count) before it, plus or minus the sections inserted or deleted "
        + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
    }
    for (before, after) in zip(kept, places)
    where !reloaded.contains(before) && !reloaded.contains(after) {
      let inserted = self.inserted.count { $0.section == after }
      let deleted = self.deleted.count { $0.section == before }
      guard new[after] != old[before] + inserted - deleted else { continue }
      return
        "Invalid update: invalid number of rows in section \(after). There are \(new[after]) after the "
        + "update, and there were \(old[before]) before it, plus or minus the rows inserted or deleted "
        + "(\(inserted) inserted, \(deleted) deleted)."
    }
    return nil
  }
}

extension UITableView {
  /// Stops the program if the data does not match the changes of a batch, as UIKit raises an exception.
  func checkCounts() {
    guard content.layout != nil, let dataSource else { return }
    let sections = dataSource.numberOfSections(in: self)
    let counts = (0..<max(0, sections)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
    guard let problem = content.change.problem(from: content.counts, to: counts) else { return }
    CompositionalUIKit.raise("NSInternalInconsistencyException", problem)
  }
}
