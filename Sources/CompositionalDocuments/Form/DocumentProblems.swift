/// The errors that a reader has found in a document so far.
///
/// A reader of a whole text goes on after an error where the rest of the document can be read without the
/// wrong value, so that its user learns of all of them at once.
package final class DocumentProblems {
  /// The most errors that are reported of a document.
  static let reportedAtMost = 20
  /// The most bytes that are read again to find the positions of the errors.
  private static let searchedAtMost = 1 << 25

  /// The errors, in the order of reading.
  private(set) var errors: [DocumentError] = []
  private let limit: Int

  /// Creates a list without errors, for a text of some bytes.
  init(bytes: Int) {
    limit = min(Self.reportedAtMost, max(1, Self.searchedAtMost / max(1, bytes)))
  }

  /// True if the reader shall stop.
  var isFull: Bool { errors.count >= limit }

  /// Adds an error that is none of the consequences of another one, such as an unknown key.
  func add(_ error: DocumentError) {
    // Some objects are read twice.
    let isKnown = errors.contains {
      $0.place == error.place && ($0.place?.key != nil || $0.message == error.message)
    }
    if !isKnown, !isFull { errors.append(error) }
  }

  /// Adds an error that was thrown, unless another one at its place or within it may be its cause.
  func addThrown(_ error: DocumentError) {
    if let place = error.place, hasErrors(in: place.path) { return }
    add(error)
  }

  /// Returns true if there is an error at a path or within it.
  private func hasErrors(in path: DocumentPath) -> Bool {
    errors.contains { $0.place?.path.steps.starts(with: path.steps) ?? false }
  }

  /// Returns the errors as one, in the order of the text; nil if there are none.
  ///
  /// - Parameter position: Returns the position of a place in the text.
  func combined(_ position: (DocumentError.Place) -> DocumentError.Position?) -> DocumentError? {
    var found = errors.map { error in
      var error = error
      if let place = error.place { error.position = position(place) }
      return error
    }
    // Errors about the whole document, such as missing keys, come last.
    found.sort { ($0.position ?? .end) < ($1.position ?? .end) }
    guard var first = found.first else { return nil }
    first.others = Array(found.dropFirst())
    return first
  }
}
