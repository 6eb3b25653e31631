import Compositional

extension ElementCategory {
  /// The word of answers.
  package var word: String {
    switch self {
    case .cell: "cell"
    case .supplementaryView: "supplementary"
    case .decorationView: "decoration"
    }
  }
}

extension JSONValue {
  /// Returns an element as answers have it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - unscrolled: The frame before its section scrolled, in points of the content; nil for an element
  ///     that does not scroll with one.
  ///   - preferred: The size that a cell prefers, in points; nil if it is not known.
  package static func element(
    _ element: LayoutAttributes, unscrolled: CGRect? = nil, preferred: CGSize? = nil
  ) -> JSONValue {
    let path = element.indexPath
    var members: [Member] = [
      Member("id", .string(element.id.description)),
      Member("category", .string(element.category.word)),
      Member("kind", element.kind.map { .string($0) } ?? .null),
      Member("section", .integer(path.section)),
      Member("item", path.isOfLayout ? .string("max") : .integer(path.item)),
      Member("frame", .rect(element.frame)),
      Member("zIndex", .integer(element.zIndex)),
      Member("alpha", .number(Double(element.alpha))),
      Member("isHidden", .bool(element.isHidden)),
    ]
    if let unscrolled { members.append(Member("unscrolledFrame", .rect(unscrolled))) }
    if let preferred { members.append(Member("preferredSize", .size(preferred))) }
    return .object(members)
  }

  /// Returns a part of an element: its name and its frame, in points of the content.
  package static func part(_ part: PlacedPart) -> JSONValue {
    .object([
      Member("id", .string(part.description)), Member("frame", .rect(part.frame)),
    ])
  }

  /// Returns the differences of a case from its expectations.
  package static func mismatches(_ mismatches: [CaseReport.Mismatch]) -> JSONValue {
    .array(
      mismatches.map { mismatch in
        .object([
          Member("subject", .string(mismatch.subject)),
          Member("expected", .string(mismatch.expected)), Member("got", .string(mismatch.got)),
          Member("difference", .string(mismatch.difference)),
        ])
      })
  }
}
