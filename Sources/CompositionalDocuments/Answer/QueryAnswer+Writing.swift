import Compositional

extension QueryAnswer {
  /// Returns the answer as a JSON text, which ``init(json:limits:)`` and `playground diff` read.
  ///
  /// - Throws: `EncodingError` if a number is not finite.
  /// - Complexity: O(elements)
  public func jsonText() throws(EncodingError) -> String {
    let list = elements.map {
      JSONValue.element(
        $0, unscrolled: unscrolledFrames[$0.id], preferred: preferredSizes[$0.id])
    }
    var members = head(diagnostics: .array([]))
    let root = DocumentPath.root
    if let environment {
      members.append(
        .init("environment", try environment.written(at: root.appending("environment"))))
    }
    for (key, counts) in [("itemCounts", itemCounts), ("snapshotItemCounts", snapshotItemCounts)] {
      if let counts { members.append(.init(key, .array(counts.map { .integer($0) }))) }
    }
    let answer = JSONValue.object(members + [.init("elements", .array(list))])
    try answer.checkNumbers(at: .root)
    return JSONPrinter.print(answer)
  }

  /// Returns the members before the elements.
  ///
  /// - Parameter diagnostics: The engine's diagnostics.
  package func head(diagnostics: JSONValue) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .answerVersion, .init("contentSize", .size(contentSize)),
      .init("contentOffset", .point(contentOffset)), .init("visibleRect", .rect(visibleRect)),
      .init("diagnostics", diagnostics),
    ]
    if let rect { members.append(.init("rect", .rect(rect))) }
    return members
  }
}

extension JSONValue {
  /// Throws an error for the first number that is not finite, with its path below a path.
  fileprivate func checkNumbers(at path: DocumentPath) throws(EncodingError) {
    switch self {
    case .number(let number) where !number.isFinite:
      throw path.invalid(number, "An answer can contain only finite numbers, not \(number).")
    case .array(let values):
      for (index, value) in values.enumerated() {
        try value.checkNumbers(at: path.appending(index))
      }
    case .object(let members):
      for member in members { try member.value.checkNumbers(at: path.appending(member.key)) }
    default: break
    }
  }
}
