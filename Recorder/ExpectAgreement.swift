// One file for a test target of an app, beside CompositionalRecorder.swift: it compares what a collection view
// has placed with a layout. It runs on iOS over the real view, and on Linux over this project's.
#if canImport(UIKit)
  import Compositional
  import CompositionalDocuments
  import Testing
  import UIKit

  /// Fails the running test if a layout places an element elsewhere than a collection view.
  ///
  /// The failure has both frames of the first such element, and the steps to the frame of the layout. The
  /// layout gets the size, the insets, the traits and the item counts of the view. Elements that size
  /// themselves have the sizes that they have in the view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view, in a window.
  ///   - layout: The layout, prepared or not.
  ///   - tolerance: How much a number of a frame may differ, in points.
  ///   - sourceLocation: The place of the failure.
  /// - Complexity: O(items · log items)
  @MainActor func expectAgreement(
    of collectionView: UICollectionView, with layout: CollectionLayout, tolerance: CGFloat = 0.01,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      try QueryAnswer(json: collectionView.compositionalRecording())
        .checkAgreement(with: layout, tolerance: tolerance)
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
  }
#endif
