import Foundation
import Testing
import UIKit

/// The questions that fields, search bars and rows ask their delegates.
@MainActor @Suite struct FieldAndRowCallTests {
  private final class Digits: NSObject, UITextFieldDelegate, UISearchBarDelegate {
    var ranges: [NSRange] = []
    var mayEnd = true
    var ended: [UITextField.DidEndEditingReason] = []

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      ranges.append(range)
      return string.allSatisfy(\.isNumber)
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { ended.append(reason) }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { mayEnd }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text.allSatisfy(\.isNumber) }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { mayEnd }
  }

  @Test func aFieldAsksForTheCharactersThatDiffer() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let (field, digits) = (UITextField(), Digits())
    window.addSubview(field)
    field.delegate = digits
    field.simulation.type("12")
    field.simulation.type("12a")
    #expect(field.text == "12")
    field.simulation.type("132")
    field.simulation.type("1")
    #expect(field.text == "1")
    #expect(
      digits.ranges == [
        NSRange(location: 0, length: 0), NSRange(location: 2, length: 0),
        NSRange(location: 1, length: 0), NSRange(location: 1, length: 2),
      ])
    // Ranges count UTF-16 units.
    field.text = "👍2"
    field.simulation.type("👍23")
    #expect(digits.ranges.last == NSRange(location: 3, length: 0))
  }

  @Test func aFieldThatMayNotEnd() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let (field, digits) = (UITextField(), Digits())
    window.addSubview(field)
    field.delegate = digits
    field.simulation.type("1")
    digits.mayEnd = false
    #expect(!field.resignFirstResponder() && field.isFirstResponder && digits.ended == [])
    #expect(!field.simulation.clear())
    field.clearButtonMode = .whileEditing
    #expect(!field.simulation.clear() && field.text == "1")
    digits.mayEnd = true
    #expect(field.simulation.clear() && field.text == "")
    #expect(field.resignFirstResponder() && digits.ended == [.committed])
  }

  @Test func aSearchBarAsksToo() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let (bar, digits) = (UISearchBar(), Digits())
    window.addSubview(bar)
    bar.delegate = digits
    bar.simulation.type("1")
    bar.simulation.type("1x")
    #expect(bar.text == "1")
    digits.mayEnd = false
    #expect(!bar.resignFirstResponder() && bar.isFirstResponder)
  }

  private final class Teller: NSObject, UITextFieldDelegate, UITextViewDelegate,
    UISearchBarDelegate
  {
    var calls: [String] = []
    var mayEnd = true

    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("field") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("no field") }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("text") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { mayEnd }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("bar") }
  }

  /// One view of a window is edited, whoever began it.
  @Test func codeBeginsEditingToo() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let (field, text, bar, teller) = (UITextField(), UITextView(), UISearchBar(), Teller())
    for view in [field, text, bar] { window.addSubview(view) }
    field.delegate = teller
    text.delegate = teller
    bar.delegate = teller
    #expect(field.becomeFirstResponder() && field.becomeFirstResponder())
    #expect(text.becomeFirstResponder() && !field.isFirstResponder)
    #expect(teller.calls == ["field", "no field", "text"])
    teller.mayEnd = false
    #expect(!bar.becomeFirstResponder() && text.isFirstResponder && !window.endEditing(true))
    teller.mayEnd = true
    #expect(bar.becomeFirstResponder() && teller.calls.last == "bar")
    #expect(window.endEditing(true) && !bar.isFirstResponder)
    field.isEnabled = false
    text.isEditable = false
    #expect(!field.becomeFirstResponder() && !text.becomeFirstResponder())
  }

  /// UISearchResultsUpdating: "when the search bar becomes the first responder".
  @Test func aSearchBeginsWithAnUpdate() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var texts: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text ?? "")
      }
    }
    let (search, updater) = (UISearchController(), Updater())
    search.searchResultsUpdater = updater
    search.searchBar.simulation.type("a")
    #expect(search.isActive && updater.texts == ["", "a"])
    search.searchBar.simulation.cancel()
    #expect(!search.isActive && updater.texts == ["", "a", ""])
    search.isActive = true
    #expect(search.searchBar.isFirstResponder && updater.texts.count == 4)
  }

  @Test func whatIsDisabledDoesNotAnswerTouches() {
    var calls = 0
    let (toggle, stepper, segments) = (
      UISwitch(), UIStepper(), UISegmentedControl(items: ["a", "b"])
    )
    for control in [toggle, stepper, segments] {
      control.isEnabled = false
      control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
    }
    toggle.simulation.touch()
    stepper.simulation.increment()
    segments.simulation.select(1)
    let item = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in calls += 1 })
    item.isEnabled = false
    item.simulation.touch()
    #expect(calls == 0 && !toggle.isOn && stepper.value == 0 && segments.selectedSegmentIndex == -1)
    item.isEnabled = true
    item.simulation.touch()
    #expect(calls == 1)
  }

  private final class Rows: UITableViewController {
    var calls: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = indexPath.row == 0 ? .detailButton : .disclosureIndicator
      return cell
    }
    override func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { calls.append("details \(indexPath.row)") }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row == 1 }
    override func tableView(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) { calls.append("perform \(indexPath.row)") }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, view, end in
          calls.append(view is UITableViewCell ? "flag" : "no row")
          end(true)
        }
      ])
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      calls.append("begin \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      calls.append("end \(indexPath?.row ?? -1)")
    }
  }

  @Test func rowsTellOfTouchesAndSwipes() {
    let screen = Screen(Rows(style: .plain))
    let table: UITableView = screen.controller.tableView
    #expect(table.simulation.touchAccessory(at: [0, 0]))
    #expect(!table.simulation.touchAccessory(at: [0, 1]))
    table.simulation.tapRow(at: [0, 0])
    table.simulation.tapRow(at: [0, 1])
    let actions = table.simulation.swipe(at: [0, 2])
    #expect(actions?.actions.first?.simulation.perform() == true)
    #expect(
      screen.controller.calls == [
        "details 0", "select 0", "select 1", "perform 1", "begin 2", "flag", "end 2",
      ])
  }

  @Test func aSheetTellsBeforeItGoes() {
    final class Teller: UIViewController, UIAdaptivePresentationControllerDelegate {
      var calls: [String] = []
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append(presentedViewController == nil ? "late" : "will")
      }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did")
      }
    }
    let screen = Screen(Teller())
    let sheet = UIViewController()
    sheet.sheetPresentationController?.delegate = screen.controller
    screen.controller.present(sheet, animated: false)
    #expect(sheet.simulation.pullDown() && screen.controller.calls == ["will", "did"])
  }

  /// Lines that break between characters are not measured, and headers do not shrink to their content.
  @Test func whatIsNotMeasuredIsRecorded() {
    UILabel().lineBreakMode = .byCharWrapping
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.contentHuggingElements = [.supplementaryHeader]
    let names = UIKitSimulation.inertCalls.map(\.name)
    #expect(names.contains("UILabel.lineBreakMode"))
    #expect(names.contains("UICollectionLayoutListConfiguration.contentHuggingElements"))
  }
}
