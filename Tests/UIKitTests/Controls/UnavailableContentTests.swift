import Foundation
import Testing
import UIKit

/// Date pickers, and what a controller shows in place of content that is not there.
@MainActor
@Suite struct UnavailableContentTests {
  private final class Results: UIViewController {
    var isEmpty = true
    private(set) var updates = 0
    var retries = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      guard isEmpty else {
        contentUnavailableConfiguration = nil
        return
      }
      var made = UIContentUnavailableConfiguration.search()
      made.buttonProperties.primaryAction = UIAction(title: "Retry") { [weak self] _ in
        self?.retries += 1
      }
      contentUnavailableConfiguration = made
    }
  }

  private func views<View>(_ view: UIView, _ type: View.Type) -> [View] {
    ([view as? View].compactMap { $0 }) + view.subviews.flatMap { views($0, type) }
  }

  @Test func aControllerShowsThatNothingWasFound() throws {
    let controller = Results()
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    search.searchBar.text = "zebra"
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let shown = try #require(views(controller.view, UIContentUnavailableView.self).first)
    #expect(shown.frame == controller.view.bounds && controller.updates == 1)
    let texts = views(shown, UILabel.self).compactMap(\.text)
    #expect(texts.contains("No Results for “zebra”") && texts.contains("Retry"))
    let label = try #require(views(shown, UILabel.self).first)
    #expect(abs(label.convert(label.bounds, to: nil).midX - 196.5) < 0.5)
    views(shown, UIButton.self).first?.simulation.touch()
    #expect(controller.retries == 1)
    controller.isEmpty = false
    controller.setNeedsUpdateContentUnavailableConfiguration()
    window.layoutIfNeeded()
    #expect(controller.updates == 2 && shown.superview == nil)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    window.layoutIfNeeded()
    #expect(views(controller.view, UIActivityIndicatorView.self).count == 1)
  }

  /// Measured: a date 115 x 34.333, a time 70 x 36, a calendar 320 x 332.
  @Test func sizesAndDatesOfAPicker() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    #expect(picker.datePickerStyle == .compact)
    #expect(abs(picker.intrinsicContentSize.height - 34.333) < 0.001)
    #expect(picker.intrinsicContentSize.width == 115)
    picker.datePickerMode = .time
    #expect(picker.intrinsicContentSize == CGSize(width: 70, height: 36))
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 332))
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.sizeThatFits(.zero).height == 216)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let start = Date(timeIntervalSinceReferenceDate: 600)
    picker.minimumDate = start
    picker.maximumDate = start.addingTimeInterval(6000)
    picker.date = start.addingTimeInterval(-1)
    #expect(picker.date == start && changes == 0)
    picker.minuteInterval = 15
    picker.simulation.choose(Date(timeIntervalSinceReferenceDate: 2000))
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 1800) && changes == 1)
    picker.simulation.choose(start.addingTimeInterval(1e6))
    #expect(picker.date == picker.maximumDate && changes == 2)
  }
}
