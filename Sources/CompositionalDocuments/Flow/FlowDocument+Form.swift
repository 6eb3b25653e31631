import Compositional

extension FlowDocument: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case name, origin, flowLayout, environment, itemCounts, measurement, contentOffset, expected
  }

  package static var documentForm: String { #"an object with a "flowLayout""# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init(try object.value(.flowLayout))
    name = try object.value(.name, default: "")
    origin = try object.optional(.origin)
    environment = try object.optional(.environment)
    itemCounts = try object.optional(.itemCounts) { (reader) throws(DocumentError) in
      try reader.itemCounts()
    }
    measurement = try object.optional(.measurement)
    contentOffset = try object.optional(.contentOffset)
    expected = try object.optional(.expected)
    if let expected, let reader = object[.expected], expected.isOfCases {
      throw reader.failure(
        "a flow layout has neither \"orthogonal\" sections nor results \"afterScript\"")
    }
    if let counts = object[.itemCounts], let refusal = layout.refusal(of: itemCounts ?? []) {
      throw counts.failure(refusal)
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.name, name, default: "")
    try object.setIfPresent(.origin, origin)
    try object.set(.flowLayout, layout)
    try object.setIfPresent(.environment, environment)
    try object.setIfPresent(.itemCounts, itemCounts)
    try object.setIfPresent(.measurement, measurement)
    try object.setIfPresent(.contentOffset, contentOffset)
    try object.setIfPresent(.expected, expected)
    return object.value
  }
}

extension CaseExpectation {
  /// True if it has results that only a compositional layout can have.
  fileprivate var isOfCases: Bool { afterScript || !orthogonal.isEmpty }
}

extension CollectionFlowLayout.SectionInsetReference: DocumentEnumeration {}

extension CollectionFlowLayout: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case scrollDirection, itemSize, estimatedItemSize, minimumLineSpacing, minimumInteritemSpacing
    case sectionInset, sectionInsetReference, headerReferenceSize, footerReferenceSize
    case sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds
    case flipsHorizontallyInOppositeLayoutDirection, sections
  }

  package static var documentForm: String { #"a flow layout such as {"itemSize": [96, 80]}"# }

  package static var placeholder: CollectionFlowLayout? { CollectionFlowLayout() }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init()
    scrollDirection = try object.value(.scrollDirection, default: scrollDirection)
    itemSize = try object.optional(.itemSize, Self.itemSize) ?? itemSize
    estimatedItemSize = try object.optional(.estimatedItemSize, Self.itemSize) ?? estimatedItemSize
    minimumLineSpacing = try object.value(.minimumLineSpacing, default: minimumLineSpacing)
    minimumInteritemSpacing = try object.value(
      .minimumInteritemSpacing, default: minimumInteritemSpacing)
    sectionInset = try object.value(.sectionInset, default: sectionInset)
    sectionInsetReference = try object.value(
      .sectionInsetReference, default: sectionInsetReference)
    headerReferenceSize =
      try object.optional(.headerReferenceSize, Self.viewSize) ?? headerReferenceSize
    footerReferenceSize =
      try object.optional(.footerReferenceSize, Self.viewSize) ?? footerReferenceSize
    sectionHeadersPinToVisibleBounds = try object.value(
      .sectionHeadersPinToVisibleBounds, default: false)
    sectionFootersPinToVisibleBounds = try object.value(
      .sectionFootersPinToVisibleBounds, default: false)
    flipsHorizontallyInOppositeLayoutDirection = try object.value(
      .flipsHorizontallyInOppositeLayoutDirection, default: false)
    sections = try object.value(.sections, default: [])
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    let plain = CollectionFlowLayout()
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.scrollDirection, scrollDirection, default: plain.scrollDirection)
    if itemSize != plain.itemSize { try object.set(.itemSize, FlowItemSize(itemSize)) }
    if estimatedItemSize != plain.estimatedItemSize {
      try object.set(.estimatedItemSize, FlowItemSize(estimatedItemSize))
    }
    try object.set(.minimumLineSpacing, minimumLineSpacing, default: plain.minimumLineSpacing)
    try object.set(
      .minimumInteritemSpacing, minimumInteritemSpacing, default: plain.minimumInteritemSpacing)
    try object.set(.sectionInset, sectionInset, default: plain.sectionInset)
    try object.set(
      .sectionInsetReference, sectionInsetReference, default: plain.sectionInsetReference)
    try object.set(.headerReferenceSize, headerReferenceSize, default: plain.headerReferenceSize)
    try object.set(.footerReferenceSize, footerReferenceSize, default: plain.footerReferenceSize)
    try object.set(
      .sectionHeadersPinToVisibleBounds, sectionHeadersPinToVisibleBounds, default: false)
    try object.set(
      .sectionFootersPinToVisibleBounds, sectionFootersPinToVisibleBounds, default: false)
    try object.set(
      .flipsHorizontallyInOppositeLayoutDirection, flipsHorizontallyInOppositeLayoutDirection,
      default: false)
    try object.set(.sections, sections, default: [])
    return object.value
  }
}

