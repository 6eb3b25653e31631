import Compositional

extension QueryAnswer {
  /// Returns the answer as a JSON text, which ``init(json:limits:)`` and `playground diff` read.
  ///
  /// - Throws: `EncodingError` if a number is not finite.
  /// - Complexity: O(elements)
  public func jsonText() throws(EncodingError) -> String {
    let root = DocumentPath.root
    var members = [
      Self.member(.version, .integer(Self.version)),
      Self.member(.contentSize, try contentSize.written(at: root.appending("contentSize"))),
      Self.member(.contentOffset, try contentOffset.written(at: root.appending("contentOffset"))),
      Self.member(.visibleRect, try visibleRect.written(at: root.appending("visibleRect"))),
      Self.member(.diagnostics, .array([])),
    ]
    if let rect { members.append(Self.member(.rect, try rect.written(at: root.appending("rect")))) }
    var list: [JSONValue] = []
    let path = root.appending("elements")
    for (index, element) in elements.enumerated() {
      list.append(
        try Self.written(element, unscrolledFrames[element.id], at: path.appending(index)))
    }
    members.append(Self.member(.elements, .array(list)))
    return JSONPrinter.print(.object(members))
  }

  private static func member(_ key: Key, _ value: JSONValue) -> JSONValue.Member {
    JSONValue.Member(key: key.rawValue, value: value)
  }

  private static func written(
    _ element: LayoutAttributes, _ unscrolled: CGRect?, at path: DocumentPath
  ) throws(EncodingError) -> JSONValue {
    let place = element.indexPath
    let category: String
    switch element.category {
    case .cell: category = "cell"
    case .supplementaryView: category = "supplementary"
    case .decorationView: category = "decoration"
    }
    var members: [(ElementKey, JSONValue)] = [
      (.id, .string(element.id.description)),
      (.category, .string(category)),
      (.kind, element.kind.map { JSONValue.string($0) } ?? .null),
      (.section, .integer(place.section)),
      (.item, place.isOfLayout ? .string("max") : .integer(place.item)),
      (.frame, try element.frame.written(at: path.appending("frame"))),
      (.zIndex, .integer(element.zIndex)),
      (.alpha, try element.alpha.written(at: path.appending("alpha"))),
      (.isHidden, .bool(element.isHidden)),
    ]
    if let unscrolled {
      let place = path.appending("unscrolledFrame")
      members.append((.unscrolledFrame, try unscrolled.written(at: place)))
    }
    return .object(members.map { JSONValue.Member(key: $0.0.rawValue, value: $0.1) })
  }
}
