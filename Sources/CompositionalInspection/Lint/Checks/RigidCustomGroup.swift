import Compositional

/// CL010: the frames of a custom group are the same in a view of another width (rule 2.26).
enum RigidCustomGroup: LintCheck {
  static let rule = LintRule(
    code: "CL010", severity: .warning, title: "a custom group that does not follow the width",
    advice: "Compute the frames from the container of the environment.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let width = Double(subject.environment.container.contentSize.width)
    let groups = subject.nodes.filter {
      $0.customFrames?.isEmpty == false && !$0.item.layoutSize.widthDimension.isAbsolute
    }
    guard !groups.isEmpty, width.isFinite, width > 0 else { return [] }
    // The section provider may compute the frames, as for a waterfall, so it is asked as well.
    var others: [String: [Box]] = [:]
    for node in subject.resized(toWidth: width * 0.6 + 1).nodes {
      others[node.path] = node.customFrames
    }
    return groups.filter { others[$0.path] == $0.customFrames }.map { node in
      LintHit(
        path: node.path, id: node.section.firstCell,
        message: "The frames of the custom group are the same in a view of another width.")
    }
  }
}

extension LintSubject.Node {
  /// The frames of a custom group, in points from its corner; nil for what is none.
  fileprivate var customFrames: [Box]? {
    if case .custom(let frames)? = trace?.content { frames } else { nil }
  }
}
