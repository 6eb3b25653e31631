import Foundation

extension UICollectionViewDataSource {
  /// The methods of the same name, for calls with a question mark.
  @_disfavoredOverload
  public var numberOfSections: _UICollectionViewDataSourceNumberOfSections? {
    _UICollectionViewDataSourceNumberOfSections(delegate: self)
  }

  /// The methods of the same name, for calls with a question mark.
  @_disfavoredOverload
  public var collectionView: _UICollectionViewDataSourceCollectionView? {
    _UICollectionViewDataSourceCollectionView(delegate: self)
  }

  /// The methods of the same name, for calls with a question mark.
  @_disfavoredOverload
  public var indexTitles: _UICollectionViewDataSourceIndexTitles? {
    _UICollectionViewDataSourceIndexTitles(delegate: self)
  }
}

/// Optional methods of ``UICollectionViewDataSource``, for calls with a question mark.
///
/// Not part of UIKit.
@preconcurrency @MainActor
public struct _UICollectionViewDataSourceNumberOfSections {
  fileprivate let delegate: any UICollectionViewDataSource

  @discardableResult
  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    delegate.numberOfSections(in: collectionView)
  }
}

/// Optional methods of ``UICollectionViewDataSource``, for calls with a question mark.
///
/// Not part of UIKit.
@preconcurrency @MainActor
public struct _UICollectionViewDataSourceCollectionView {
  fileprivate let delegate: any UICollectionViewDataSource

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    delegate.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    delegate.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    delegate.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }
}

/// Optional methods of ``UICollectionViewDataSource``, for calls with a question mark.
///
/// Not part of UIKit.
@preconcurrency @MainActor
public struct _UICollectionViewDataSourceIndexTitles {
  fileprivate let delegate: any UICollectionViewDataSource

  @discardableResult
  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    delegate.indexTitles(for: collectionView)
  }
}

extension UICollectionViewDataSourcePrefetching {
  /// The methods of the same name, for calls with a question mark.
  @_disfavoredOverload
  public var collectionView: _UICollectionViewDataSourcePrefetchingMethods? {
    _UICollectionViewDataSourcePrefetchingMethods(delegate: self)
  }
}

/// Optional methods of ``UICollectionViewDataSourcePrefetching``, for calls with a question mark.
///
/// Not part of UIKit.
@preconcurrency @MainActor
public struct _UICollectionViewDataSourcePrefetchingMethods {
  fileprivate let delegate: any UICollectionViewDataSourcePrefetching

  public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    delegate.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}
