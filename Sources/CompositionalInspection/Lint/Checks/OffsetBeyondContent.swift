import Compositional

/// CL008: the content offset is beyond the content, so that a view would bounce back.
enum OffsetBeyondContent: LintCheck {
  static let rule = LintRule(
    code: "CL008", severity: .warning, title: "an offset beyond the content",
    advice: "Scroll to an offset from the start to the end of the content.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    guard let viewport = subject.viewport else { return [] }
    let content = subject.layout.contentSize
    let inset = viewport.adjustedContentInset
    return LayoutAxis.allCases.compactMap { axis in
      let offset = viewport.contentOffset[axis]
      let least = -inset.low(axis)
      let most = max(least, content[axis] + inset.high(axis) - viewport.size[axis])
      guard offset < least - 0.5 || offset > most + 0.5 else { return nil }
      return LintHit(
        path: "contentOffset",
        message: "The offset " + axis.positionName + " is " + points(offset)
          + ", but the content allows " + points(least) + " to " + points(most) + ".")
    }
  }
}
