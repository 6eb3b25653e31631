/// The names of content, checked as they are given.
enum ContentNames {
  /// Returns a name.
  ///
  /// - Precondition: The name is not empty and has none of `/`, `@` and `#`.
  static func checked(_ name: String) -> String {
    require(
      !name.isEmpty && !name.contains { "/@#".contains($0) },
      "Invalid name: \"\(name)\". A name of content must not be empty or contain /, @ or #.")
    return name
  }

  /// Returns siblings.
  ///
  /// - Precondition: Their names are unique.
  static func siblings(_ elements: [ContentElement]) -> [Content] {
    let list = elements.map(\.content)
    check(list.compactMap(\.id))
    return list
  }

  /// Checks the names of siblings.
  ///
  /// - Precondition: The names are unique.
  static func check(_ names: [String]) {
    var known: Set<String> = []
    for name in names {
      require(
        known.insert(name).inserted,
        "The name \"\(name)\" appears twice among siblings. Rename one.")
    }
  }

  /// Returns the name of a node that needs one.
  ///
  /// - Precondition: The node has a name.
  static func required(_ content: Content, _ place: String) -> String {
    guard let name = content.id else {
      preconditionFailure("\(place) needs a name. Add .id(\"...\") to it.")
    }
    return name
  }
}
