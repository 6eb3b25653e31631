import Compositional
import Foundation

extension NSCollectionLayoutGroup {
  /// A row: subitems from the leading edge, the list repeated until the row is full.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - subitems: items and groups, at least one; they are copied.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .list(.horizontal), subitems)
  }

  /// A row of `count` equal slots; the subitem's own width is ignored.
  ///
  /// At Apple deprecated since iOS 16; nothing warns here.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - subitem: what stands in every slot; it is copied.
  ///   - count: the number of slots, at least one.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .counted(.horizontal, count), [subitem])
  }

  /// A row of `count` subitems, each with the size it names.
  ///
  /// At Apple since iOS 16.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - repeatingSubitem: what is repeated; it is copied.
  ///   - count: how often, at least once.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.horizontal, count), [repeatingSubitem])
  }

  /// A row of `count` subitems, by the name iOS 16.0 had for it.
  public class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: repeatingSubitem, count: count)
  }

  /// A column: subitems from the top, the list repeated until the column is full.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - subitems: items and groups, at least one; they are copied.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .list(.vertical), subitems)
  }

  /// A column of `count` equal slots; the subitem's own height is ignored.
  ///
  /// At Apple deprecated since iOS 16; nothing warns here.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - subitem: what stands in every slot; it is copied.
  ///   - count: the number of slots, at least one.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .counted(.vertical, count), [subitem])
  }

  /// A column of `count` subitems, each with the size it names.
  ///
  /// At Apple since iOS 16.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - repeatingSubitem: what is repeated; it is copied.
  ///   - count: how often, at least once.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.vertical, count), [repeatingSubitem])
  }

  /// A column of `count` subitems, by the name iOS 16.0 had for it.
  public class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: repeatingSubitem, count: count)
  }

  /// A group whose cells stand at frames of the user's own.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - itemProvider: gives the frames, in points from the group's outer corner, for an
  ///     environment whose container is the group.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(.init(asking: itemProvider)), [])
  }
}

extension CollectionLayoutCustomItemProvider {
  /// A provider of a closure of the user's own.
  init(asking itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider) {
    let closure = UserClosure(body: itemProvider)
    self.init({ closure.body($0) })
  }
}
