import Compositional
import CompositionalIsolation
import Foundation

/// A cell of the layout, with Apple's name and inheritance.
///
/// A mutable description that is converted to a `CollectionLayoutItem` where it is used. As in
/// UIKit, a group or section copies its items, so later changes have no effect there. Use
/// it from one thread at a time; no thread is checked.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size; its fractions are of the containing group, or of the section's container.
  public let layoutSize: NSCollectionLayoutSize
  /// The insets inside the slot, in points.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The spacing outside the slot; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  var anchored: [NSCollectionLayoutSupplementaryItem]

  /// Creates a cell.
  ///
  /// - Parameter layoutSize: The size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a cell with views anchored to it.
  ///
  /// - Parameters:
  ///   - layoutSize: The size.
  ///   - supplementaryItems: The views; they are copied.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    anchored = supplementaryItems.map { $0.copied() }
  }

  /// The views anchored to this item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { anchored }

  /// The item of the engine, with the properties set here.
  public var value: CollectionLayoutItem {
    var value = CollectionLayoutItem(layoutSize: layoutSize.value)
    write(to: &value)
    return value
  }

  /// Copies the properties common to items and groups to a value of the engine.
  func write(to value: inout CollectionLayoutItem) {
    value.contentInsets = contentInsets
    value.edgeSpacing = edgeSpacing?.value
    value.supplementaryItems = anchored.map(\.supplementaryValue)
  }

  /// The value of the most derived class, for equality, hash and description.
  var content: any Hashable { value }

  /// Returns a copy of the same class.
  func copied() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: anchored)
    copy.takeRoom(of: self)
    return copy
  }

  func takeRoom(of item: NSCollectionLayoutItem) {
    contentInsets = item.contentInsets
    edgeSpacing = item.edgeSpacing
  }

  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// Returns the same where Foundation copies the object, on any thread.
  @_disfavoredOverload
  @_implements(NSCopying,copy(with:))
  nonisolated public func _copyAnywhere(with zone: NSZone?) -> Any {
    withoutIsolation { UserClosure(body: copy(with: nil)) }.body
  }

  /// Returns true if the other object has the same class and content.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutItem, type(of: other) == type(of: self)
    else { return false }
    return withoutIsolation { AnyHashable(content) == AnyHashable(other.content) }
  }

  /// The hash of the compared properties.
  nonisolated open override var hash: Int {
    withoutIsolation { AnyHashable(content).hashValue }
  }

  /// The class and content.
  nonisolated open override var description: String {
    withoutIsolation { "<\(type(of: self)): \(content)>" }
  }
}
