import Compositional

/// The bounds of a tree of content from an untrusted source.
///
/// They are checked before the tree is built, so that neither building nor solving it takes long.
struct ContentBounds {
  private var parts = 0
  private var operations = 0
  private var characters: Int64 = 0
  private var centered = 0
  private var constraints = 0
  private var priorities: Set<Double> = []

  /// Checks a tree.
  ///
  /// - Throws: ``DocumentError`` with the bound that the tree exceeds.
  /// - Complexity: O(values)
  static func check(_ reader: DocumentReader) throws(DocumentError) {
    var bounds = ContentBounds()
    bounds.count(reader.value)
    if let message = bounds.violation { throw reader.failure(message) }
  }

  /// Counts the values of a tree, with a stack of its own.
  private mutating func count(_ root: JSONValue) {
    var waiting = [root]
    while let value = waiting.popLast() {
      guard parts <= DocumentBounds.contentParts else { return }
      switch value {
      case .array(let values):
        for case .object(let members) in values {
          if members.contains(where: { $0.key == "do" }) { operations += 1 } else { parts += 1 }
        }
        waiting += values
      case .object(let members):
        for member in members {
          count(member)
          waiting.append(member.value)
        }
      default: break
      }
    }
  }

  private mutating func count(_ member: JSONValue.Member) {
    switch (member.key, member.value) {
    case ("string", .string(let string)): characters += Int64(string.utf8.count)
    case ("length", .integer(let length)): characters += min(max(0, Int64(length)), 1 << 40)
    case ("horizontal", .integer(let priority)), ("vertical", .integer(let priority)):
      priorities.insert(Double(priority))
    case ("horizontal", .number(let priority)), ("vertical", .number(let priority)):
      priorities.insert(priority)
    case ("priority", .integer(let priority)): priorities.insert(Double(priority))
    case ("priority", .number(let priority)): priorities.insert(priority)
    case ("constraints", .array(let list)), ("views", .array(let list)),
      ("guides", .array(let list)):
      constraints += list.count
    case ("centeredTo", _): centered += 1
    default: break
    }
  }

  /// The message for the first bound that is exceeded; nil if none is.
  private var violation: String? {
    if parts > DocumentBounds.contentParts {
      return "expected at most \(DocumentBounds.contentParts) parts of content, found more"
    }
    let most = min(
      DocumentBounds.contentOperations, DocumentBounds.contentRowWork / max(1, parts))
    if operations > most {
      return "expected at most \(most) operations on rows among \(parts) parts, "
        + "found \(operations)"
    }
    if characters > DocumentBounds.contentText {
      return "expected at most \(DocumentBounds.contentText) characters in all texts, "
        + "found \(characters)"
    }
    if priorities.count > DocumentBounds.contentPriorities {
      return "expected at most \(DocumentBounds.contentPriorities) different priorities, "
        + "found \(priorities.count)"
    }
    if constraints > DocumentBounds.contentConstraints {
      return "expected at most \(DocumentBounds.contentConstraints) constraints, views and guides, "
        + "found \(constraints)"
    }
    if centered * parts > DocumentBounds.contentCentering {
      let most = DocumentBounds.contentCentering / parts
      return "expected at most \(most) items centered to others among \(parts) parts, "
        + "found \(centered)"
    }
    return nil
  }
}
