extension VerbDescription {
  /// The exit statuses that the verb can have, and their meanings.
  var exits: [(status: ExitStatus, meaning: String)] {
    ExitStatus.allCases.compactMap { status in
      switch status {
      case .negative: negative.map { (status, $0) }
      case .data, .noInput: readsDocuments ? (status, status.meaning) : nil
      default: (status, status.meaning)
      }
    }
  }
}

extension ExitStatus {
  /// The meaning, for all verbs.
  var meaning: String {
    switch self {
    case .success: "success"
    case .negative:
      "a case or trial fails, lint finds an error, two layouts differ, or frames are unexplained"
    case .usage: "invalid arguments"
    case .data: "an invalid document or layout"
    case .noInput: "a missing or unreadable file"
    case .output: "the output cannot be written"
    case .interrupted: "interrupted"
    }
  }
}
