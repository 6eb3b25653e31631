import Testing
import UIKit

/// Delegates of bars, fields, tables and containers are called with a question mark, as tests of
/// apps do.
@MainActor
@Suite struct OptionalMethodTests {
  private final class Screen: UIViewController, UISearchBarDelegate, UITextFieldDelegate,
    UITableViewDelegate, UITableViewDataSource, UINavigationControllerDelegate,
    UICollectionViewDelegate
  {
    let searchBar = UISearchBar(frame: .zero)
    let tableView = UITableView(frame: .zero)
    var calls: [String] = []

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("search \(searchText)")
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("button") }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("row \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { calls.append("show \(animated)") }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }

    func configure() { searchBar.delegate = self }
  }

  private let screen = Screen()

  @Test func barsAndFields() {
    screen.configure()
    let bar = screen.searchBar
    bar.delegate?.searchBar?(bar, textDidChange: "cats")
    bar.delegate?.searchBarSearchButtonClicked?(bar)
    bar.delegate?.searchBarCancelButtonClicked?(bar)
    #expect(screen.calls == ["search cats", "button"])
    let field = UITextField(frame: .zero)
    field.delegate = screen
    #expect(field.delegate?.textFieldShouldReturn?(field) == false)
    #expect(field.delegate?.textFieldShouldBeginEditing?(field) == true)
  }

  @Test func tablesAndContainers() {
    let table = screen.tableView
    table.dataSource = screen
    #expect(table.dataSource?.numberOfSections?(in: table) == 1)
    let delegate: any UITableViewDelegate = screen
    delegate.tableView?(table, didSelectRowAt: IndexPath(row: 2, section: 0))
    let navigation = UINavigationController()
    navigation.delegate = screen
    navigation.delegate?.navigationController?(navigation, willShow: screen, animated: true)
    #expect(screen.calls == ["row 2", "show true"])
  }

  @Test func scrollViews() {
    let plain = UIScrollView(frame: .zero)
    plain.delegate = screen
    plain.delegate?.scrollViewDidScroll?(plain)
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.delegate = screen
    view.delegate?.scrollViewDidScroll?(view)
    #expect(screen.calls == ["scroll", "scroll"])
    let path = IndexPath(item: 0, section: 0)
    #expect(view.delegate?.collectionView?(view, shouldSelectItemAt: path) == true)
  }

  /// A field has the text size of its traits, as a label has.
  @Test func fieldsFollowTheTextSize() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let field = UITextField(frame: .zero)
    window.addSubview(field)
    field.font = .preferredFont(forTextStyle: .body)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(field.font?.pointSize == 17)
    field.adjustsFontForContentSizeCategory = true
    #expect(field.font?.pointSize == 33)
  }
}
