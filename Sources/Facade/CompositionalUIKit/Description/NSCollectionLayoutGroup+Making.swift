import Compositional
import Foundation

extension NSCollectionLayoutGroup {
  /// Returns a row of subitems from the leading edge, repeated until the row is full.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitems: The items and groups, at least one; they are copied.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .list(.horizontal), subitems)
  }

  /// Returns a row of `count` equal slots; the subitem's own width is ignored.
  ///
  /// UIKit deprecates it since iOS 16; it does not warn here.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item or group of every slot; it is copied.
  ///   - count: The number of slots, at least one.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .counted(.horizontal, count), [subitem])
  }

  /// Returns a row of `count` subitems, each with its own size.
  ///
  /// UIKit has it since iOS 16.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - repeatingSubitem: The item or group to repeat; it is copied.
  ///   - count: The number of subitems, at least one.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.horizontal, count), [repeatingSubitem])
  }

  /// Returns a row of `count` subitems, with the name of iOS 16.0.
  public class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: repeatingSubitem, count: count)
  }

  /// Returns a column of subitems from the top, repeated until the column is full.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitems: The items and groups, at least one; they are copied.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .list(.vertical), subitems)
  }

  /// Returns a column of `count` equal slots; the subitem's own height is ignored.
  ///
  /// UIKit deprecates it since iOS 16; it does not warn here.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item or group of every slot; it is copied.
  ///   - count: The number of slots, at least one.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .counted(.vertical, count), [subitem])
  }

  /// Returns a column of `count` subitems, each with its own size.
  ///
  /// UIKit has it since iOS 16.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - repeatingSubitem: The item or group to repeat; it is copied.
  ///   - count: The number of subitems, at least one.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.vertical, count), [repeatingSubitem])
  }

  /// Returns a column of `count` subitems, with the name of iOS 16.0.
  public class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: repeatingSubitem, count: count)
  }

  /// Returns a group whose cells have frames from a closure.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - itemProvider: A closure that returns the frames, in points from the group's outer corner,
  ///     for an environment whose container is the group.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(.init(asking: itemProvider)), [])
  }
}

extension CollectionLayoutCustomItemProvider {
  /// Creates a provider from a user's closure.
  package init(asking itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider) {
    let closure = UserClosure(body: itemProvider)
    self.init({ environment in closure.body(environment).map { $0.value } })
  }
}
