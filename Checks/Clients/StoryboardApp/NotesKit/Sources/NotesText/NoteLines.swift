import Foundation

extension String {
  /// The lines that are not empty.
  public var noteLines: [String] { split(separator: "\n").map(String.init) }
}
