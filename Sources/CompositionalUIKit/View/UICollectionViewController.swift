import Compositional
import Foundation

/// What holds a collection view and the code about it.
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  /// Whether nothing stays selected when the view is shown again; kept, and without effect.
  open var clearsSelectionOnViewWillAppear = true
  private let initialLayout: UICollectionViewLayout

  /// Makes a controller whose collection view shows a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with an empty layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller with an empty layout; of the archive nothing is read.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The view of the controller, which is made when it is first asked for.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    collectionView?.collectionViewLayout ?? initialLayout
  }

  /// Makes the collection view, as large as the screen.
  open override func loadView() {
    let made = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
    made.delegate = self
    view = made
    made.dataSource = self
  }

  /// No items; to be overridden.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// No cell; to be overridden.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure(
      "\(type(of: self)) has items but no cells. Override collectionView(_:cellForItemAt:).")
  }

  /// One section; to be overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// An empty view; to be overridden.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView(frame: .zero)
  }
}
