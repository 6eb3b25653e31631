import Compositional

/// CL063: cells end behind the content, so that one cannot scroll to their ends.
enum CellsBeyondContent: LintCheck {
  static let rule = LintRule(
    code: "CL063", severity: .warning, title: "cells that end below the content",
    advice: "Give the last section an inset as long, or the group the length of its items.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let layout = subject.layout
    let main = layout.configuration.scrollDirection
    let content = layout.groundwork.contentSize[main]
    // The last section that shows something; those before are followed by others.
    guard
      let index = (0..<layout.groundwork.sectionCount).suffix(20).last(where: {
        layout.length(ofSection: $0) > 0
      }), let section = layout.groundwork(ofSection: index), section.geometry.allGroups > 0
    else { return [] }
    let geometry = section.geometry
    let isRow = geometry.room.advance != main
    let groups =
      isRow ? 0..<min(geometry.allGroups, 20) : geometry.allGroups - 1..<geometry.allGroups
    let end = groups.reduce(-Double.infinity) { end, index in
      let group = geometry.placedGroup(index)
      return group.template.cells.reduce(end) {
        max($0, section.start + group.corner[main] + $1.frame.max(main))
      }
    }
    guard end > content + 0.5 else { return [] }
    return [
      LintHit(
        path: "sections[" + String(index) + "].group",
        id: .cell(section: index, item: geometry.placedGroup(groups.upperBound - 1).firstItem),
        message: "The last cells end at " + points(end) + " points, but the content at "
          + points(content) + ", so " + points(end - content) + " points cannot be scrolled to.")
    ]
  }
}
