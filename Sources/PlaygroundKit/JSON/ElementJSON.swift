import Compositional

extension JSONAnswer {
  /// Returns a point as `[x, y]`.
  static func point(_ point: CGPoint) -> JSONAnswer {
    .numbers(Double(point.x), Double(point.y))
  }

  /// Returns a size as `[width, height]`.
  static func size(_ size: CGSize) -> JSONAnswer {
    .numbers(Double(size.width), Double(size.height))
  }

  /// Returns a rectangle as `[x, y, width, height]`.
  static func rect(_ rect: CGRect) -> JSONAnswer {
    .numbers(
      Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width),
      Double(rect.size.height))
  }

  /// Returns a part of an element: its name and its frame, in points of the content.
  static func part(_ part: PlacedPart) -> JSONAnswer {
    .object([
      Member("id", .string(part.description)), Member("frame", .rect(part.frame)),
    ])
  }

  /// Returns an element as in documents; `unscrolled` is its frame before its section scrolled.
  static func element(_ element: LayoutAttributes, unscrolled: CGRect? = nil) -> JSONAnswer {
    let path = element.indexPath
    let kind = element.kind.map(JSONAnswer.string) ?? .null
    let members: [Member] = [
      Member("id", .string(element.id.description)),
      Member("category", .string(element.category.word)),
      Member("kind", kind),
      Member("section", .int(path.section)),
      Member("item", path.isOfLayout ? .string("max") : .int(path.item)),
      Member("frame", .rect(element.frame)),
      Member("zIndex", .int(element.zIndex)),
      Member("alpha", .number(Double(element.alpha))),
      Member("isHidden", .bool(element.isHidden)),
    ]
    return .object(members + (unscrolled.map { [Member("unscrolledFrame", .rect($0))] } ?? []))
  }
}

extension ElementCategory {
  /// The word in documents.
  var word: String {
    switch self {
    case .cell: "cell"
    case .supplementaryView: "supplementary"
    case .decorationView: "decoration"
    }
  }
}

extension LoadedLayout {
  /// The first members of reports.
  var answerHead: [JSONAnswer.Member] {
    [
      PlaygroundCommand.answerVersion,
      .init("layout", .string(title)),
      .init("size", .size(size)),
      .init("scrollDirection", .string(axis == .vertical ? "vertical" : "horizontal")),
      .init("itemCounts", .array(itemCounts.map(JSONAnswer.int))),
    ]
  }
}
