// The form of an answer.
extension Invocation {
  /// Returns the form of the answer, a word of `--format`.
  ///
  /// It is that of `--format`, else the one that the name of the file of `--out` ends in, else the
  /// first in the table of the verb.
  ///
  /// - Throws: A failure if `--format` is another word, or the ending is of no form of the verb.
  func format() throws -> String {
    try form(.format) ?? words(of: .format).first ?? ""
  }

  /// Returns the word of an option that says the form of the answer; nil if neither the option nor
  /// the file of `--out` says one.
  ///
  /// - Throws: A failure if the option has another word, or the ending is of no form of the verb.
  func form(_ option: Option) throws -> String? {
    if let word = try choice(option) { return word }
    let forms = try checkEnding(of: words(of: option), or: option)
    return forms.count == 1 ? forms[0] : nil
  }

  /// Returns the forms that the name of the file of `--out` may end in.
  ///
  /// A name without an ending, and one that begins with a period, is of any form.
  ///
  /// - Parameters:
  ///   - words: The forms of the verb.
  ///   - option: The option that says the form of a file with any name; nil for none.
  /// - Throws: A failure if the ending is of none of them.
  @discardableResult
  func checkEnding(of words: [String], or option: Option? = nil) throws -> [String] {
    let name = value(.out)?.fileName ?? ""
    let dot = name.lastIndex(of: ".") ?? name.startIndex
    let ending = dot == name.startIndex ? "" : name[name.index(after: dot)...].lowercased()
    guard !verb.writesFolder, !ending.isEmpty else { return words }
    let forms = words.filter { Self.endings(of: $0).contains(ending) }
    guard forms.isEmpty else { return forms }
    var known: [String] = []
    for word in words {
      guard let first = Self.endings(of: word).first.map({ "." + $0 }), !known.contains(first)
      else { continue }
      known.append(first)
    }
    throw CommandFailure.usage(
      "--out \(value(.out) ?? ""): \(verb.rawValue) writes no file that ends in .\(ending); use "
        + known.joined(separator: " or ") + (option.map { ", or add \($0.flag)." } ?? "."))
  }

  /// Returns the endings of the names of files in a form, the usual one first.
  private static func endings(of form: String) -> [String] {
    switch form {
    case "text": ["txt", "text"]
    case "html": ["html", "htm"]
    case "dsl", "uikit", "vfl": ["swift"]
    case "case": ["json"]
    default: [form]
    }
  }
}
