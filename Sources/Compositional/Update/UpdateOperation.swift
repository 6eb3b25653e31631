/// One step of a batch of updates, as a collection view's data source tells it.
///
/// Deletes, reloads, reconfigures and the sources of moves are counted as the data was before the
/// batch; inserts and the destinations of moves as it is after it.
public enum UpdateOperation: Hashable, Sendable {
  /// An item is new; counted after the batch.
  case insertItem(ElementIndexPath)
  /// An item is gone; counted before the batch.
  case deleteItem(ElementIndexPath)
  /// An item is elsewhere; the first counted before the batch, the second after it.
  case moveItem(from: ElementIndexPath, to: ElementIndexPath)
  /// An item is shown anew and loses its measured size; counted before the batch.
  case reloadItem(ElementIndexPath)
  /// An item shows something else in the same cell and keeps its measured size; counted before.
  case reconfigureItem(ElementIndexPath)
  /// A section is new, with all its items; counted after the batch.
  case insertSection(Int)
  /// A section is gone, with all its items; counted before the batch.
  case deleteSection(Int)
  /// A section is elsewhere, with its items; the first counted before the batch, the second after.
  case moveSection(from: Int, to: Int)
  /// A section is shown anew, with as many items as there are then; counted before the batch.
  case reloadSection(Int)
}

extension UpdateOperation {
  /// The data as it was before a batch, or as it is after it.
  public enum Side: String, Hashable, Sendable {
    /// As it was before the batch.
    case before
    /// As it is after the batch.
    case after
  }

  /// What the operation does, in one word.
  public var verb: String {
    switch self {
    case .insertItem, .insertSection: "insert"
    case .deleteItem, .deleteSection: "delete"
    case .moveItem, .moveSection: "move"
    case .reloadItem, .reloadSection: "reload"
    case .reconfigureItem: "reconfigure"
    }
  }

  /// The item the operation names on a side; nil where it names none there, or a section.
  public func indexPath(_ side: Side) -> ElementIndexPath? {
    switch (self, side) {
    case (.insertItem(let path), .after), (.deleteItem(let path), .before),
      (.reloadItem(let path), .before), (.reconfigureItem(let path), .before),
      (.moveItem(let path, _), .before), (.moveItem(_, let path), .after):
      path
    default: nil
    }
  }

  /// The section the operation names on a side; nil where it names none there, or an item.
  public func section(_ side: Side) -> Int? {
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
  /// Reads the text form; nil when `description` is not one.
  ///
  /// - Parameter description: such as `delete 0.3`, `move 0.2 → 1.0` or `insert section 1`; the
  ///   arrow may be written `->`.
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
