/// "Did you mean": the known word nearest to one that is not known.
enum Suggestion {
  /// The nearest of the candidates, if it is near enough to be what was meant.
  ///
  /// A third of the word may differ, two letters at least in a word of four or more.
  /// - Complexity: O(length of the word times length of the candidates).
  static func nearest(to word: String, in candidates: [String]) -> String? {
    let typed = Array(word.lowercased().prefix(64))
    let limit = max(typed.count / 3, typed.count < 4 ? 1 : 2)
    let ranked = candidates.map { (name: $0, distance: distance(typed, Array($0.lowercased()))) }
    if let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= limit {
      return best.name
    }
    // A beginning is as good as a misspelling: "pinned" for "pinned-headers".
    guard typed.count >= 3 else { return nil }
    return candidates.first { $0.lowercased().hasPrefix(word.lowercased()) }
  }

  /// A clause for the end of a message: empty when nothing is near.
  static func clause(for word: String, in candidates: [String]) -> String {
    nearest(to: word, in: candidates).map { "; did you mean \"\($0)\"?" } ?? "."
  }

  /// Letters to insert, remove, replace or swap with their neighbour to get from one to the other.
  static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in one.indices {
      var current = [row + 1]
      for column in other.indices {
        let isSame = one[row] == other[column]
        var best = min(
          last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[other.count]
  }
}
