extension PlaygroundCommand {
  /// The version of the command.
  static let version = "1.0.0-beta.1"
}
