/// Why a snapshot cannot be changed as asked: the identifier, and what to do.
///
/// The identifiers are texts, as they print, so that the error can be passed on from anywhere.
public enum SnapshotError: Error, Hashable, Sendable {
  /// An item is not in the snapshot.
  case unknownItem(String)
  /// A section is not in the snapshot.
  case unknownSection(String)
  /// An item to be added is in the snapshot already; the section it is in, if there are sections.
  case duplicateItem(String, section: String?)
  /// A section to be added is in the snapshot already.
  case duplicateSection(String)
  /// An item to be added is given twice.
  case repeatedItem(String)
  /// A section to be added is given twice.
  case repeatedSection(String)
  /// Items are to be added to the last section, and there is none.
  case noSection
  /// An item is to be moved before or after itself.
  case itemMovedBesideItself(String)
  /// A section is to be moved before or after itself.
  case sectionMovedBesideItself(String)
}

extension SnapshotError: CustomStringConvertible {
  /// What was asked and what there is, then a semicolon and what to do, on one line.
  public var description: String {
    switch self {
    case .unknownItem(let item):
      "item identifier \(item) is not in the snapshot; append or insert it first"
    case .unknownSection(let section):
      "section identifier \(section) is not in the snapshot; append or insert it first"
    case .duplicateItem(let item, let section):
      """
      item identifier \(item) is in the snapshot already\(section.map { ", in section \($0)" } ?? ""); \
      move it, or delete it first
      """
    case .duplicateSection(let section):
      """
      section identifier \(section) is in the snapshot already; move it, or delete it first
      """
    case .repeatedItem(let item):
      "item identifier \(item) is given twice; identifiers are unique, so give each once"
    case .repeatedSection(let section):
      "section identifier \(section) is given twice; identifiers are unique, so give each once"
    case .noSection: "the snapshot has no sections; append a section before its items"
    case .itemMovedBesideItself(let item):
      "item identifier \(item) cannot be moved beside itself; name another item as its neighbour"
    case .sectionMovedBesideItself(let section):
      """
      section identifier \(section) cannot be moved beside itself; name another section as its \
      neighbour
      """
    }
  }
}
