/// The number of letters to insert, delete, replace or swap to change one word into another.
package enum EditDistance {
  /// Returns the candidate nearest to a misspelled word; nil if none is near.
  ///
  /// A candidate is near if its distance is at most a third of the letters of the word, and at
  /// least one. Case is ignored.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    nearest(to: word, among: candidates, within: max(1, word.count / 3))
  }

  /// Returns the nearest candidate, the first one of several; nil if none is near enough.
  ///
  /// - Parameters:
  ///   - word: The misspelled word; one of more than 64 bytes is near none.
  ///   - candidates: The known words.
  ///   - limit: The greatest distance.
  package static func nearest(
    to word: String, among candidates: [String], within limit: Int
  ) -> String? {
    guard word.utf8.count <= 64 else { return nil }
    let letters = Array(word.lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(letters, Array(candidate.lowercased()))
      guard distance <= limit, distance < best?.distance ?? .max else {
        continue
      }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// Returns the only candidate that is a word with up to three letters before it, such as "subitems"
  /// for "items", or else with whole words before it, such as "elementKind" for "kind"; nil if there is
  /// none, or more than one.
  ///
  /// Case is ignored. A word of fewer than four letters says too little.
  package static func ending(in word: String, among candidates: [String]) -> String? {
    guard (4...64).contains(word.utf8.count) else { return nil }
    let end = word.lowercased()
    let found = candidates.filter { $0.lowercased().hasSuffix(end) }
    let near = found.filter { $0.utf8.count <= end.utf8.count + 3 }
    if near.count == 1 { return near[0] }
    let whole = found.filter { candidate in
      let first = candidate.utf8.dropFirst(candidate.utf8.count - end.utf8.count).first ?? 0
      return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first
    }
    return near.isEmpty && whole.count == 1 ? whole[0] : nil
  }

  /// Returns the optimal string alignment distance, which counts swaps of adjacent letters.
  ///
  /// Keeps three rows of the table at a time.
  package static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (i, letter) in one.enumerated() {
      var row = [i + 1]
      for (j, candidate) in other.enumerated() {
        let exchange = last[j] + (letter == candidate ? 0 : 1)
        var least = min(exchange, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == other[j - 1], one[i - 1] == candidate {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[other.count]
  }
}
