/// One operation of a batch of updates.
///
/// Deletes, reloads, reconfigures and the sources of moves use indices before the batch; inserts
/// and the destinations of moves use indices after it.
public enum UpdateOperation: Hashable, Sendable {
  /// Inserts an item, at an index path after the batch.
  case insertItem(ElementIndexPath)
  /// Deletes an item, at an index path before the batch.
  case deleteItem(ElementIndexPath)
  /// Moves an item, from an index path before the batch to one after it.
  case moveItem(from: ElementIndexPath, to: ElementIndexPath)
  /// Reloads an item, which discards its measured size; the index path is before the batch.
  case reloadItem(ElementIndexPath)
  /// Reconfigures an item, which keeps its cell and is measured again; the index path is before the
  /// batch.
  case reconfigureItem(ElementIndexPath)
  /// Inserts a section with all its items, at an index after the batch.
  case insertSection(Int)
  /// Deletes a section with all its items, at an index before the batch.
  case deleteSection(Int)
  /// Moves a section with its items, from an index before the batch to one after it.
  case moveSection(from: Int, to: Int)
  /// Reloads a section, whose item count may change, at an index before the batch.
  case reloadSection(Int)
}

extension UpdateOperation {
  /// A side of a batch: the data before or after it.
  public enum Side: String, Hashable, Sendable {
    /// Before the batch.
    case before
    /// After the batch.
    case after
  }

  /// The verb that names the operation.
  package var verb: String {
    switch self {
    case .insertItem, .insertSection: "insert"
    case .deleteItem, .deleteSection: "delete"
    case .moveItem, .moveSection: "move"
    case .reloadItem, .reloadSection: "reload"
    case .reconfigureItem: "reconfigure"
    }
  }

  /// Returns the item that the operation refers to on a side; nil if none.
  package func indexPath(_ side: Side) -> ElementIndexPath? {
    switch (self, side) {
    case (.insertItem(let path), .after), (.deleteItem(let path), .before),
      (.reloadItem(let path), .before), (.reconfigureItem(let path), .before),
      (.moveItem(let path, _), .before), (.moveItem(_, let path), .after):
      path
    default: nil
    }
  }

  /// Returns the section that the operation refers to on a side; nil if none, or if an item.
  package func section(_ side: Side) -> Int? {
    switch (self, side) {
    case (.insertSection(let section), .after), (.deleteSection(let section), .before),
      (.reloadSection(let section), .before), (.moveSection(let section, _), .before),
      (.moveSection(_, let section), .after):
      section
    default: nil
    }
  }
}

extension UpdateOperation: CustomStringConvertible {
  /// The text form, such as `delete 0.3`, `move 0.2 → 1.0` or `insert section 1`.
  public var description: String {
    switch self {
    case .insertItem(let path), .deleteItem(let path), .reloadItem(let path),
      .reconfigureItem(let path):
      "\(verb) \(path)"
    case .moveItem(let old, let new): "move \(old) → \(new)"
    case .insertSection(let section), .deleteSection(let section), .reloadSection(let section):
      "\(verb) section \(section)"
    case .moveSection(let old, let new): "move section \(old) → \(new)"
    }
  }
}

extension UpdateOperation: LosslessStringConvertible {
  /// Creates an operation from its text form; nil if `description` is invalid.
  ///
  /// - Parameter description: A text such as `delete 0.3`, `move 0.2 → 1.0` or `insert section 1`;
  ///   the arrow may be written `->`.
  public init?(_ description: String) {
    var words = description.split(separator: " ")
    guard !words.isEmpty else { return nil }
    let verb = words.removeFirst()
    let isSection = words.first == "section"
    if isSection { words.removeFirst() }
    if verb == "move" {
      guard words.count == 3, words[1] == "→" || words[1] == "->" else { return nil }
      words.remove(at: 1)
    } else if words.count != 1 {
      return nil
    }
    let read =
      isSection
      ? Self.sectionOperation(verb, words.compactMap { Int($0) })
      : Self.itemOperation(verb, words.compactMap { ElementIndexPath(text: $0) })
    guard let read else { return nil }
    self = read
  }

  private static func sectionOperation(_ verb: Substring, _ sections: [Int]) -> Self? {
    switch (verb, sections.count) {
    case ("insert", 1): .insertSection(sections[0])
    case ("delete", 1): .deleteSection(sections[0])
    case ("reload", 1): .reloadSection(sections[0])
    case ("move", 2): .moveSection(from: sections[0], to: sections[1])
    default: nil
    }
  }

  private static func itemOperation(_ verb: Substring, _ paths: [ElementIndexPath]) -> Self? {
    switch (verb, paths.count) {
    case ("insert", 1): .insertItem(paths[0])
    case ("delete", 1): .deleteItem(paths[0])
    case ("reload", 1): .reloadItem(paths[0])
    case ("reconfigure", 1): .reconfigureItem(paths[0])
    case ("move", 2): .moveItem(from: paths[0], to: paths[1])
    default: nil
    }
  }
}

extension UpdateOperation.Side: CustomStringConvertible {
  /// The name of the case.
  public var description: String { rawValue }
}
