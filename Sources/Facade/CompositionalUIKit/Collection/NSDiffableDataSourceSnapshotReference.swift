import Foundation

/// A snapshot whose identifiers have no types, as frameworks in Objective-C make it.
public final class NSDiffableDataSourceSnapshotReference: NSObject {
  /// The identifiers of the sections, in order.
  public private(set) var sectionIdentifiers: [AnyHashable] = []
  private var items: [AnyHashable: [AnyHashable]] = [:]

  /// The identifiers of the items, in order.
  public var itemIdentifiers: [AnyHashable] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { itemIdentifiers.count }

  public func appendSections(withIdentifiers sectionIdentifiers: [AnyHashable]) {
    self.sectionIdentifiers += sectionIdentifiers
  }

  /// Appends items to the last section.
  public func appendItems(withIdentifiers identifiers: [AnyHashable]) {
    guard let last = sectionIdentifiers.last else {
      preconditionFailure("There is no section to append items to; append one first.")
    }
    items[last, default: []] += identifiers
  }
}