extension CollectionFlowLayout.Section: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case itemSizes, minimumLineSpacing, minimumInteritemSpacing, inset, headerReferenceSize
    case footerReferenceSize
  }

  package static var documentForm: String {
    #"a section of a flow layout such as {"itemSizes": [[96, 80], [40, 80]]}"#
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init()
    let sizes: [FlowItemSize] = try object.value(.itemSizes, default: [])
    itemSizes = sizes.map { $0.size }
    minimumLineSpacing = try object.optional(.minimumLineSpacing)
    minimumInteritemSpacing = try object.optional(.minimumInteritemSpacing)
    inset = try object.optional(.inset)
    headerReferenceSize = try object.optional(.headerReferenceSize, CollectionFlowLayout.viewSize)
    footerReferenceSize = try object.optional(.footerReferenceSize, CollectionFlowLayout.viewSize)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    if !itemSizes.isEmpty { try object.set(.itemSizes, itemSizes.map { FlowItemSize($0) }) }
    try object.setIfPresent(.minimumLineSpacing, minimumLineSpacing)
    try object.setIfPresent(.minimumInteritemSpacing, minimumInteritemSpacing)
    try object.setIfPresent(.inset, inset)
    try object.setIfPresent(.headerReferenceSize, headerReferenceSize)
    try object.setIfPresent(.footerReferenceSize, footerReferenceSize)
    return object.value
  }
}

/// The size of an item of a flow layout; in documents two numbers, or `"automatic"`.
struct FlowItemSize: DocumentForm {
  static var documentForm: String { #"two numbers [width, height] from 0, or "automatic""# }

  private static let automatic = "automatic"

  let size: CGSize

  init(_ size: CGSize) { self.size = size }

  init(reading reader: DocumentReader) throws(DocumentError) {
    if case .string(let word) = reader.value, word == Self.automatic {
      size = CollectionFlowLayout.automaticSize
      return
    }
    let numbers = try reader.numbers(2, Self.documentForm)
    guard numbers[0] >= 0, numbers[1] >= 0 else { throw reader.mismatch(Self.documentForm) }
    size = CGSize(width: numbers[0], height: numbers[1])
  }

  func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    size == CollectionFlowLayout.automaticSize
      ? .string(Self.automatic) : try size.written(at: path)
  }
}

extension CollectionFlowLayout {
  /// Reads the size of an item.
  fileprivate static func itemSize(_ reader: DocumentReader) throws(DocumentError) -> CGSize {
    try FlowItemSize(reading: reader).size
  }

  /// Reads the size of a header or footer.
  fileprivate static func viewSize(_ reader: DocumentReader) throws(DocumentError) -> CGSize {
    try reader.viewSize()
  }
}
