import Testing
import UIKit

/// Calls of controls, with the effect that a test can see.
@MainActor @Suite struct ControlCallTests {
  @Test func segments() {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    control.selectedSegmentIndex = 1
    control.setWidth(80, forSegmentAt: 2)
    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    #expect(control.numberOfSegments == 4)
    #expect((0..<4).map(control.titleForSegment(at:)) == ["Hour", "Day", "Week", "Month"])
    // The selection and the width stay with their segments.
    #expect(control.selectedSegmentIndex == 2)
    #expect((0..<4).map(control.widthForSegment(at:)) == [0, 0, 0, 80])
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    #expect(control.widthForSegment(at: 2) == 80)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.intrinsicContentSize.width == 0)
  }

  @Test func actionsOfSegmentsStayWithThem() {
    var performed: [String] = []
    let actions = ["a", "b"].map { name in UIAction(title: name) { _ in performed.append(name) } }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    control.insertSegment(withTitle: "new", at: 0, animated: true)
    control.simulation.select(2)
    #expect(performed == ["b"])
  }

  /// Code that sets a value sends no event.
  @Test func valuesThatCodeSets() {
    var events = 0
    let count = UIAction { _ in events += 1 }
    let (toggle, picker, progress) = (UISwitch(), UIDatePicker(), UIProgressView())
    toggle.addAction(count, for: .valueChanged)
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn)
    picker.addAction(count, for: .valueChanged)
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    picker.setDate(noon, animated: false)
    #expect(picker.date == noon)
    progress.setProgress(0.25, animated: true)
    #expect(progress.progress == 0.25)
    #expect(events == 0)
  }

  @Test func aWheelHidesAtRest() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    wheel.stopAnimating()
    #expect(!wheel.isAnimating && wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  /// A set of events has those of its kind, and an action for it gets each of them.
  @Test func setsOfEvents() {
    let touches: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    let editing: [UIControl.Event] = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    var received: [String] = []
    let control = UIControl()
    control.addAction(UIAction { _ in received.append("touch") }, for: .allTouchEvents)
    control.addAction(UIAction { _ in received.append("editing") }, for: .allEditingEvents)
    control.addAction(UIAction { _ in received.append("any") }, for: .allEvents)
    for event in touches + editing + [.valueChanged] {
      received = []
      control.sendActions(for: event)
      let kind = touches.contains(event) ? ["touch"] : editing.contains(event) ? ["editing"] : []
      #expect(received.sorted() == (kind + ["any"]).sorted(), "\(event.rawValue)")
    }
    let bits = (touches + editing).map(\.rawValue)
    #expect(Set(bits).count == bits.count)
    control.sendAction(UIAction { _ in received.append("one") })
    #expect(received.last == "one")
  }

  @Test func buttonsOfEachStyleHaveOneHeight() {
    for style in [
      UIButton.Configuration.plain(), .borderless(), .bordered(), .borderedTinted(),
      .borderedProminent(),
    ] {
      var configuration = style
      configuration.title = "OK"
      let natural = UIButton(configuration: configuration).intrinsicContentSize
      configuration.contentInsets = .zero
      #expect(UIButton(configuration: configuration).intrinsicContentSize.height < natural.height)
      configuration.setDefaultContentInsets()
      #expect(UIButton(configuration: configuration).intrinsicContentSize == natural)
    }
    let button = UIButton(type: .system)
    button.setTitleColor(.magenta, for: .normal)
    #expect(button.titleColor(for: .normal) == .magenta)
  }

  @Test func aSearchBarTellsOfItsScope() {
    final class Reader: NSObject, UISearchBarDelegate {
      var scopes: [Int] = []
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
        scopes.append(scope)
      }
    }
    let (bar, reader) = (UISearchBar(), Reader())
    bar.delegate = reader
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.setShowsCancelButton(true, animated: true)
    #expect(bar.showsCancelButton)
    bar.simulation.selectScope(1)
    #expect(bar.selectedScopeButtonIndex == 1)
    #expect(reader.scopes == [1])
  }

  @Test func itemsOfABarAreReplacedTogether() {
    let item = UINavigationItem(title: "Mail")
    let (one, two) = (UIBarButtonItem(), UIBarButtonItem())
    item.setRightBarButtonItems([one, two], animated: true)
    #expect(item.rightBarButtonItem === one)
    item.setRightBarButton(two, animated: false)
    #expect(item.rightBarButtonItems == [two])
    item.setLeftBarButtonItems([two, one], animated: false)
    #expect(item.leftBarButtonItem === two)
    item.setLeftBarButton(nil, animated: true)
    #expect(item.leftBarButtonItems ?? [] == [])
  }

  @Test func looksOfBars() {
    let look = UIBarAppearance()
    look.configureWithOpaqueBackground()
    #expect(look.backgroundColor == .systemBackground)
    look.shadowColor = .separator
    look.configureWithTransparentBackground()
    #expect(look.backgroundColor == nil && look.shadowColor == nil)
    look.backgroundColor = .red
    look.configureWithDefaultBackground()
    #expect(look.backgroundColor == nil)
  }
}
