import Compositional
import Foundation

/// The rows of a table: their places, and the views of those in sight.
struct TableContent {
  /// The completion of a batch.
  struct Batch {
    /// The time until it is called, in seconds.
    var rest: Double
    let completion: () -> Void
  }

  /// True if all rows are to be made again by the next layout pass.
  var isReloading = true
  /// The row that the data source is asked to configure again; nil for none.
  var reconfigured: UITableViewCell?
  /// The layout of the rows; nil before it is prepared, and while it is measured.
  var layout: CollectionLayout?
  /// The number of rows of each section that the layout was prepared for.
  var counts: [Int] = []
  /// The headers and footers that a delegate or the titles of the data source made.
  var boundaries: [ElementID: UIView] = [:]
  /// The views of the elements in sight, those that were measured on the way there, and that of the next row
  /// in the direction of a scroll; only the first are subviews.
  var shown: [ElementID: UIView] = [:]
  /// The row that is made ahead; nil for none.
  var ahead: ElementID?
  /// The content offset of the last layout pass, in points.
  var lastOffset: CGFloat = 0
  /// The rows that wait for reuse, by identifier.
  var spare: [String: [UITableViewCell]] = [:]
  /// The makers of rows of registered classes, by identifier.
  var makers: [String: () -> UITableViewCell] = [:]
  /// The makers of headers and footers of registered classes, by identifier.
  var boundaryMakers: [String: () -> UITableViewHeaderFooterView] = [:]
  /// The selected rows, in the order of selection.
  var selection: [IndexPath] = []
  /// The completions of batches that are not over, in order.
  var batches: [Batch] = []
  /// True while rows are made and measured.
  var isMeasuring = false
  /// The changes of the batch that is open.
  var change = BatchUpdates()
  /// The number of batches that are open.
  var batchDepth = 0

  /// Returns the name of the header or footer of a section.
  static func boundary(_ kind: String, of section: Int) -> ElementID {
    .supplementary(kind: kind, section: section, item: 0)
  }
}

extension ElementID {
  /// The row; nil for a header or a footer.
  var row: IndexPath? {
    guard case .cell(let path) = self else { return nil }
    return IndexPath(row: path.item, section: path.section)
  }
}
