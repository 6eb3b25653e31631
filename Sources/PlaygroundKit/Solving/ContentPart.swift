import Compositional
import CompositionalDocuments

/// A part of solved content, as it is drawn and listed.
struct ContentPart {
  /// The role of a part in a picture.
  enum Role {
    /// A part with parts of its own.
    case container
    /// A cell of rows.
    case cell
    /// A separator of rows.
    case separator
    /// Free space between parts.
    case space
    /// A part without parts.
    case leaf
  }

  /// The path, without characters that a terminal would obey.
  let path: String
  let frame: CGRect
  let role: Role

  /// The last name of the path.
  var name: String { String(path.split(separator: "/").last ?? "") }

  init(_ part: ElementPart, of containers: Set<String>) {
    path = part.path.printable
    frame = part.frame
    if part.path.hasSuffix("@cell") {
      role = .cell
    } else if part.path.hasSuffix("@separator") {
      role = .separator
    } else if part.isSpace {
      role = .space
    } else {
      role = containers.contains(part.path) ? .container : .leaf
    }
  }

  /// Returns the parts of a solution, in its order.
  static func parts(of solution: ContentSolution) -> [ContentPart] {
    var containers: Set<String> = []
    for part in solution.frames {
      if let slash = part.path.lastIndex(of: "/") {
        containers.insert(String(part.path[..<slash]))
      }
    }
    return solution.frames.map { ContentPart($0, of: containers) }
  }
}
