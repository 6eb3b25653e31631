@_spi(OpenChoices) import Compositional

extension CollectionLayoutConfiguration: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case scrollDirection, interSectionSpacing, contentInsetsReference
    case boundarySupplementaryItems, quirks
  }

  package static var documentForm: String {
    #"a configuration such as {"scrollDirection": "horizontal"}"#
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init()
    scrollDirection = try object.value(.scrollDirection, default: .vertical)
    interSectionSpacing = try object.value(.interSectionSpacing, default: 0)
    contentInsetsReference = try object.value(.contentInsetsReference, default: .safeArea)
    boundarySupplementaryItems = try object.value(.boundarySupplementaryItems, default: [])
    quirks = try object.value(.quirks, default: [])
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.scrollDirection, scrollDirection, default: .vertical)
    try object.set(.interSectionSpacing, interSectionSpacing, default: 0)
    try object.set(.contentInsetsReference, contentInsetsReference, default: .safeArea)
    try object.set(.boundarySupplementaryItems, boundarySupplementaryItems, default: [])
    try object.set(.quirks, quirks, default: [])
    return object.value
  }
}

extension Quirks: DocumentForm {
  /// All quirks with their names.
  package static let names: [(name: String, quirk: Quirks)] = [
    ("iOS14Rounding", .iOS14Rounding),
    ("iOS14EmptySections", .iOS14EmptySections),
    ("iOS14Pinning", .iOS14Pinning),
    ("iOS14Lists", .iOS14Lists),
    ("iOS26Lists", .iOS26Lists),
    ("countsWithoutSpacing", .countsWithoutSpacing),
    ("countsExactSizes", .countsExactSizes),
    ("estimatedGroupsFitFixedSubitems", .estimatedGroupsFitFixedSubitems),
    ("estimatedGroupsFitAllSubitems", .estimatedGroupsFitAllSubitems),
    ("groupInsetsOnEstimatedAxes", .groupInsetsOnEstimatedAxes),
    ("excessInsetsAtSmallerEdge", .excessInsetsAtSmallerEdge),
    ("excessInsetsGiveZero", .excessInsetsGiveZero),
    ("negativeSharesAreZero", .negativeSharesAreZero),
    ("countedSharesIgnoreEdgeSpacing", .countedSharesIgnoreEdgeSpacing),
    ("estimatedGroupsIgnoreEdgeSpacing", .estimatedGroupsIgnoreEdgeSpacing),
    ("trimsBySlots", .trimsBySlots),
    ("groupSupplementariesFollowTrim", .groupSupplementariesFollowTrim),
    ("emptyNestedGroupsHaveNoSupplementaries", .emptyNestedGroupsHaveNoSupplementaries),
    ("sideItemsNeverStickOut", .sideItemsNeverStickOut),
    ("referenceInsetsAreMinimum", .referenceInsetsAreMinimum),
    ("decorationsRaiseCustomZ", .decorationsRaiseCustomZ),
    ("decorationsLiftCustomZToOne", .decorationsLiftCustomZToOne),
    ("plainListsHaveBackgrounds", .plainListsHaveBackgrounds),
    ("queriesMeetInnermostGroup", .queriesMeetInnermostGroup),
    ("wideContentOmitsTrailingInset", .wideContentOmitsTrailingInset),
    ("wideContentIsGroup", .wideContentIsGroup),
    ("wideContentIsNever", .wideContentIsNever),
    ("decorationsSpanContent", .decorationsSpanContent),
    ("pinsStopAtPinnedItemsOnly", .pinsStopAtPinnedItemsOnly),
    ("pinsRaiseAlways", .pinsRaiseAlways),
    ("pinsKeepNaturalPlaces", .pinsKeepNaturalPlaces),
    ("measuresByPosition", .measuresByPosition),
    ("measuresBoundaryItemsFirst", .measuresBoundaryItemsFirst),
  ]

  /// The names of the quirks in this set, in the order of all names.
  package var names: [String] { Self.names.filter { contains($0.quirk) }.map { $0.name } }

  /// The set as Swift code, such as `[.trimsBySlots]`; nil for one with unknown bits.
  package var swiftText: String? {
    if self == .iOS14 || self == .iOS26 { return self == .iOS14 ? ".iOS14" : ".iOS26" }
    guard Self.names.reduce(self, { $0.subtracting($1.quirk) }).isEmpty else { return nil }
    return "[" + names.map { "." + $0 }.joined(separator: ", ") + "]"
  }

  package static var documentForm: String { #"a list of quirks such as ["iOS14Rounding"]"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    self = []
    for element in try reader.elements(Self.documentForm) {
      let name = try String(reading: element)
      guard let quirk = Self.names.first(where: { $0.name == name })?.quirk else {
        throw element.unknown("value", name, among: Self.names.map { $0.name })
      }
      formUnion(quirk)
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    guard swiftText != nil else {
      throw path.invalid(self, "The quirks \(rawValue) contain unknown bits.")
    }
    return try names.written(at: path)
  }
}
