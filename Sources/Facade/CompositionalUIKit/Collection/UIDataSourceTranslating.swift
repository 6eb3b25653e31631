import Foundation

/// An object that translates between the places of the data and those on screen.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: AnyObject {
  /// Returns the index on screen of a section of the data.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// Returns the index in the data of a section on screen.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Returns the place on screen of an item of the data; nil for none.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Returns the place in the data of an item on screen; nil for none.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
}
