import Compositional

extension CollectionLayoutAnchor: DocumentForm {
  package enum DocumentKey: String, CaseIterable { case edges, absoluteOffset, fractionalOffset }

  package static var documentForm: String { #"an anchor such as {"edges": ["top", "trailing"]}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    let edges: DirectionalRectEdge = try object.value(.edges)
    let absolute: CGPoint? = try object.optional(.absoluteOffset)
    let fractional: CGPoint? = try object.optional(.fractionalOffset)
    switch (absolute, fractional) {
    case (nil, nil): self.init(edges: edges)
    case (let offset?, nil): self.init(edges: edges, absoluteOffset: offset)
    case (nil, let offset?): self.init(edges: edges, fractionalOffset: offset)
    case (.some, .some):
      throw reader.failure(
        "\"absoluteOffset\" and \"fractionalOffset\" cannot be combined; remove one")
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.edges, edges)
    if isFractionalOffset {
      try object.set(.fractionalOffset, offset)
    } else {
      try object.set(.absoluteOffset, offset, default: CGPoint(x: 0, y: 0))
    }
    return object.value
  }
}

extension DirectionalRectEdge: DocumentForm {
  /// An edge, identified by its name.
  private enum Edge: String, DocumentEnumeration {
    case top, leading, bottom, trailing

    var edges: DirectionalRectEdge {
      switch self {
      case .top: .top
      case .leading: .leading
      case .bottom: .bottom
      case .trailing: .trailing
      }
    }
  }

  package static var documentForm: String { #"a list of edges such as ["top", "trailing"]"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    self = []
    for element in try reader.elements(Self.documentForm) {
      formUnion(try Edge(reading: element).edges)
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    guard subtracting(.all).isEmpty else {
      throw path.invalid(self, "The edges \(rawValue) contain unknown bits.")
    }
    return try names.written(at: path)
  }
}
