import Foundation

/// The command as a library.
public enum Playground {
  /// Runs the command with the arguments of the process, and ends the process with its exit status.
  public static func main() -> Never { exit(CommandLine.run().rawValue) }
}
