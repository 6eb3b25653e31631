import Compositional

/// CL041: insets of the view at the sides make it scroll sideways, because the layout is as wide as the view without them (rule 2.1.1).
enum SidewaysInset: LintCheck {
  static let rule = LintRule(
    code: "CL041", severity: .warning, title: "a content inset that lets a list scroll sideways",
    advice: "Give the insets to the sections instead of the view.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    guard let viewport = subject.viewport else { return [] }
    let cross = subject.layout.configuration.scrollDirection.perpendicular
    let all = viewport.adjustedContentInset
    let safe = subject.environment.safeAreaInsets
    let inset = all.low(cross) + all.high(cross) - safe.low(cross) - safe.high(cross)
    let content = Double(subject.layout.contentSize[cross])
    let view = Double(viewport.size[cross])
    // Content that is wider than the view by itself has a finding of its own.
    guard inset > 0.5, content <= view + 0.5, content + inset > view + 0.5 else { return [] }
    return [
      LintHit(
        path: "contentInset",
        message: "The content is " + points(content) + " points " + cross.extentAdjective
          + ", with the content inset " + points(content + inset) + ", but the view has "
          + points(view) + ", so it scrolls on both axes.")
    ]
  }
}

extension LayoutAxis {
  /// The adjective of a length along the axis.
  fileprivate var extentAdjective: String { self == .horizontal ? "wide" : "high" }
}
