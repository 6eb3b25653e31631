import Compositional

/// What the self-sizing elements of a case answer on their estimated axes.
public struct CaseMeasurement: Hashable, Sendable {
  /// How cells answer; nil when they cannot size themselves.
  public var cells: SampleMeasurer?
  /// How supplementary views answer, by element kind.
  public var supplementary: [String: SampleMeasurer] = [:]

  /// Nothing can size itself.
  public init() {}
}

extension CaseMeasurement: DocumentForm, Codable {
  package enum DocumentKey: String, CaseIterable {
    case constant, heights, widths, heightsByWidth, random, text, supplementary
  }

  package static var documentForm: String { #"a measurement, such as {"heights": [31, 50]}"# }

  /// The keys of which one says how an element answers.
  package static let answerKeys = DocumentKey.allCases.filter { $0 != .supplementary }
    .map(\.rawValue)

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init()
    cells = try AnswerForm.read(object)
    guard let kinds = object[.supplementary] else { return }
    for (kind, answer) in try kinds.members("measurements by element kind") {
      let object = try ObjectReader(answer, form: Self.documentForm, DocumentKey.self)
      guard object[.supplementary] == nil, let answer = try AnswerForm.read(object) else {
        throw answer.mismatch(Self.documentForm)
      }
      supplementary[kind] = answer
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let cells { members.append(try AnswerForm.write(cells, at: path)) }
    if !supplementary.isEmpty {
      var kinds: [JSONValue.Member] = []
      for (kind, answer) in supplementary.sorted(by: { $0.key < $1.key }) {
        kinds.append(
          .init(
            key: kind, value: .object([try AnswerForm.write(answer, at: path.appending(kind))])))
      }
      members.append(.init(key: DocumentKey.supplementary.rawValue, value: .object(kinds)))
    }
    return .object(members)
  }

  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}
