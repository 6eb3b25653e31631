import Compositional
import CompositionalInspection

/// The difference between what an app showed and what a layout places.
public struct LayoutDisagreement: Error, Hashable, Sendable, CustomStringConvertible {
  /// The names of the elements that the layout places elsewhere, or not at all, in the order of the
  /// answer.
  public let elements: [ElementID]
  /// The first of them with both frames, the steps to the frame of the layout, and the number of the
  /// others.
  public let description: String
}

extension QueryAnswer {
  /// Reads an answer from a JSON text.
  ///
  /// - Parameter text: The JSON text, such as a recording of an app.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(json text: String) throws(DocumentError) { try self.init(json: Array(text.utf8)) }

  /// Checks that a layout places every element where this answer has it.
  ///
  /// The layout gets the view and the data of the answer. Elements that size themselves prefer the sizes
  /// that they have in the answer.
  ///
  /// - Parameters:
  ///   - layout: The layout, prepared or not.
  ///   - tolerance: How much a number of a frame may differ, in points.
  /// - Throws: ``LayoutDisagreement`` if an element is elsewhere, or missing.
  /// - Complexity: O(elements · log elements)
  public func checkAgreement(
    with layout: CollectionLayout, tolerance: CGFloat = 0.01
  ) throws(LayoutDisagreement) {
    let solved = solved(layout)
    var viewport = Viewport(
      contentOffset: contentOffset, size: visibleRect.size,
      adjustedContentInset: environment?.adjustedContentInset ?? .zero)
    // The frames of rows are compared as they are before these scroll.
    viewport.orthogonalOffsets = [:]
    var wrong: [ElementID] = []
    var text = ""
    for element in restingElements where !element.id.isListBackground {
      let expected = element.frame
      let placed = solved.attributes(for: element.id, at: viewport)?.frame
      if let placed, placed.isNear(expected, tolerance) { continue }
      wrong.append(element.id)
      guard wrong.count == 1 else { continue }
      text = element.id.description + ": expected " + expected.words + ", got "
      text += placed.map { $0.words } ?? "nothing"
      do throws(MissingElement) {
        text += "\n\n" + (try solved.explanation(of: element.id, in: viewport)).description
      } catch {
        text += "; " + error.description
      }
    }
    guard !wrong.isEmpty else { return }
    if wrong.count > 1 {
      text +=
        "\n\nOf " + String(elements.count) + " elements " + String(wrong.count)
        + " differ."
    }
    throw LayoutDisagreement(elements: wrong, description: text)
  }

  /// The layout in the view of this answer, with the sizes that elements have in it.
  private func solved(_ layout: CollectionLayout) -> CollectionLayout {
    var layout = layout
    let counts = itemCounts ?? seenCounts
    layout.prepare(
      itemCounts: counts,
      in: environment?.layoutEnvironment ?? CollectionLayoutEnvironment(size: visibleRect.size))
    let measurer = elements.measurer
    var everything = Viewport(contentOffset: CGPoint(x: 0, y: 0), size: contentSize)
    // A second look finds what the sizes of the first have moved into the content.
    for _ in 0..<2 {
      everything.size.width = max(layout.contentSize.width, contentSize.width)
      everything.size.height = max(layout.contentSize.height, contentSize.height)
      layout.measure(in: everything, keeping: nil, with: measurer, atMost: elements.count)
    }
    return layout
  }

  /// The number of items of each section as far as the cells tell it.
  private var seenCounts: [Int] {
    var counts: [Int] = []
    for element in elements where element.category == .cell {
      let path = element.indexPath
      guard path.section < DocumentBounds.sections, path.item < DocumentBounds.items else {
        continue
      }
      while counts.count <= path.section { counts.append(0) }
      counts[path.section] = max(counts[path.section], path.item + 1)
    }
    return counts
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect, _ tolerance: CGFloat) -> Bool {
    abs(origin.x - other.origin.x) <= tolerance && abs(origin.y - other.origin.y) <= tolerance
      && abs(size.width - other.size.width) <= tolerance
      && abs(size.height - other.size.height) <= tolerance
  }

  fileprivate var words: String {
    "\(points: origin.x), \(points: origin.y), \(points: size.width) x \(points: size.height)"
  }
}
