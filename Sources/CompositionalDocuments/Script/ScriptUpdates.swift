import Compositional
import CompositionalSimulation

/// Reads and writes the operations of a batch, with several operations of one kind under one key.
package struct ScriptUpdates {
  package enum DocumentKey: String, CaseIterable {
    case insert, delete, move, reload, reconfigure, insertSections, deleteSections, moveSection
    case reloadSections, itemCounts
  }

  static let documentForm = #"an update such as {"insert": ["0.3"]}"#

  var operations: [UpdateOperation] = []
  var itemCounts: [Int: Int] = [:]

  var action: ScrollAction { .update(BatchUpdates(operations), itemCounts: itemCounts) }

  // MARK: Reading

  /// Reads one member of a batch.
  mutating func read(_ reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    let (key, value) = try object.only(of: DocumentKey.allCases)
    switch key {
    case .insert: operations += try value.paths().map { .insertItem($0) }
    case .delete: operations += try value.paths().map { .deleteItem($0) }
    case .reload: operations += try value.paths().map { .reloadItem($0) }
    case .reconfigure: operations += try value.paths().map { .reconfigureItem($0) }
    case .move:
      for element in try value.elements("an array of moves") {
        let move = try element.move()
        operations.append(
          .moveItem(from: try move.value(.from), to: try move.value(.to)))
      }
    case .insertSections:
      guard case .object = value.value else {
        operations += try value.scriptSections().map { .insertSection($0) }
        return
      }
      let counts = try value.sectionItemCounts()
      operations += counts.map { .insertSection($0.section) }
      try take(counts, value)
    case .deleteSections: operations += try value.scriptSections().map { .deleteSection($0) }
    case .reloadSections: operations += try value.scriptSections().map { .reloadSection($0) }
    case .moveSection:
      let move = try value.move()
      operations.append(
        .moveSection(
          from: try move.required(.from, "a section").scriptSection(),
          to: try move.required(.to, "a section").scriptSection()))
    case .itemCounts: try take(try value.sectionItemCounts(), value)
    }
  }

  private mutating func take(
    _ counts: [(section: Int, count: Int)], _ reader: DocumentReader
  ) throws(DocumentError) {
    for (section, count) in counts {
      guard itemCounts.updateValue(count, forKey: section) ?? count == count else {
        throw reader.failure(
          "section \(section) has two different item counts; remove one")
      }
    }
  }

  // MARK: Writing

  /// Returns the only member of a batch, or `batch` with all members.
  func written() -> JSONValue.Member {
    var members: [JSONValue.Member] = []
    var rest = operations[...]
    while let first = rest.first {
      let key = Self.key(first)
      // The key for section moves contains only one move.
      let run = key == .moveSection ? rest.prefix(1) : rest.prefix { Self.key($0) == key }
      rest = rest.dropFirst(run.count)
      let values = run.map(Self.value)
      members.append(
        .init(key: key.rawValue, value: key == .moveSection ? values[0] : .array(values)))
    }
    if !itemCounts.isEmpty {
      let counts = itemCounts.sorted { $0.key < $1.key }.map {
        JSONValue.Member(key: String($0.key), value: .integer($0.value))
      }
      let inserted = counts.compactMap { Int($0.key).map(UpdateOperation.insertSection) }
      if inserted == operations {
        return .init(key: DocumentKey.insertSections.rawValue, value: .object(counts))
      }
      members.append(.init(key: DocumentKey.itemCounts.rawValue, value: .object(counts)))
    }
    // Item counts alone are not an action.
    if members.count == 1, itemCounts.isEmpty { return members[0] }
    return .init(key: "batch", value: .array(members.map { .object([$0]) }))
  }

  private static func key(_ operation: UpdateOperation) -> DocumentKey {
    switch operation {
    case .insertItem: .insert
    case .deleteItem: .delete
    case .moveItem: .move
    case .reloadItem: .reload
    case .reconfigureItem: .reconfigure
    case .insertSection: .insertSections
    case .deleteSection: .deleteSections
    case .moveSection: .moveSection
    case .reloadSection: .reloadSections
    }
  }

  private static func value(_ operation: UpdateOperation) -> JSONValue {
    func text(_ path: ElementIndexPath) -> JSONValue { .string("\(path.section).\(path.item)") }
    func move(_ old: JSONValue, _ new: JSONValue) -> JSONValue {
      .object([.init(key: "from", value: old), .init(key: "to", value: new)])
    }
    switch operation {
    case .insertItem(let path), .deleteItem(let path), .reloadItem(let path),
      .reconfigureItem(let path):
      return text(path)
    case .moveItem(let old, let new): return move(text(old), text(new))
    case .insertSection(let section), .deleteSection(let section), .reloadSection(let section):
      return .integer(section)
    case .moveSection(let old, let new): return move(.integer(old), .integer(new))
    }
  }
}

extension DocumentReader {
  fileprivate func paths() throws(DocumentError) -> [ElementIndexPath] {
    try list(of: ElementIndexPath.self)
  }

  fileprivate func move() throws(DocumentError) -> ObjectReader<ScriptKeys.Move> {
    try ObjectReader(
      self, form: #"a move such as {"from": "0.3", "to": "0.7"}"#, ScriptKeys.Move.self)
  }
}
