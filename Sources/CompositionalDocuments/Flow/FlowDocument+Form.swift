import Compositional

extension FlowDocument: DocumentRecord {
  package enum DocumentKey: String, CaseIterable {
    case name, origin, flowLayout, environment, itemCounts, measurement, contentOffset, expected
  }

  package static var documentForm: String { #"an object with a "flowLayout""# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init(try object.value(.flowLayout))
    try read(object)
    itemCounts = try object.optional(.itemCounts) { (reader) throws(DocumentError) in
      try reader.itemCounts()
    }
    if let expected, let reader = object[.expected], expected.isOfCases {
      throw reader.failure(
        "a flow layout has neither \"orthogonal\" sections nor results \"afterScript\"")
    }
    if let counts = object[.itemCounts], let refusal = layout.refusal(of: itemCounts ?? []) {
      throw counts.failure(refusal)
    }
  }

  package mutating func members(
    _ members: inout Members<DocumentKey>
  ) throws(DocumentError) {
    try members.value(.name, &name, default: "")
    try members.optional(.origin, &origin)
    members.given(.flowLayout, layout)
    try members.optional(.environment, &environment)
    members.given(.itemCounts, ifPresent: itemCounts)
    try members.optional(.measurement, &measurement)
    try members.optional(.contentOffset, &contentOffset)
    try members.optional(.expected, &expected)
  }
}

extension CaseExpectation {
  /// True if it has results that only a compositional layout can have.
  fileprivate var isOfCases: Bool { afterScript || !orthogonal.isEmpty }
}

extension CollectionFlowLayout.SectionInsetReference: DocumentEnumeration {}

extension CollectionFlowLayout: DocumentRecord {
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
    itemSize = try object.optional(.itemSize, Self.itemSize) ?? itemSize
    estimatedItemSize = try object.optional(.estimatedItemSize, Self.itemSize) ?? estimatedItemSize
    headerReferenceSize =
      try object.optional(.headerReferenceSize, Self.viewSize) ?? headerReferenceSize
    footerReferenceSize =
      try object.optional(.footerReferenceSize, Self.viewSize) ?? footerReferenceSize
    try read(object)
  }

  package mutating func members(
    _ members: inout Members<DocumentKey>
  ) throws(DocumentError) {
    let plain = CollectionFlowLayout()
    try members.value(.scrollDirection, &scrollDirection, default: plain.scrollDirection)
    members.given(
      .itemSize, ifPresent: itemSize == plain.itemSize ? nil : FlowItemSize(itemSize))
    members.given(
      .estimatedItemSize,
      ifPresent: estimatedItemSize == plain.estimatedItemSize
        ? nil : FlowItemSize(estimatedItemSize))
    try members.value(.minimumLineSpacing, &minimumLineSpacing, default: plain.minimumLineSpacing)
    try members.value(
      .minimumInteritemSpacing, &minimumInteritemSpacing, default: plain.minimumInteritemSpacing)
    try members.value(.sectionInset, &sectionInset, default: plain.sectionInset)
    try members.value(
      .sectionInsetReference, &sectionInsetReference, default: plain.sectionInsetReference)
    members.given(.headerReferenceSize, headerReferenceSize, default: plain.headerReferenceSize)
    members.given(.footerReferenceSize, footerReferenceSize, default: plain.footerReferenceSize)
    try members.value(
      .sectionHeadersPinToVisibleBounds, &sectionHeadersPinToVisibleBounds, default: false)
    try members.value(
      .sectionFootersPinToVisibleBounds, &sectionFootersPinToVisibleBounds, default: false)
    try members.value(
      .flipsHorizontallyInOppositeLayoutDirection, &flipsHorizontallyInOppositeLayoutDirection,
      default: false)
    try members.value(.sections, &sections, default: [])
  }
}

extension CollectionFlowLayout.Section: DocumentRecord {
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
    headerReferenceSize = try object.optional(.headerReferenceSize, CollectionFlowLayout.viewSize)
    footerReferenceSize = try object.optional(.footerReferenceSize, CollectionFlowLayout.viewSize)
    try read(object)
  }

  package mutating func members(
    _ members: inout Members<DocumentKey>
  ) throws(DocumentError) {
    if !itemSizes.isEmpty { members.given(.itemSizes, itemSizes.map { FlowItemSize($0) }) }
    try members.optional(.minimumLineSpacing, &minimumLineSpacing)
    try members.optional(.minimumInteritemSpacing, &minimumInteritemSpacing)
    try members.optional(.inset, &inset)
    members.given(.headerReferenceSize, ifPresent: headerReferenceSize)
    members.given(.footerReferenceSize, ifPresent: footerReferenceSize)
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
