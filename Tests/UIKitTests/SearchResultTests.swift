import Testing
import UIKit

/// A search shows its results over the screen, and its field has the text of the bar.
@MainActor @Suite struct SearchResultTests {
  private final class Results: UIViewController {
    var calls: [String] = []
    override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
  }

  @Test func resultsAreShownWhileThereIsAText() {
    let (list, results) = (UIViewController(), Results())
    let search = UISearchController(searchResultsController: results)
    list.navigationItem.searchController = search
    let screen = Screen(UINavigationController(rootViewController: list))
    search.isActive = true
    #expect(!results.isViewLoaded)
    search.searchBar.simulation.type("k")
    screen.window.layoutIfNeeded()
    #expect(results.view.window === screen.window && results.view.frame == list.view.bounds)
    #expect(results.view.safeAreaInsets.top == list.view.safeAreaInsets.top)
    #expect(results.parent === search && results.presentingViewController === list)
    #expect(results.navigationController == nil && results.calls == ["appeared"])
    search.searchBar.simulation.type("")
    #expect(results.view.window == nil && results.calls == ["appeared", "disappeared"])
    search.showsSearchResultsController = true
    #expect(results.view.window === screen.window)
    search.searchBar.simulation.cancel()
    #expect(results.view.window == nil && results.parent == nil && !search.isActive)
  }

  @Test func resultsBelowABarInAView() {
    let (list, results) = (UIViewController(), UIViewController())
    let search = UISearchController(searchResultsController: results)
    list.view.addSubview(search.searchBar)
    let screen = Screen(list)
    search.searchBar.simulation.type("k")
    #expect(results.view.superview === list.view && screen.controller === list)
  }

  @Test func theFieldHasTheTextOfTheBar() {
    let bar = UISearchBar()
    #expect(bar.text == nil && bar.placeholder == nil)
    bar.placeholder = "Name"
    bar.text = "k"
    #expect(bar.searchTextField.placeholder == "Name" && bar.searchTextField.text == "k")
    var texts: [String?] = []
    bar.searchTextField.addAction(
      UIAction { texts.append(($0.sender as? UITextField)?.text) }, for: .editingChanged)
    bar.simulation.type("ke")
    bar.searchTextField.simulation.type("key")
    #expect(bar.text == "key" && texts == ["ke", "key"])
  }
}
