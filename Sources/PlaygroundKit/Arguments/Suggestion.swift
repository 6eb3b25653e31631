import CompositionalDocuments

/// "Did you mean": the known word nearest to an unknown one.
enum Suggestion {
  /// Returns the nearest candidate; nil if none is near enough.
  ///
  /// A third of the letters may differ, and at least two in a word of four letters or more. The
  /// beginning of a candidate counts as well, such as "pinned" for "pinned-headers".
  ///
  /// - Complexity: O(length of the word × length of the candidates).
  static func nearest(to word: String, in candidates: [String]) -> String? {
    let limit = max(word.count / 3, word.count < 4 ? 1 : 2)
    if let best = EditDistance.nearest(to: word, among: candidates, within: limit) { return best }
    guard word.count >= 3 else { return nil }
    return candidates.first { $0.lowercased().hasPrefix(word.lowercased()) }
  }

  /// Returns the end of a message: a question with the nearest candidate, or a period.
  static func clause(for word: String, in candidates: [String]) -> String {
    nearest(to: word, in: candidates).map { "; did you mean \"\($0)\"?" } ?? "."
  }
}
