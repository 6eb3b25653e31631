import Compositional
import Foundation

/// A cell of the layout, with Apple's name and inheritance.
///
/// It holds what can be changed and becomes a `CollectionLayoutItem` where it is used. As at Apple,
/// what takes an item copies it, so that later changes of it have no effect there. It belongs to
/// no actor and is to be used from one place at a time.
public class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size; its fractions are of the containing group, or of the section's container.
  public let layoutSize: NSCollectionLayoutSize
  /// The room inside the slot, in points.
  public var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The room outside the slot; nil is none.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  var anchored: [NSCollectionLayoutSupplementaryItem]

  /// Makes a cell.
  ///
  /// - Parameter layoutSize: its size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes a cell with views anchored to it.
  ///
  /// - Parameters:
  ///   - layoutSize: its size.
  ///   - supplementaryItems: the views, which are copied.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    anchored = supplementaryItems.map { $0.copied() }
  }

  /// The views anchored to this item.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { anchored }

  /// The item of the engine: a cell with what was set.
  public var value: CollectionLayoutItem {
    var value = CollectionLayoutItem(layoutSize: layoutSize)
    write(to: &value)
    return value
  }

  /// Sets what all items and groups have in a value of the engine.
  func write(to value: inout CollectionLayoutItem) {
    value.contentInsets = contentInsets
    value.edgeSpacing = edgeSpacing
    value.supplementaryItems = anchored.map(\.supplementaryValue)
  }

  /// What equality compares and the description tells: the value of the most derived class.
  var content: any Hashable { value }

  /// A copy of the same class.
  func copied() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: anchored)
    copy.takeRoom(of: self)
    return copy
  }

  func takeRoom(of item: NSCollectionLayoutItem) {
    contentInsets = item.contentInsets
    edgeSpacing = item.edgeSpacing
  }

  /// Makes a copy.
  public func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// Whether the other is of the same class and says the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutItem, type(of: other) == type(of: self)
    else { return false }
    return AnyHashable(content) == AnyHashable(other.content)
  }

  /// Hashes what equality compares.
  public override var hash: Int { AnyHashable(content).hashValue }

  /// The class and what was set.
  public override var description: String { "<\(type(of: self)): \(content)>" }
}
