import CompositionalDocuments

extension DocumentError {
  /// The path and the message, without the position in the text.
  package var sentence: String { path.isEmpty ? message : "\(path): \(message)" }
}
