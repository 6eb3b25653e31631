// What a part of content is, for pages that draw it.

extension Content {
  /// Returns what stands at a path: its kind, and the length of its text.
  func described(at path: String) -> [(String, JSONValue)] {
    []
  }
}
