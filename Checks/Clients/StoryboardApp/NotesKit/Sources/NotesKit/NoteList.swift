import NotesText

public struct NoteList {
  public let notes: [String]

  public init(of text: String) { notes = text.noteLines }
}
