class NotesViewController {}
