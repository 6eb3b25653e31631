import Compositional

extension ContentUpdate {
  /// The duration of an animated change of items, in seconds (the spring of the original).
  public static let duration = 0.5

  /// Returns both ends of the animated step (content rule 4.8).
  ///
  /// It starts with the frames of ``intermediate``. Inserted parts fade in, removed parts keep their
  /// frames and fade out, and all others move.
  ///
  /// - Parameters:
  ///   - proposal: The imposed lengths.
  ///   - environment: The surroundings.
  /// - Complexity: That of solving both trees.
  public func transition(
    for proposal: ContentProposal, in environment: ContentEnvironment = .init()
  ) -> ContentTransition {
    let start = intermediate.solve(for: proposal, in: environment)
    let end = content.solve(for: proposal, in: environment)
    var transition = ContentTransition(duration: Self.duration, from: start, to: end)
    var inserted: Set<String> = []
    collectInserted(content, at: "", into: &inserted)
    var ends: [String: CGRect] = [:]
    for part in end.frames where ends[part.path] == nil { ends[part.path] = part.frame }
    var known: Set<String> = []
    for part in start.frames {
      known.insert(part.path)
      let isNew = Self.prefixes(of: part.path).contains { inserted.contains($0) }
      let target = ends[part.path]
      transition.parts.append(
        .init(
          path: part.path, start: .init(frame: part.frame, alpha: isNew ? 0 : 1),
          end: .init(frame: target ?? part.frame, alpha: target == nil ? 0 : 1)))
    }
    for part in end.frames where !known.contains(part.path) {
      transition.parts.append(
        .init(
          path: part.path, start: .init(frame: part.frame, alpha: 0),
          end: .init(frame: part.frame)))
    }
    return transition
  }

  /// Collects the paths of the inserted items below a node of the new tree.
  private func collectInserted(_ node: Content, at path: String, into paths: inout Set<String>) {
    guard let stack = node.stack, let changes = changes[path.isEmpty ? "/" : path] else { return }
    let inserts = Set(changes.inserts)
    for (index, part) in Content.named(stack.items).enumerated() {
      let path = path.isEmpty ? part.name : path + "/" + part.name
      if inserts.contains(index) {
        paths.insert(path)
      } else {
        collectInserted(part.content, at: path, into: &paths)
      }
    }
  }

  /// Returns the paths of a part and of the containers around it.
  private static func prefixes(of path: String) -> [String] {
    var prefixes: [String] = []
    let bytes = path.utf8
    for index in bytes.indices
    where bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: "@") {
      prefixes.append(String(Substring(bytes[..<index])))
    }
    return prefixes + [path]
  }
}
