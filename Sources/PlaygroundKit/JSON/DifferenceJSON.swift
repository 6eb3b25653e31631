import Compositional
import CompositionalInspection

extension DiffResult {
  /// The difference as JSON.
  var answer: JSONAnswer {
    func element(_ element: LayoutAttributes) -> JSONAnswer {
      .object([
        .init("id", .string(element.id.description)), .init("frame", .rect(element.frame)),
      ])
    }
    func state(_ element: LayoutAttributes) -> JSONAnswer {
      .object([
        .init("frame", .rect(element.frame)), .init("zIndex", .int(element.zIndex)),
        .init("alpha", .number(Double(element.alpha))), .init("isHidden", .bool(element.isHidden)),
      ])
    }
    let changes = difference.changes.map { change in
      JSONAnswer.object([
        .init("id", .string(change.id.description)),
        .init("movedBy", .point(change.movement)), .init("resizedBy", .size(change.growth)),
        .init("before", state(change.before)), .init("after", state(change.after)),
      ])
    }
    var members: [JSONAnswer.Member] = [
      PlaygroundCommand.answerVersion, .init("equal", .bool(isEqual)),
      .init("scope", .string(difference.scope.rawValue)),
    ]
    if let frames {
      members.append(
        .init(
          "frames",
          .object([
            .init("before", .int(frames.counts.0)), .init("after", .int(frames.counts.1)),
            .init("differing", .int(frames.differing)),
            .init("first", frames.first.map(JSONAnswer.int) ?? .null),
            .init("time", .number(frames.time)),
            .init("contentOffsets", .array([.point(frames.offsets.0), .point(frames.offsets.1)])),
          ])))
    }
    if let sizes = difference.contentSizes {
      members.append(.init("contentSizes", .array([.size(sizes.before), .size(sizes.after)])))
    }
    return .object(
      members + [
        .init("removed", .array(difference.removed.map(element))),
        .init("added", .array(difference.added.map(element))),
        .init("changed", .array(changes)), .init("unchanged", .int(difference.unchanged.count)),
      ])
  }
}
