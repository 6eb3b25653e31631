import Compositional

extension ContentSolution {
  /// Returns the change from an earlier solution to this one, with both ends of its animation.
  ///
  /// A part that both have moves. A part that only this one has fades in where it is, and one that
  /// only the earlier one has fades out there. A part is the same in both if its path is, containers
  /// without names left out: so a view that two branches of a conditional share moves from one to
  /// the other.
  ///
  /// - Parameters:
  ///   - old: The earlier solution.
  ///   - duration: The duration, in seconds.
  /// - Returns: The change; the parts of this solution come first, in its order.
  /// - Complexity: O(frames)
  public func transition(from old: ContentSolution, duration: Double = 0.3) -> ContentTransition {
    var transition = ContentTransition(duration: duration, from: old, to: self)
    var before: [String: ElementPart] = [:]
    for (name, part) in zip(old.namedPaths, old.frames) { before[name] = part }
    for (name, part) in zip(namedPaths, frames) {
      let start = before.removeValue(forKey: name)
      transition.parts.append(
        .init(
          path: part.path,
          start: .init(frame: start?.frame ?? part.frame, alpha: start == nil ? 0 : 1),
          end: .init(frame: part.frame)))
    }
    for (name, part) in zip(old.namedPaths, old.frames) where before[name] != nil {
      transition.parts.append(
        .init(
          path: part.path, start: .init(frame: part.frame),
          end: .init(frame: part.frame, alpha: 0)))
    }
    return transition
  }

  /// The paths of the frames without the names of unnamed containers; a path that would then be that of
  /// another part stays as it is.
  private var namedPaths: [String] {
    var counts: [String: Int] = [:]
    let short = frames.map { part in
      let names = part.path.split(separator: "/")
      let named = names.dropLast().filter { !$0.hasPrefix("#") } + names.suffix(1)
      return named.joined(separator: "/")
    }
    for name in short { counts[name, default: 0] += 1 }
    return zip(short, frames).map { counts[$0] == 1 ? $0 : $1.path }
  }
}

extension ContentTransition {
  /// The paths of the parts that were not there before, in order.
  ///
  /// - Complexity: O(parts)
  public var added: [String] {
    parts.filter { $0.start.alpha == 0 && $0.end.alpha > 0 }.map { $0.path }
  }

  /// The paths of the parts that are not there any more, in order.
  ///
  /// - Complexity: O(parts)
  public var removed: [String] {
    parts.filter { $0.start.alpha > 0 && $0.end.alpha == 0 }.map { $0.path }
  }
}
