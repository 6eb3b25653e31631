import Compositional

extension CollectionLayoutDimension: DocumentForm {
  package typealias DocumentKey = Kind

  package static var documentForm: String { #"a dimension such as {"absolute": 44}"# }

  package static var placeholder: CollectionLayoutDimension? { .absolute(1) }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, Kind.self)
    let (kind, number) = try object.only(of: Kind.allCases)
    let dimension = try CGFloat(reading: number)
    switch kind {
    case .fractionalWidth: self = .fractionalWidth(dimension)
    case .fractionalHeight: self = .fractionalHeight(dimension)
    case .absolute: self = .absolute(dimension)
    case .estimated: self = .estimated(dimension)
    case .uniformAcrossSiblings: self = .uniformAcrossSiblings(estimate: dimension)
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, Kind.self)
    try object.set(kind, dimension)
    return object.value
  }
}

extension ObjectReader {
  /// Returns the only one of some keys that is present; throws if none or several are.
  func only(of keys: [Key]) throws(DocumentError) -> (key: Key, reader: DocumentReader) {
    let present = keys.filter { self[$0] != nil }
    guard let key = present.first, let value = self[key] else {
      throw reader.failure("missing key; expected \(choice: keys.map({ $0.rawValue }))")
    }
    if present.count > 1 {
      throw reader.failure(
        "\"\(present[0].rawValue)\" and \"\(present[1].rawValue)\" cannot be combined; "
          + "use only \(choice: keys.map({ $0.rawValue }))")
    }
    return (key, value)
  }
}

extension CollectionLayoutSize: DocumentForm {
  package enum DocumentKey: String, CaseIterable { case width, height }

  package static var documentForm: String { #"a size {"width": ..., "height": ...}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init(
      widthDimension: try object.value(.width), heightDimension: try object.value(.height))
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.width, widthDimension)
    try object.set(.height, heightDimension)
    return object.value
  }
}
