import Compositional
import CompositionalContent

/// The sizes of the self-sizing elements of a case along their estimated axes.
public struct CaseMeasurement: Hashable, Sendable {
  /// The measurer of cells; nil if they do not size themselves.
  public var cells: SampleMeasurer?
  /// The contents of cells, by item index, repeating; empty if cells have another rule.
  public var contents: [Content] = []
  /// The measurers of supplementary views, by element kind.
  public var supplementary: [String: SampleMeasurer] = [:]
  /// The contents of supplementary views, by element kind and item index, repeating.
  ///
  /// A kind has contents or a measurer.
  public var supplementaryContents: [String: [Content]] = [:]
  /// The rules of single sections, by index.
  ///
  /// Each replaces the rule above for the same elements.
  public var sections: [Int: CaseMeasurement] = [:]

  /// Creates a measurement in which no element sizes itself.
  public init() {}

  /// True if some elements have a rule other than contents of cells.
  package var hasSizes: Bool {
    cells != nil || !supplementary.isEmpty || !supplementaryContents.isEmpty
      || sections.contains { $0.value.hasSizes }
  }

  /// True if some elements have contents.
  var hasContents: Bool {
    !contents.isEmpty || !supplementaryContents.isEmpty
      || sections.contains { $0.value.hasContents }
  }
}

extension CaseMeasurement: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case constant, heights, widths, heightsByWidth, random, text, contents, supplementary,
      sections
  }

  package static var documentForm: String { #"a measurement such as {"heights": [31, 50]}"# }

  /// The keys of the rules, of which an object contains one.
  package static let answerKeys = DocumentKey.allCases
    .filter { ![.supplementary, .contents, .sections].contains($0) }.map { $0.rawValue }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    try self.init(rulesOf: object)
    guard let own = object[.sections] else { return }
    for (key, rules) in try own.members("measurements by section index") {
      let object = try ObjectReader(rules, form: Self.documentForm, DocumentKey.self)
      guard object[.sections] == nil else {
        throw rules.failure("the rules of a section have no \"sections\" of their own; remove them")
      }
      sections[try own.section(key)] = try CaseMeasurement(rulesOf: object)
    }
  }

  /// Reads the rules of an object but those of single sections.
  private init(rulesOf object: ObjectReader<DocumentKey>) throws(DocumentError) {
    self.init()
    cells = try AnswerForm.read(object)
    contents = try readContents(object)
    guard let kinds = object[.supplementary] else { return }
    for (kind, answer) in try kinds.members("measurements by element kind") {
      let object = try ObjectReader(answer, form: Self.documentForm, DocumentKey.self)
      guard object[.supplementary] == nil, object[.sections] == nil else {
        throw answer.mismatch(Self.documentForm)
      }
      let rule = try CaseMeasurement(rulesOf: object)
      guard rule != CaseMeasurement() else { throw answer.mismatch(Self.documentForm) }
      supplementary[kind] = rule.cells
      supplementaryContents[kind] = rule.contents.isEmpty ? nil : rule.contents
    }
  }

  private func readContents(
    _ object: ObjectReader<DocumentKey>
  ) throws(DocumentError) -> [Content] {
    guard let reader = object[.contents] else { return [] }
    guard cells == nil else {
      throw reader.failure("\"contents\" cannot be combined with another rule; use only one")
    }
    let contents = try reader.list(of: Content.self)
    guard !contents.isEmpty else { throw reader.mismatch("at least one node") }
    return contents
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let cells { members.append(try AnswerForm.write(cells, at: path)) }
    if !contents.isEmpty {
      let key = DocumentKey.contents.rawValue
      members.append(.init(key: key, value: try contents.written(at: path.appending(key))))
    }
    let kinds = Set(supplementary.keys).union(supplementaryContents.keys).sorted()
    if !kinds.isEmpty {
      var own: [JSONValue.Member] = []
      for kind in kinds {
        var rule = CaseMeasurement()
        rule.cells = supplementary[kind]
        rule.contents = supplementaryContents[kind] ?? []
        own.append(.init(key: kind, value: try rule.written(at: path.appending(kind))))
      }
      members.append(.init(key: DocumentKey.supplementary.rawValue, value: .object(own)))
    }
    if !sections.isEmpty {
      var own: [JSONValue.Member] = []
      for (index, rules) in sections.sorted(by: { $0.key < $1.key }) {
        let key = String(index)
        own.append(.init(key: key, value: try rules.written(at: path.appending(key))))
      }
      members.append(.init(key: DocumentKey.sections.rawValue, value: .object(own)))
    }
    return .object(members)
  }
}
