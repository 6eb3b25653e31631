import Compositional
import Foundation

// What a table answers about its rows.

extension UITableView {
  /// The cells in sight, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return shownRows.compactMap { shownCell($0) }
  }

  /// The rows in sight, from top to bottom; nil for none.
  ///
  /// Rows that have come into sight count at once; their cells are made by the next layout pass.
  public var indexPathsForVisibleRows: [IndexPath]? {
    let rows: [IndexPath]
    if let known = rowsInSight {
      rows = known
    } else {
      layoutIfNeeded()
      rows = shownRows
    }
    return rows.isEmpty ? nil : rows
  }

  private var shownRows: [IndexPath] {
    content.shown.filter { $0.value.superview === self }.keys.compactMap(\.row).sorted()
  }

  private func shownCell(_ row: IndexPath) -> UITableViewCell? {
    let cell = content.shown[.cell(ElementIndexPath(row))] as? UITableViewCell
    return cell?.superview === self ? cell : nil
  }

  /// Returns the cell of a row; nil if it is not in sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return shownCell(indexPath)
  }

  /// Returns the row of a cell; nil if it is not in sight.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    content.shown.first { $0.value === cell }?.key.row
  }

  /// Returns the row at a point of the content, in points; nil for none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?.first {
      rectForRow(at: $0).contains(point)
    }
  }

  /// Returns the rows that meet a rectangle of the content, in points; nil for none.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    layoutIfNeeded()
    let rows = content.layout?.attributes(in: rect.offsetBy(dx: 0, dy: -aboveRows))
      .compactMap(\.id.row).sorted()
    return rows?.isEmpty == false ? rows : nil
  }

  /// Returns the frame of a row, in content points; zero if there is no such row.
  ///
  /// - Complexity: O(log n) of the rows.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    rect(of: .cell(ElementIndexPath(indexPath)))
  }

  /// Returns the frame of the header of a section, in content points; zero for none.
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: TableContent.boundary(UICollectionView.elementKindSectionHeader, of: section))
  }

  /// Returns the frame of the footer of a section, in content points; zero for none.
  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: TableContent.boundary(UICollectionView.elementKindSectionFooter, of: section))
  }

  /// The height of the header that stays at the top while the rows of its section scroll, in points.
  func heldHeight(above row: IndexPath) -> CGFloat {
    style == .plain ? rectForHeader(inSection: row.section).height : 0
  }

  private var aboveRows: CGFloat { tableHeaderView?.frame.height ?? 0 }

  private func rect(of id: ElementID) -> CGRect {
    layoutIfNeeded()
    guard var frame = content.layout?.attributes(for: id)?.frame else { return .zero }
    frame.origin.y += aboveRows + padding(above: id)
    frame.size.height -= padding(above: id)
    return frame
  }
}
