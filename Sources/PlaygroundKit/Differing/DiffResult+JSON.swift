import Compositional
import CompositionalDocuments
import CompositionalInspection

extension DiffResult {
  /// The difference as JSON.
  var answer: JSONValue {
    var members: [JSONValue.Member] = [
      .answerVersion, .init("equal", .bool(isEqual)),
      .init("scope", .string(difference.scope.rawValue)),
    ]
    if let frames {
      members.append(
        .init(
          "frames",
          .object([
            .init("before", .integer(frames.counts.0)), .init("after", .integer(frames.counts.1)),
            .init("differing", .integer(frames.differing)),
            .init("first", frames.first.map(JSONValue.integer) ?? .null),
            .init("time", .number(frames.time)),
            .init("contentOffsets", .array([.point(frames.offsets.0), .point(frames.offsets.1)])),
          ])))
    }
    return .object(members + difference.answerMembers)
  }
}
