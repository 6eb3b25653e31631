import Compositional

// Sections whose items are an outline that opens and closes.

/// A data source whose items may have others below them.
@MainActor protocol OutlineSource: AnyObject {
  /// Returns true if the items below an item are shown.
  func isExpanded(at indexPath: IndexPath) -> Bool
  /// Expands or collapses an item as a touch does.
  func toggleExpansion(at indexPath: IndexPath) -> Bool
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  func isExpanded(at indexPath: IndexPath) -> Bool {
    guard !outlines.isEmpty, let item = itemIdentifier(for: indexPath) else { return false }
    return outlines.values.contains { $0.contains(item) && $0.isExpanded(item) }
  }

  func toggleExpansion(at indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).map(toggleExpansion) ?? false
  }
}

extension UICollectionViewDiffableDataSource {
  /// The closures that follow the items that the user expands and collapses.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Returns true if an item may be expanded; nil for always.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns true if an item may be collapsed; nil for always.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the outline below an item that is expanded; nil for what the outline has.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// The closures that follow the items that the user moves.
  public struct ReorderingHandlers {
    /// Returns true if an item may be moved; nil for never.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data takes the new place of an item.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the data has taken the new place of an item.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// Replaces the items of a section by an outline, of which the visible items are shown.
  ///
  /// - Parameters:
  ///   - snapshot: The outline.
  ///   - section: The section; it is appended if it is not in the data.
  ///   - animatingDifferences: Has no effect.
  ///   - completion: A closure, called before this returns.
  /// - Complexity: O(*n*), where *n* is the number of items of the section.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    // The items are compared with those of before by identity, so all may be set anew.
    let new = snapshot.visibleItems
    let elsewhere = new.filter { whole.sectionIdentifier(containingItem: $0) != nil }
    whole.deleteItems(
      Array(Set(whole.itemIdentifiers(inSection: section)).union(elsewhere)))
    whole.appendItems(new, toSection: section)
    let old = outlines[section]
    outlines[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    for item in new where old?.contains(item) == true {
      guard old?.isExpanded(item) != snapshot.isExpanded(item) else { continue }
      cell(of: item)?.setNeedsUpdateConfiguration()
    }
  }

  /// Returns the outline of a section; without one, its items at the top level.
  public func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    let whole = snapshot()
    if whole.indexOfSection(section) != nil {
      flat.append(whole.itemIdentifiers(inSection: section))
    }
    return flat
  }

  fileprivate func toggleExpansion(of item: ItemIdentifierType) -> Bool {
    guard let (section, outline) = outlines.first(where: { $0.value.contains(item) }) else {
      return false
    }
    var changed = outline
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return true }
      handlers.willCollapseItem?(item)
      changed.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return false }
      handlers.willExpandItem?(item)
      if let below = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        changed.replace(childrenOf: item, using: below)
      }
      changed.expand([item])
    }
    apply(changed, to: section)
    return changed.isExpanded(item)
  }
}

extension UICollectionViewDiffableDataSource: SimulatedObject {}

extension ObjectSimulation {
  /// Expands or collapses an item of an outline, as a touch of its disclosure does; the handlers are
  /// called.
  ///
  /// - Parameter item: An item of an outline.
  /// - Returns: True if the item is expanded now.
  @discardableResult
  public func toggleExpansion<Section, Item>(of item: Item) -> Bool
  where Base: UICollectionViewDiffableDataSource<Section, Item> {
    base.toggleExpansion(of: item)
  }
}
