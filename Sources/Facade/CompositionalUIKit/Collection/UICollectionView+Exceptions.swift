import Compositional
import Foundation

// The exceptions that UIKit raises. Swift catches none, so the program stops with the same name and
// reason.

/// Stops with the text of an exception that nothing catches.
func raise(_ reason: String) -> Never {
  raise("NSInternalInconsistencyException", reason)
}

/// Stops with the text of an exception of a name.
func raise(_ name: String, _ reason: String) -> Never {
  halt("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
}

/// Stops with UIKit's reason for an update that does not fit the data; the reasons that Apple does not
/// publish are those of the engine.
///
/// - Parameters:
///   - error: The error of the update.
///   - noun: What the counts are about: an item or a row.
///   - before: The counts before the update.
///   - after: The counts of the data source.
func raise(_ error: UpdateError, of noun: String, before: [Int], after: [Int]) -> Never {
  switch error {
  case .itemCount, .sectionCount: break
  default: raise("\(error)")
  }
  let lines = [
    "Invalid batch updates detected: the number of sections and/or \(noun)s returned by the data "
      + "source before and/or after performing the batch updates are inconsistent with the "
      + "updates.",
    "Data source before updates = \(text(before, of: noun))",
    "Data source after updates = \(text(after, of: noun))", "\(error)",
  ]
  raise(lines.joined(separator: "\n"))
}

/// Returns counts as UIKit writes them.
private func text(_ counts: [Int], of noun: String) -> String {
  let list = counts.prefix(20).map(String.init).joined(separator: ", ")
  let more = counts.count > 20 ? ", ..." : ""
  let sections = counts.count == 1 ? "section" : "sections"
  return "{ \(counts.count) \(sections) with \(noun) counts: [\(list)\(more)] }"
}

extension UICollectionView {
  /// Stops if there is no section of an index.
  func requireSection(_ section: Int, to action: String) {
    guard itemCounts.indices.contains(section) else {
      CompositionalUIKit.raise(
        "NSInvalidArgumentException",
        "Attempted to \(action) an invalid section: \(section). There are "
          + "\(itemCounts.count) sections.")
    }
  }

  /// Stops if an index path names no item.
  func requireItem(_ indexPath: IndexPath, to action: String) {
    guard itemCounts.indices.contains(indexPath.section) else {
      CompositionalUIKit.raise(
        "NSInvalidArgumentException",
        "Attempted to \(action) an invalid index path: \(indexPath). There are "
          + "\(itemCounts.count) sections.")
    }
    guard 0..<itemCounts[indexPath.section] ~= indexPath.item else {
      CompositionalUIKit.raise(
        "NSInvalidArgumentException",
        "Attempted to \(action) an invalid index path: \(indexPath). Section "
          + "\(indexPath.section) has \(itemCounts[indexPath.section]) items.")
    }
  }
}
