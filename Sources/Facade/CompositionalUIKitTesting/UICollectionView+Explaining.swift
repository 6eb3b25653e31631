import Compositional
import CompositionalDocuments
import CompositionalInspection
import CompositionalUIKit
import Foundation

// What lint, explain and diagnostics say about the layout of a view, as the view is now.

extension ObjectSimulation where Base: UICollectionView {
  /// Explains the frame of a cell, step by step.
  ///
  /// The steps use what the view knows: its size and traits, the sizes that its cells prefer, the content
  /// offset and those of its rows.
  ///
  /// - Parameter indexPath: The index path of the item, visible or not.
  /// - Throws: `MissingElement` if there is no such item, or the layout is none of this library.
  /// - Complexity: O(sections + elements of the cell's group); for a flow layout O(sections + items of
  ///   the section).
  public func explanation(of indexPath: IndexPath) throws(MissingElement) -> Explanation {
    try explanation(of: .cell(ElementIndexPath(indexPath)))
  }

  /// Explains the frame of an element, step by step.
  ///
  /// - Parameter id: The identifier of the element, visible or not.
  /// - Throws: `MissingElement` if the element does not exist, or the layout is none of this library.
  /// - Complexity: As for a cell.
  public func explanation(of id: ElementID) throws(MissingElement) -> Explanation {
    switch base.collectionViewLayout {
    case let layout as UICollectionViewCompositionalLayout:
      if let solved = layout.solved { return try solved.explanation(of: id, in: base.viewport) }
    case let layout as UICollectionViewFlowLayout:
      if let frames = layout.preparedValue {
        return try frames.explanation(of: id, in: base.viewport)
      }
    default: break
    }
    throw MissingElement(
      id: id,
      found: "a \(Swift.type(of: base.collectionViewLayout)) in this view has no frames to explain")
  }

  /// Returns what will surprise in the layout of the view: problems of its description, and of a short
  /// simulation.
  ///
  /// Estimates count as measured, because the view measures its cells.
  ///
  /// - Returns: The findings, in the order of the table of checks; none for a layout that is none of this
  ///   library.
  /// - Complexity: O(sections), with the solve of a group for each different one; for a flow layout
  ///   O(items) of sections whose items have different sizes.
  public func lint() -> [LintFinding] {
    switch base.collectionViewLayout {
    case let layout as UICollectionViewCompositionalLayout:
      layout.solved?.lint(in: base.viewport, measuring: .something) ?? []
    case let layout as UICollectionViewFlowLayout: layout.preparedValue?.findings ?? []
    default: []
    }
  }

  /// The problems of the layout's description that UIKit would report, in order of sections; none for
  /// a layout that is no compositional one.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of diagnostics.
  public var diagnostics: [LayoutDiagnostic] {
    (base.collectionViewLayout as? UICollectionViewCompositionalLayout)?.diagnostics ?? []
  }
}
