import CompositionalDocuments
import UIKit

/// A collection view in a window that shows a case.
///
/// It uses Apple's public API alone, so that it asks the same questions of a device and of this
/// project's stand-in.
@MainActor public final class CaseHost: NSObject {
  /// The case.
  public let document: CaseDocument
  /// The collection view.
  public let collectionView: UICollectionView

  /// The number of items in each section now.
  var itemCounts: [Int]
  /// The data source of the last snapshot; nil while this host is the data source.
  var diffableSource: UICollectionViewDiffableDataSource<String, String>?

  private let window: UIWindow
  private let controller = UIViewController()
  private static let reuseIdentifier = "case"

  /// Creates a view of a case and lays it out where the case begins.
  ///
  /// - Parameter document: The case.
  public init(_ document: CaseDocument) {
    self.document = document
    itemCounts = document.itemCounts
    let bounds = CGRect(origin: .zero, size: document.environment.size)
    let layout = UICollectionViewCompositionalLayout.recorded(document.layout)
    window = UIWindow(frame: bounds)
    collectionView = UICollectionView(frame: bounds, collectionViewLayout: layout)
    super.init()
    register(in: layout)
    show()
  }

  private func register(in layout: UICollectionViewCompositionalLayout) {
    collectionView.register(CaseCell.self, forCellWithReuseIdentifier: Self.reuseIdentifier)
    for kind in document.layout.supplementaryKinds {
      collectionView.register(
        CaseView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: Self.reuseIdentifier)
    }
    for kind in document.layout.decorationKinds {
      layout.register(CaseView.self, forDecorationViewOfKind: kind)
    }
    collectionView.dataSource = self
  }

  private func show() {
    let environment = document.environment
    // The adjusted inset of a case, without what a system makes of a safe area that the inset contains.
    collectionView.contentInset = UIEdgeInsets(recorded: environment.adjustedContentInset)
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.preservesSuperviewLayoutMargins = false
    collectionView.insetsLayoutMarginsFromSafeArea = false
    collectionView.layoutMargins = UIEdgeInsets(recorded: environment.layoutMargins)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    collectionView.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    controller.traitOverrides.displayScale = environment.displayScale
    controller.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    window.rootViewController = controller
    window.makeKeyAndVisible()
    // The window of a device has a safe area of its own.
    let given = controller.view.safeAreaInsets
    let asked = environment.safeAreaInsets
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: asked.top - given.top, left: asked.left - given.left,
      bottom: asked.bottom - given.bottom, right: asked.right - given.right)
    // Only now, so that no cell is measured in a view of other insets.
    controller.view.addSubview(collectionView)
    collectionView.layoutIfNeeded()
    if let offset = document.contentOffset {
      collectionView.contentOffset = offset
      collectionView.layoutIfNeeded()
    }
  }

  /// Returns the measured size of an element; nil along an axis on which it does not size itself.
  private func preferredSize(of id: ElementID, in size: CGSize) -> PreferredSize {
    let estimated = document.layout.estimatedAxes(of: id)
    return document.measurement?.preferredSize(
      for: MeasurementProposal(
        id: id, size: size, measuresWidth: estimated.width, measuresHeight: estimated.height))
      ?? PreferredSize()
  }
}

extension CaseHost: UICollectionViewDataSource {
  /// Returns the number of sections of the case.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    itemCounts.count
  }

  /// Returns the number of items of a section of the case.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    itemCounts[section]
  }

  /// Returns a cell that answers the measured size of its item.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.reuseIdentifier, for: indexPath)
    (cell as? CaseCell)?.preferredSize = { [weak self] in
      self?.preferredSize(of: $0, in: $1) ?? PreferredSize()
    }
    return cell
  }

  /// Returns a view that answers the measured size of its element.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.reuseIdentifier, for: indexPath)
    (view as? CaseView)?.preferredSize = { [weak self] in
      self?.preferredSize(of: $0, in: $1) ?? PreferredSize()
    }
    return view
  }
}
