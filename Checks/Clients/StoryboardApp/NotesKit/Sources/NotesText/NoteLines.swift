import Foundation

extension String {
  public var noteLines: [String] { split(separator: "\n").map(String.init) }
}
