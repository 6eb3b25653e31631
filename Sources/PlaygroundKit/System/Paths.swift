extension String {
  /// The name in a path: what comes after the last separator.
  var fileName: String {
    guard let end = lastIndex(where: System.separators.contains) else { return self }
    return String(self[index(after: end)...])
  }

  /// The folder in a path, with the last separator; empty without one.
  var folderName: String {
    String(lastIndex(where: System.separators.contains).map { self[...$0] } ?? "")
  }

  /// True for a path that ends with a separator, which leads to no file.
  var isFolderName: Bool { last.map(System.separators.contains) ?? false }
}
