import Compositional
import Foundation

// The headers and footers of sections.

extension UITableView {
  /// Returns the height that a header or footer is asked to have, in points; negative for its own.
  func boundaryHeight(_ id: ElementID) -> CGFloat {
    guard case .supplementary(let kind, let path) = id else { return 0 }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let standard = isHeader ? sectionHeaderHeight : sectionFooterHeight
    guard let delegate else { return standard }
    return isHeader
      ? delegate.tableView(self, heightForHeaderInSection: path.section)
      : delegate.tableView(self, heightForFooterInSection: path.section)
  }

  /// The room above a header or a footer, in points, which scrolls away above a header that stays at the top.
  func padding(above id: ElementID) -> CGFloat {
    guard case .supplementary(UICollectionView.elementKindSectionHeader, _) = id else { return 0 }
    let given = sectionHeaderTopPadding
    return given >= 0 && given <= .longest ? given : style == .plain ? 22 : 0
  }

  /// Makes the header or footer of a section, and returns true if there is one.
  func hasBoundary(_ kind: String, of section: Int) -> Bool {
    let id = TableContent.boundary(kind, of: section)
    let height = boundaryHeight(id)
    guard height != 0 else { return false }
    if content.boundaries[id] == nil { content.boundaries[id] = madeBoundary(kind, of: section) }
    // A group has room for a header that is asked to be so high, also without a view.
    return content.boundaries[id] != nil || (style != .plain && height > 0)
  }

  private func madeBoundary(_ kind: String, of section: Int) -> UIView? {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let given =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let given { return given }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  /// Returns the header of a section; nil if it is not in sight.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundary(UICollectionView.elementKindSectionHeader, section)
  }

  /// Returns the footer of a section; nil if it is not in sight.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundary(UICollectionView.elementKindSectionFooter, section)
  }

  private func boundary(_ kind: String, _ section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return content.shown[TableContent.boundary(kind, of: section)]
      as? UITableViewHeaderFooterView
  }

  public func register(
    _ aClass: UITableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    content.boundaryMakers[identifier] = aClass.map { type in
      { type.init(registeredAs: identifier) }
    }
  }

  /// Returns a header or footer of a registered class; nil if none is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    content.boundaryMakers[identifier]?()
  }

  /// Tells the delegate that a header or a footer appears or has left.
  func tellBoundary(_ view: UIView, _ id: ElementID, isShown: Bool) {
    guard case .supplementary(let kind, let path) = id, let delegate else { return }
    switch (kind == UICollectionView.elementKindSectionHeader, isShown) {
    case (true, true):
      delegate.tableView(self, willDisplayHeaderView: view, forSection: path.section)
    case (true, false):
      delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: path.section)
    case (false, true):
      delegate.tableView(self, willDisplayFooterView: view, forSection: path.section)
    case (false, false):
      delegate.tableView(self, didEndDisplayingFooterView: view, forSection: path.section)
    }
  }
}
