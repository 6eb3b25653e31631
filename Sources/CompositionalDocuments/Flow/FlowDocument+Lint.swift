import Compositional
import CompositionalInspection

extension FlowDocument {
  /// Returns what will surprise in the layout, measured as the view shows it.
  ///
  /// - Throws: ``DocumentError`` if the layout is too large.
  /// - Complexity: O(items) of sections whose items have different sizes
  public func lint() throws(DocumentError) -> [LintFinding] { try FlowView(self).frames.findings }
}

extension PreparedFlowLayout {
  /// The items that are longer than their lines, as findings.
  package var findings: [LintFinding] {
    longItems.map { item in
      LintFinding(
        code: "itemLongerThanLine", severity: .warning, path: path(of: item),
        id: .cell(section: item.section, item: item.item), message: item.message,
        advice: LongFlowItem.advice)
    }
  }

  /// Returns the place of the size of an item in a document.
  private func path(of item: LongFlowItem) -> String {
    let count = layout.sections.count
    guard count > 0, !layout.sections[item.section % count].itemSizes.isEmpty else {
      return "flowLayout"
    }
    return "flowLayout.sections[\(item.section % count)].itemSizes"
  }
}
