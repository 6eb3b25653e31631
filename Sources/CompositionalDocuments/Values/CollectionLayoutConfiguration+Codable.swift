@_spi(OpenChoices) import Compositional

extension CollectionLayoutConfiguration: DocumentRecord {
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
    try read(object)
  }

  package mutating func members(
    _ members: inout Members<DocumentKey>
  ) throws(DocumentError) {
    try members.value(.scrollDirection, &scrollDirection, default: .vertical)
    try members.value(.interSectionSpacing, &interSectionSpacing, default: 0)
    try members.value(.contentInsetsReference, &contentInsetsReference, default: .safeArea)
    try members.value(.boundarySupplementaryItems, &boundarySupplementaryItems, default: [])
    try members.value(.quirks, &quirks, default: [])
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
