import Compositional
import CompositionalContent

extension ContentEnvironment: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case contentSizeCategory, layoutDirection, displayScale, safeAreaInsets, layoutMargins, traits
  }

  private enum TraitKey: String, CaseIterable { case horizontalSizeClass, verticalSizeClass }

  package static var documentForm: String {
    #"an environment such as {"contentSizeCategory": "large"}"#
  }

  /// Reads the environment of a layout document, whose size may be missing, and traits.
  package init(reading reader: DocumentReader) throws(DocumentError) {
    guard case .object(let members) = reader.value else {
      throw reader.mismatch(Self.documentForm)
    }
    var view = members.filter { $0.key != DocumentKey.traits.rawValue }
    if !view.contains(where: { $0.key == "size" || $0.key == "device" }) {
      view.append(.init(key: "size", value: .array([.integer(0), .integer(0)])))
    }
    let environment = try CaseEnvironment(
      reading: DocumentReader(.object(view), at: reader.path, reader.problems))
    self.init(environment.layoutEnvironment)
    if horizontalSizeClass == .unspecified { horizontalSizeClass = .compact }
    if verticalSizeClass == .unspecified { verticalSizeClass = .regular }
    guard let traits = reader.value[DocumentKey.traits.rawValue] else { return }
    let object = try ObjectReader(
      DocumentReader(traits, at: reader.path.appending(DocumentKey.traits.rawValue)),
      form: #"traits such as {"horizontalSizeClass": "regular"}"#, TraitKey.self)
    horizontalSizeClass = try object[.horizontalSizeClass]?.sizeClass() ?? horizontalSizeClass
    verticalSizeClass = try object[.verticalSizeClass]?.sizeClass() ?? verticalSizeClass
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.contentSizeCategory, contentSizeCategory, default: .large)
    try object.set(.layoutDirection, layoutDirection, default: .leftToRight)
    try object.set(.displayScale, displayScale, default: 2)
    try object.set(.safeAreaInsets, safeAreaInsets, default: .zero)
    try object.set(.layoutMargins, layoutMargins, default: .zero)
    var traits = ObjectWriter(path.appending("traits"), TraitKey.self)
    try traits.set(.horizontalSizeClass, horizontalSizeClass, default: .compact)
    try traits.set(.verticalSizeClass, verticalSizeClass, default: .regular)
    if !traits.members.isEmpty { object.set(.traits, json: traits.value) }
    return object.value
  }
}

extension ContentProposal: DocumentForm {
  package enum DocumentKey: String, CaseIterable { case width, height }

  package static var documentForm: String { #"a proposal such as {"width": 375}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    func length(_ key: DocumentKey) throws(DocumentError) -> CGFloat? {
      guard let reader = object[key], reader.value != .null else { return nil }
      return try reader.contentLength()
    }
    self.init(width: try length(.width), height: try length(.height))
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.setIfPresent(.width, width)
    try object.setIfPresent(.height, height)
    return object.value
  }
}
