import Compositional

/// The path from the root of a document to a value: keys and indexes.
package struct DocumentPath: Hashable, Sendable {
  /// A step from a value to a value within it.
  package enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  package var steps: [Step] = []

  package static let root = DocumentPath()

  package init(_ steps: [Step] = []) { self.steps = steps }

  #if !hasFeature(Embedded)
    /// Creates a path from the coding path of an encoder or decoder.
    init(_ codingPath: [any CodingKey]) {
      steps = codingPath.map { key in key.intValue.map(Step.index) ?? .key(key.stringValue) }
    }
  #endif

  package func appending(_ key: String) -> DocumentPath { DocumentPath(steps + [.key(key)]) }

  package func appending(_ index: Int) -> DocumentPath { DocumentPath(steps + [.index(index)]) }
}

extension DocumentPath: CustomStringConvertible {
  /// The path, such as `sections[0].group`; keys that are not plain words are quoted.
  package var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isWord(key): text += text.isEmpty ? key : ".\(key)"
      case .key(let key): text += "[\(quoted: key)]"
      }
    }
    return text
  }

  private static func isWord(_ key: String) -> Bool {
    guard let first = key.utf8.first, key.utf8.count <= DefaultStringInterpolation.quotedLength
    else { return false }
    return !(0x30...0x39).contains(first)
      && key.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
        default: false
        }
      }
  }
}

extension DefaultStringInterpolation {
  /// The maximum length of a quoted text in messages, in characters.
  static var quotedLength: Int { 60 }

  /// Writes a text from outside in quotes, escaped and shortened.
  mutating func appendInterpolation(quoted text: String) {
    let start = text.unicodeScalars.prefix(Self.quotedLength)
    let isWhole = start.endIndex == text.unicodeScalars.endIndex
    let escaped = start.map { $0.isASCII ? $0.escaped(asASCII: false) : String($0).printable }
    appendLiteral("\"\(escaped.joined())\(isWhole ? "" : "...")\"")
  }

  /// Writes names in quotes, as a list with "or" before the last one.
  mutating func appendInterpolation(choice names: [String]) {
    let quoted = names.map { "\"\($0)\"" }
    let head = quoted.dropLast().joined(separator: ", ")
    appendLiteral(head.isEmpty ? quoted.joined() : "\(head) or \(quoted[quoted.count - 1])")
  }
}
