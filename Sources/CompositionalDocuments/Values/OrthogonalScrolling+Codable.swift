import Compositional

extension OrthogonalScrollingBehavior: DocumentEnumeration {}

extension OrthogonalScrollingProperties: DocumentRecord {
  package enum DocumentKey: String, CaseIterable { case decelerationRate, bounce }

  package static var documentForm: String {
    #"scrolling properties such as {"decelerationRate": "fast", "bounce": "never"}"#
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init()
    try read(object)
  }

  package mutating func members(
    _ members: inout Members<DocumentKey>
  ) throws(DocumentError) {
    try members.value(.decelerationRate, &decelerationRate, default: .automatic)
    try members.value(.bounce, &bounce, default: .automatic)
  }
}

extension OrthogonalScrollingProperties.Bounce: DocumentEnumeration {}

extension OrthogonalScrollingProperties.DecelerationRate: DocumentForm {
  /// The rates with names.
  private enum Name: String, DocumentEnumeration {
    case automatic, normal, fast

    var rate: OrthogonalScrollingProperties.DecelerationRate {
      switch self {
      case .automatic: .automatic
      case .normal: .normal
      case .fast: .fast
      }
    }
  }

  package static var documentForm: String {
    #""automatic", "normal", "fast" or a number of at least 0 and below 1"#
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    if case .string = reader.value {
      self = try Name(reading: reader).rate
    } else {
      // At a rate of 1 or more, the motion would never end.
      self.init(rawValue: try reader.number(Self.documentForm) { $0 >= 0 && $0 < 1 })
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    if let name = Name.allCases.first(where: { $0.rate == self }) {
      return try name.written(at: path)
    }
    return try rawValue.written(at: path)
  }
}
