import Foundation

/// Systems of constraints with what UIKit made of them.
package struct RecordedConstraints: Decodable, Sendable {
  /// A constraint of the first item, such as `v.leading >= w.trailing + 10`.
  package struct Relation: Decodable, Sendable {
    package let name: String
    package let item: String
    package let attribute: String
    package let relation: String
    package let to: String?
    private let toAttribute: String?
    private let constant: Double?
    package var targetAttribute: String { toAttribute ?? attribute }
    package var points: Double { constant ?? 0 }
  }

  /// Required constraints that cannot hold together.
  package struct Conflict: Decodable, Sendable, CustomStringConvertible {
    package struct View: Decodable, Sendable {
      package let name: String
      package let `in`: String
    }

    package let name: String
    package let views: [View]
    package let constraints: [Relation]
    /// The name of the constraint that breaks.
    package let breaks: String
    /// x and width.
    package let frames: [String: [Double]]
    package var description: String { name }

    /// All orders of the constraints.
    package var orders: [[Relation]] { Self.orders(of: constraints) }

    private static func orders(of list: [Relation]) -> [[Relation]] {
      guard !list.isEmpty else { return [[]] }
      return list.indices.flatMap { index in
        var rest = list
        let first = rest.remove(at: index)
        return orders(of: rest).map { [first] + $0 }
      }
    }
  }

  /// A row in which priorities tie.
  package struct Tie: Decodable, Sendable, CustomStringConvertible {
    package struct View: Decodable, Sendable {
      package let natural: Double?
      package let width: Double?
      package let hugging: Double?
      package let lines: Int?
    }

    package let name: String
    package let views: [View]
    private let reversed: Bool?
    private let subviewsReversed: Bool?
    /// x and width.
    package let frames: [[Double]]
    package var description: String { name }
    /// True if the constraints were activated from the end to the start of the row.
    package var isReversed: Bool { reversed ?? false }
    /// True if the last view of the row is the first subview.
    package var hasSubviewsReversed: Bool { subviewsReversed ?? false }
  }

  private struct Systems<System: Decodable & Sendable>: Decodable, Sendable {
    let systems: [System]
  }

  private let conflicts: Systems<Conflict>
  private let ties: Systems<Tie>

  private static let all: RecordedConstraints? = {
    let file = RepositoryFiles.fixtures.appendingPathComponent("constraint-systems/recorded.json")
    return (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode(RecordedConstraints.self, from: $0)
    }
  }()

  /// The recorded conflicts; empty if the file cannot be read.
  package static let recordedConflicts = all?.conflicts.systems ?? []
  /// The recorded ties; empty if the file cannot be read.
  package static let recordedTies = all?.ties.systems ?? []
}
