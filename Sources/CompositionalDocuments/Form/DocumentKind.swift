import CompositionalSimulation

/// What a JSON text is, by the keys of its object.
package enum DocumentKind: String, CaseIterable {
  case layout, testCase, flow, content, results, recording, script, frames
  /// An answer of a query, which lists elements.
  case elements
  /// Another answer of the command.
  case answer

  /// Returns the kind of a document with some keys, with or without errors; nil if the keys tell none.
  ///
  /// A tree of content without a document around it is of no kind.
  package init?(keys: [String]) {
    // A key that one kind alone has decides, so that a document with a misspelled key has a kind as well.
    let signs: [(DocumentKind, [String])] = [
      (.results, ConformanceResults.DocumentKey.allCases.map { $0.rawValue }),
      (.flow, [FlowDocument.DocumentKey.flowLayout.rawValue]),
      (.recording, [Recording.DocumentKey.framesPerSecond.rawValue]),
      (.elements, [QueryAnswer.Key.visibleRect.rawValue]),
      (.answer, [QueryAnswer.Key.version.rawValue]),
      (.content, [ContentDocument.DocumentKey.content.rawValue]),
      (.frames, [Recording.DocumentKey.frames.rawValue]),
    ]
    for (kind, names) in signs where names.contains(where: keys.contains) {
      self = kind
      return
    }
    if keys == [CaseDocument.DocumentKey.script.rawValue] {
      self = .script
    } else if CaseDocument.DocumentKey.allCases.contains(where: { keys.contains($0.rawValue) }) {
      self = .testCase
    } else if LayoutDocument.DocumentKey.allCases.contains(where: { keys.contains($0.rawValue) }) {
      self = .layout
    } else {
      return nil
    }
  }

  /// Returns the kind of a text, with or without errors; nil if it is of none.
  ///
  /// - Parameter bytes: A JSON text in UTF-8, or the beginning of one.
  /// - Complexity: O(bytes)
  package init?(of bytes: some Collection<UInt8>) { self.init(keys: Self.keys(of: bytes)) }

  /// Returns the keys of an object, without those of the values in it.
  private static func keys(of bytes: some Collection<UInt8>) -> [String] {
    var keys: [String] = []
    var text: [UInt8] = []
    var depth = 0
    var isText = false
    var isEscaped = false
    for byte in bytes {
      if isText {
        isText = byte != UInt8(ascii: "\"") || isEscaped
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        if isText, depth == 1 { text.append(byte) }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        isText = true
        text.removeAll(keepingCapacity: true)
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":") where depth == 1: keys.append(String(decoding: text, as: UTF8.self))
      default: break
      }
    }
    return keys
  }
}
