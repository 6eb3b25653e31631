/// The reason why a change of a snapshot is invalid, with the identifier and a remedy.
///
/// The identifiers are stored as text, so that the error does not depend on their types.
public enum SnapshotError: Error, Hashable, Sendable {
  /// An item is not in the snapshot.
  case unknownItem(String)
  /// A section is not in the snapshot.
  case unknownSection(String)
  /// An item to add is already in the snapshot, in the given section, if there are sections.
  case duplicateItem(String, section: String?)
  /// A section to add is already in the snapshot.
  case duplicateSection(String)
  /// An item to add is given twice.
  case repeatedItem(String)
  /// A section to add is given twice.
  case repeatedSection(String)
  /// Items cannot be appended to the last section, because the snapshot has none.
  case noSection
  /// An item cannot be moved before or after itself.
  case itemMovedBesideItself(String)
  /// A section cannot be moved before or after itself.
  case sectionMovedBesideItself(String)
}

extension SnapshotError: CustomStringConvertible {
  /// The problem and the data, then a semicolon and a remedy, on one line.
  public var description: String {
    switch self {
    case .unknownItem(let item):
      "item identifier \(item) is not in the snapshot; append or insert it first"
    case .unknownSection(let section):
      "section identifier \(section) is not in the snapshot; append or insert it first"
    case .duplicateItem(let item, let section):
      """
      item identifier \(item) is already in the snapshot\(section.map { ", in section \($0)" } ?? ""); \
      move it, or delete it first
      """
    case .duplicateSection(let section):
      """
      section identifier \(section) is already in the snapshot; move it, or delete it first
      """
    case .repeatedItem(let item):
      "item identifier \(item) appears twice; identifiers must be unique, so remove one"
    case .repeatedSection(let section):
      "section identifier \(section) appears twice; identifiers must be unique, so remove one"
    case .noSection: "the snapshot has no sections; append a section before its items"
    case .itemMovedBesideItself(let item):
      "item identifier \(item) cannot be moved next to itself; name another item"
    case .sectionMovedBesideItself(let section):
      "section identifier \(section) cannot be moved next to itself; name another section"
    }
  }
}
