// Answers in words: JSON that a page parses.

extension JSONValue {
  /// A number; null if it is not finite, which JSON cannot express.
  static func real(_ number: Double) -> JSONValue { number.isFinite ? .number(number) : .null }

  static func reals(_ numbers: Double...) -> JSONValue { .array(numbers.map { real($0) }) }

  static func point(_ point: CGPoint) -> JSONValue { reals(point.x, point.y) }

  static func size(_ size: CGSize) -> JSONValue { reals(size.width, size.height) }

  static func rect(_ rect: CGRect) -> JSONValue {
    reals(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  static func insets(_ insets: PhysicalEdgeInsets) -> JSONValue {
    members([
      ("top", real(insets.top)), ("left", real(insets.left)), ("bottom", real(insets.bottom)),
      ("right", real(insets.right)),
    ])
  }

  static func offsets(_ offsets: [Int: CGFloat]) -> JSONValue {
    members(offsets.sorted { $0.key < $1.key }.map { (String($0.key), real($0.value)) })
  }

  static func members(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { Member(key: $0.0, value: $0.1) })
  }

  /// An element as `playground query` prints it.
  static func element(_ element: LayoutAttributes) -> JSONValue {
    let path = element.indexPath
    let category =
      switch element.category {
      case .cell: "cell"
      case .supplementaryView: "supplementary"
      case .decorationView: "decoration"
      }
    return members([
      ("id", .string(element.id.description)), ("category", .string(category)),
      ("kind", element.kind.map { .string($0) } ?? .null), ("section", .integer(path.section)),
      ("item", path.isOfLayout ? .string("max") : .integer(path.item)),
      ("frame", rect(element.frame)), ("zIndex", .integer(element.zIndex)),
      ("alpha", real(Double(element.alpha))), ("isHidden", .bool(element.isHidden)),
    ])
  }

  /// A finding as `playground lint` prints it.
  static func finding(_ finding: LintFinding) -> JSONValue {
    let id = finding.id.map { [("id", JSONValue.string($0.description))] } ?? []
    return members(
      [
        ("code", .string(finding.code)), ("severity", .string(finding.severity.rawValue)),
        ("path", .string(finding.path)),
      ] + id + [("message", .string(finding.message)), ("advice", .string(finding.advice))])
  }

  /// The engine's diagnostics.
  static func diagnostics(of layout: CollectionLayout) -> JSONValue {
    .array(layout.reportedFindings.map { finding($0) })
  }

  /// An explanation as `playground explain` prints it, with the parts inside the element.
  static func explanation(
    _ explanation: Explanation, parts: [PlacedPart], of layout: CollectionLayout
  ) -> JSONValue {
    let ends = explanation.ends
    let steps = explanation.steps
    let frame = [("x", ends.x), ("y", ends.y), ("width", ends.width), ("height", ends.height)]
    let results = members(frame.map { ($0.0, real(steps[$0.1].result)) })
    let last = members([
      ("rule", .string("1.15")),
      ("link", .string("Documentation/Rules/Values.md#115-layout-attributes")),
      ("of", .string(explanation.id.description)), ("title", .string("the frame")),
      ("arithmetic", .string("given")), ("inputs", results),
      ("from", members(frame.map { ($0.0, .integer($0.1)) })), ("result", results),
    ])
    let inside = parts.map { part in
      members([("id", .string(part.description)), ("frame", rect(part.frame))])
    }
    return members(
      [
        ("version", .integer(1)), ("id", .string(explanation.id.description)),
        ("frame", rect(explanation.frame)), ("isComplete", .bool(explanation.isComplete)),
        ("diagnostics", diagnostics(of: layout)),
        ("steps", .array(steps.map { step($0) } + [last])),
      ] + (explanation.newGroup.map { [("newGroup", JSONValue.integer($0))] } ?? [])
        + (inside.isEmpty ? [] : [("parts", .array(inside))]))
  }

  private static func step(_ step: ExplanationStep) -> JSONValue {
    var list: [(String, JSONValue)] = [
      ("rule", .string(step.rule.number)), ("link", .string(step.rule.link)),
      ("of", .string(step.subject)),
    ]
    if !step.path.isEmpty { list.append(("path", .string(step.path))) }
    list += [
      ("title", .string(step.title)), ("arithmetic", .string(step.arithmetic.rawValue)),
      ("inputs", members(step.inputs.map { ($0.name, real($0.value)) })),
    ]
    let sources = step.inputs.compactMap { input in
      input.source.map { (input.name, JSONValue.integer($0)) }
    }
    if !sources.isEmpty { list.append(("from", members(sources))) }
    list.append(("result", members([(step.name, real(step.result))])))
    return members(list)
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
      ("size", .size(environment.size)), ("displayScale", .real(environment.displayScale)),
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
      ("diagnostics", .diagnostics(of: layout)),
    ])
  }
}

extension CollectionLayout {
  /// The offsets between which a view scrolls, as `{"x": [low, high], "y": [low, high]}`.
  func offsetRange(in viewport: Viewport) -> JSONValue {
    let x = contentOffsetRange(in: viewport, along: .horizontal)
    let y = contentOffsetRange(in: viewport, along: .vertical)
    return .members([("x", .reals(x.low, x.high)), ("y", .reals(y.low, y.high))])
  }

  /// The orthogonal sections, with the range of their offsets and their place.
  var rows: JSONValue {
    guard hasOrthogonalSections else { return .array([]) }
    let rows = itemCounts.indices.prefix(10_000).compactMap { section -> JSONValue? in
      guard let scroller = orthogonalScroller(ofSection: section) else { return nil }
      let span = rowSpan(ofSection: section)
      return .members([
        ("section", .integer(section)),
        ("range", .reals(scroller.range.lowerBound, scroller.range.upperBound)),
        ("initialOffset", .real(Double(scroller.initialOffset))),
        ("axis", .string(scroller.axis.description)),
        ("span", .reals(span.low, span.high)),
      ])
    }
    return .array(rows)
  }
}
