import CompositionalUIKit
import Testing

/// When a controller clears its selection, as recorded on iOS 26.1.
@MainActor
struct ClearedSelectionTests {
  private final class Items: UICollectionViewController {
    var calls: [String] = []

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }

    private func note(_ call: String) {
      calls.append("\(call) \(collectionView.indexPathsForSelectedItems?.count ?? 0)")
    }
  }

  /// Returns the calls of a controller that comes back, with the number of its selected items.
  private func calls(animated: Bool, clears: Bool = true) -> [String] {
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    items.clearsSelectionOnViewWillAppear = clears
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = items
    window.makeKeyAndVisible()
    items.collectionView.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    items.present(other, animated: false)
    items.calls = []
    items.dismiss(animated: animated)
    return items.calls
  }

  @Test func atOnce() {
    #expect(calls(animated: false) == ["willAppear 1", "isAppearing 0", "didAppear 0"])
  }

  @Test func withAnAnimation() {
    #expect(calls(animated: true).first == "willAppear 1")
    #expect(calls(animated: true).last == "didAppear 0")
  }

  @Test func notWithoutTheProperty() {
    #expect(calls(animated: false, clears: false).last == "didAppear 1")
  }
}
