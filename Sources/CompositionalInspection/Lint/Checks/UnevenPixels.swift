@_spi(OpenChoices) import Compositional

/// CL045: iOS 14 keeps fractions of pixels and rounds each frame, so that equal gaps differ by a pixel (rule P2).
enum UnevenPixels: LintCheck {
  static let rule = LintRule(
    code: "CL045", severity: .note, title: "gaps that differ by a pixel in iOS 14",
    advice: "Accept the pixel, or choose insets and spacing so that the shares are whole pixels.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    guard subject.layout.quirks.contains(.iOS14Rounding) else { return [] }
    let grid = subject.layout.groundwork.resolver.grid
    return subject.nodes.compactMap { node in
      guard let axis = node.axis, let arrangement = node.trace?.arrangement,
        node.item.interItemSpacing?.isFlexible != true,
        node.item.subitems.allSatisfy({
          $0.edgeSpacing?.start(axis) == nil && $0.edgeSpacing?.end(axis) == nil
        })
      else { return nil }
      let spacing = Double(node.item.interItemSpacing?.spacing ?? 0)
      let subitems = arrangement.subitems
      var start = 0.0
      var gaps: [Double] = []
      for index in 0..<max(0, subitems.count - 1) {
        let length = subitems.distinct[subitems.distinctIndex(index)].size[axis]
        let next = start + length + spacing
        gaps.append(
          grid.plainlyNearest(next) - grid.plainlyNearest(start) - grid.plainlyNearest(length))
        start = next
      }
      guard let least = gaps.min(), let most = gaps.max(), most - least > 0.001 else { return nil }
      return LintHit(
        path: node.path, id: node.section.firstCell,
        message: "The spacing of the subitems is " + points(spacing) + ", but rounded to pixels "
          + "their gaps are " + points(least) + " to " + points(most) + " points.")
    }
  }
}
