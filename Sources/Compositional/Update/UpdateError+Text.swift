extension UpdateError: CustomStringConvertible {
  /// The problem and the data, then a semicolon and a remedy, on one line.
  public var description: String {
    switch self {
    case .sectionCount(let after, let before, let inserted, let deleted):
      """
      invalid number of sections: \(after) after the update must equal \(before) before plus \
      \(inserted) inserted minus \(deleted) deleted; \
      \(Self.remedy("section", after: after, expected: before &+ inserted &- deleted))
      """
    case .itemCount(let section, let numbers):
      """
      invalid number of items in section \(section.new)\(Self.origin(of: section)): \
      \(numbers.after) after the update must equal \(numbers.before) before plus \
      \(numbers.inserted) inserted minus \(numbers.deleted) deleted, plus \(numbers.movedIn) \
      moved in minus \(numbers.movedOut) moved out; \
      \(Self.remedy("item", after: numbers.after, expected: numbers.expected))
      """
    case .missingSection(let operation, let side, let count):
      """
      \(operation.attempt(side)), but there \(count == 1 ? "is" : "are") \
      \(count.counted("section")) \(side) the update; \(Self.range(count, side))
      """
    case .missingItem(let operation, let side, let count):
      """
      \(operation.attempt(side)), which has \(count.counted("item")) \(side) the update; \
      \(Self.range(count, side))
      """
    case .conflict(let one, let other): Self.conflict(one, other)
    case .itemOfReplacedSection(let operation, let section):
      Self.replacement(of: operation, by: section)
    case .tooManyItems(let section):
      """
      too many items in section \(section): the number after the update exceeds \(Int.max); \
      insert fewer
      """
    case .notPrepared:
      "attempt to update a layout that is not prepared; call prepare(itemCounts:in:) first"
    case .negativeItemCount(let section, let count):
      """
      invalid number of items in section \(section) after the update: \(count) is negative; \
      return 0 or more from the data source
      """
    }
  }

  private static func origin(of section: PlaceChange<Int>) -> String {
    section.old == section.new ? "" : " (section \(section.old) before the update)"
  }

  private static func remedy(_ noun: String, after: Int, expected: Int) -> String {
    let (verb, missing) =
      after > expected ? ("insert", after &- expected) : ("delete", expected &- after)
    return """
      return \(expected) from the data source, or \(verb) \(missing.counted("more \(noun)")) \
      in the batch
      """
  }

  private static func range(_ count: Int, _ side: UpdateOperation.Side) -> String {
    switch count {
    case 0: "remove it from the batch"
    case 1: "use index 0, counted \(side) the batch"
    default: "use an index from 0 to \(count - 1), counted \(side) the batch"
    }
  }

  private static func conflict(_ one: UpdateOperation, _ other: UpdateOperation) -> String {
    let departure = one.subject(.before).flatMap { $0 == other.subject(.before) ? $0 : nil }
    let what = departure ?? other.subject(.after) ?? ""
    let preposition = departure == nil && other.verb == "move" ? "to" : "on"
    let verbs =
      one.verb == other.verb
      ? "two \(one.verb)s"
      : "both \(one.verb.withArticle) and \(other.verb.withArticle)"
    return "attempt to perform \(verbs) \(preposition) \(what); "
      + advice(one, other, isDeparture: departure != nil)
  }

  private static func advice(
    _ one: UpdateOperation, _ other: UpdateOperation, isDeparture: Bool
  ) -> String {
    switch (one.verb, other.verb) {
    case ("move", "move") where isDeparture: "keep only the move to its final index"
    case ("delete", "move"): "keep only the move or only the delete"
    case (let verb, let same) where verb == same && verb != "move": "keep one"
    case ("delete", let verb): "remove the \(verb)"
    default: "use a different index for each, counted after the batch"
    }
  }

  private static func replacement(
    of operation: UpdateOperation, by section: UpdateOperation
  ) -> String {
    let side: UpdateOperation.Side = section.verb == "insert" ? .after : .before
    // A reload uses the index before the batch, but an item that moves into the section is named by
    // the section's index after it: on that side the item was found.
    let isArrival =
      side == .after || operation.indexPath(.before)?.section != section.section(.before)
    let attempt = operation.attempt(isArrival ? .after : .before)
    return "\(attempt), which the batch \(section.verb)s; "
      + instead(of: operation, by: section, isArrival: isArrival)
  }

  private static func instead(
    of operation: UpdateOperation, by section: UpdateOperation, isArrival: Bool
  ) -> String {
    let remedy =
      switch (operation, isArrival) {
      case (.moveItem(let old, _), true): "delete item \(old) instead"
      case (.moveItem(_, let new), false): "insert item \(new) instead"
      default: "leave the item out"
      }
    let verb = section.verb
    let gerund = verb == "delete" ? "deleting" : "\(verb)ing"
    return "\(remedy), because \(gerund) a section \(verb)s its items"
  }
}

extension UpdateOperation {
  /// Returns the item or section of a side, such as `item 0.3`; nil if none.
  fileprivate func subject(_ side: Side) -> String? {
    if let path = indexPath(side) { return "item \(path)" }
    return section(side).map { "section \($0)" }
  }

  /// Returns the start of a sentence about the item or section of a side.
  fileprivate func attempt(_ side: Side) -> String {
    let start = "attempt to \(verb) "
    switch self {
    case .insertItem(let path): return start + "item \(path.item) into section \(path.section)"
    case .moveItem(let old, let new) where side == .after:
      return start + "item \(old) to item \(new.item) of section \(new.section)"
    case .deleteItem(let path), .reloadItem(let path), .reconfigureItem(let path),
      .moveItem(let path, _):
      return start + "item \(path.item) of section \(path.section)"
    case .moveSection(let old, let new) where side == .after:
      return start + "section \(old) to section \(new)"
    case .insertSection(let section), .deleteSection(let section), .reloadSection(let section),
      .moveSection(let section, _):
      return start + "section \(section)"
    }
  }
}

extension String {
  fileprivate var withArticle: String { self == "insert" ? "an \(self)" : "a \(self)" }
}

extension Int {
  fileprivate func counted(_ noun: String) -> String {
    self == 0 ? "no \(noun)s" : self == 1 ? "1 \(noun)" : "\(self) \(noun)s"
  }
}
