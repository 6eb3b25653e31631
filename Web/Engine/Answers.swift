// Answers in words: JSON that a page parses. The forms that the command writes too are those of the module of
// documents.

extension JSONValue {
  static func insets(_ insets: PhysicalEdgeInsets) -> JSONValue {
    members([
      ("top", .number(insets.top)), ("left", .number(insets.left)),
      ("bottom", .number(insets.bottom)),
      ("right", .number(insets.right)),
    ])
  }

  static func offsets(_ offsets: [Int: CGFloat]) -> JSONValue {
    members(offsets.sorted { $0.key < $1.key }.map { (String($0.key), .number($0.value)) })
  }

  /// The devices that a document can name.
  static var devices: JSONValue {
    .array(
      DevicePreset.all.map { device in
        .members([
          ("name", .string(device.name)), ("kind", .string(device.isTablet ? "tablet" : "phone")),
          ("size", .size(device.size)),
        ])
      })
  }

  static func members(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { Member(key: $0.0, value: $0.1) })
  }
}

extension Subject {
  /// The most orthogonal sections and item counts that ``info`` lists.
  private static let listedAtMost = 10_000

  /// What a page asks of a layout first.
  var info: JSONValue {
    let environment = document.environment
    let here = viewport(at: contentOffset)
    let configuration = layout.configuration
    return .members([
      ("name", .string(document.name)), ("isCase", .bool(isCase)),
      ("measures", .bool(measurer != nil)), ("contentSize", .size(layout.contentSize)),
      ("size", .size(environment.size)), ("displayScale", .number(environment.displayScale)),
      ("scrollDirection", .string(configuration.scrollDirection.description)),
      ("layoutDirection", .string(environment.layoutDirection.rawValue)),
      ("contentSizeCategory", .string(environment.contentSizeCategory.rawValue)),
      ("device", environment.device.map { .string($0.name) } ?? .null),
      ("safeAreaInsets", .insets(environment.safeAreaInsets)),
      ("adjustedContentInset", .insets(environment.adjustedContentInset)),
      ("contentOffset", .point(contentOffset)), ("startOffset", .point(startOffset)),
      ("offsetRange", layout.offsetRange(in: here)),
      ("orthogonalOffsets", .offsets(orthogonalOffsets)),
      (
        "itemCounts",
        .array(layout.itemCounts.prefix(Self.listedAtMost).map { .integer($0) })
      ),
      ("sectionCount", .integer(layout.itemCounts.count)), ("rows", layout.rows),
      ("diagnostics", .findings(layout.reportedFindings)),
    ])
  }
}

extension CollectionLayout {
  /// The offsets between which a view scrolls, as `{"x": [low, high], "y": [low, high]}`.
  func offsetRange(in viewport: Viewport) -> JSONValue {
    let x = offsetSpan(in: viewport, along: .horizontal)
    let y = offsetSpan(in: viewport, along: .vertical)
    return .members([("x", .numbers(x.low, x.high)), ("y", .numbers(y.low, y.high))])
  }

  /// The orthogonal sections, with the range of their offsets and their place.
  var rows: JSONValue {
    guard hasOrthogonalSections else { return .array([]) }
    let rows = itemCounts.indices.prefix(10_000).compactMap { section -> JSONValue? in
      guard let scroller = orthogonalScroller(ofSection: section) else { return nil }
      let span = rowSpan(ofSection: section)
      return .members([
        ("section", .integer(section)),
        ("range", .numbers(scroller.range.lowerBound, scroller.range.upperBound)),
        ("initialOffset", .number(Double(scroller.initialOffset))),
        ("axis", .string(scroller.axis.description)),
        ("span", .numbers(span.low, span.high)),
      ])
    }
    return .array(rows)
  }
}
