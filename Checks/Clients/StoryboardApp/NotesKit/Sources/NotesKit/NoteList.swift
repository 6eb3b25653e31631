import NotesText

/// The notes of a text.
public struct NoteList {
  /// The notes, a line each.
  public let notes: [String]

  /// Reads the notes of a text.
  public init(of text: String) { notes = text.noteLines }
}
