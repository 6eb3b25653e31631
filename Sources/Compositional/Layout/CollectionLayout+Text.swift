// Layouts and viewports as short texts, for `print`.

extension CollectionLayout: CustomStringConvertible {
  /// The data, the size of the content and that of the view, in a line.
  ///
  /// - Complexity: O(sections)
  public var description: String {
    guard let environment else { return "a layout that is not prepared" }
    let (content, view) = (contentSize, environment.container.contentSize)
    let count = diagnostics.count
    return "\(Self.dataText(itemCounts)), content \(points: content.width) x "
      + "\(points: content.height) in a view of \(points: view.width) x \(points: view.height)"
      + (count == 0 ? "" : ", \(count) \(count == 1 ? "diagnostic" : "diagnostics")")
  }

  /// Returns the number of sections and items, such as `2 sections, 40 items`.
  package static func dataText(_ itemCounts: [Int]) -> String {
    let items = itemCounts.reduce(0) { sum, count in
      let (result, isTooLarge) = sum.addingReportingOverflow(count)
      return isTooLarge ? .max : result
    }
    return "\(itemCounts.count) \(itemCounts.count == 1 ? "section" : "sections"), "
      + "\(items) \(items == 1 ? "item" : "items")"
  }
}

extension Viewport: CustomStringConvertible {
  /// The size and the offset, then insets and scrolled rows, such as `390 x 844 at 0, 1278`.
  public var description: String {
    var text =
      "\(points: size.width) x \(points: size.height) at \(points: contentOffset.x), "
      + "\(points: contentOffset.y)"
    if adjustedContentInset != .zero { text += ", insets \(adjustedContentInset)" }
    for (section, offset) in orthogonalOffsets.sorted(by: { $0.key < $1.key }) {
      text += ", row \(section) at \(points: offset)"
    }
    return text
  }
}
