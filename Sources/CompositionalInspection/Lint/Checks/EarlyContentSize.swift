import Compositional

/// CL035: the view shows all content before it is measured, so that a host that takes its length gets that of the estimates (rule 2.8.5).
enum EarlyContentSize: LintCheck {
  static let rule = LintRule(
    code: "CL035", severity: .note, title: "a content size before measuring",
    advice: "Measure the viewport first, and read the size of the content then.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let main = subject.layout.configuration.scrollDirection
    guard subject.measuring == .something, let viewport = subject.viewport,
      subject.layout.contentSize[main] <= viewport.size[main],
      let proposal = subject.layout.nextMeasurement(in: viewport)
    else { return [] }
    return [
      LintHit(
        path: "contentSize", id: proposal.id,
        message: "The view shows all content, which is " + points(subject.layout.contentSize[main])
          + " points long, and still contains unmeasured estimates.")
    ]
  }
}
