import Compositional
import CompositionalInspection

extension LayoutDifference {
  /// The members of an answer after its scope, and after what a run adds.
  package var answerMembers: [JSONValue.Member] {
    typealias Member = JSONValue.Member
    var members: [Member] = []
    if let sizes = contentSizes {
      members.append(Member("contentSizes", .array([.size(sizes.before), .size(sizes.after)])))
    }
    return members + [
      Member("removed", .array(removed.map { Self.place($0) })),
      Member("added", .array(added.map { Self.place($0) })),
      Member("changed", .array(changes.map { Self.change($0) })),
      Member("unchanged", .integer(unchanged.count)),
    ]
  }

  private static func place(_ element: LayoutAttributes) -> JSONValue {
    .object([
      .init("id", .string(element.id.description)), .init("frame", .rect(element.frame)),
    ])
  }

  private static func change(_ change: Change) -> JSONValue {
    .object([
      .init("id", .string(change.id.description)),
      .init("movedBy", .point(change.movement)), .init("resizedBy", .size(change.growth)),
      .init("before", state(change.before)), .init("after", state(change.after)),
    ])
  }

  private static func state(_ element: LayoutAttributes) -> JSONValue {
    .object([
      .init("frame", .rect(element.frame)), .init("zIndex", .integer(element.zIndex)),
      .init("alpha", .number(Double(element.alpha))), .init("isHidden", .bool(element.isHidden)),
    ])
  }
}
