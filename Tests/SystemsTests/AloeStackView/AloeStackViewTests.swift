// swift-format-ignore-file
// The code of AloeStackView's document, word for word; an ellipsis is filled in.

import AloeStackView
import CompositionalContent
import Testing
import UIKit

// From "Creating an AloeStackView".
public class MyViewController: AloeStackViewController {

  public override func viewDidLoad() {
    super.viewDidLoad()
    stackView.addRow(Block(100, 20))
  }

}

// From "Handling User Interaction".
public class ToggleLabel: UILabel, Tappable {

  public func didTapView() {
    textColor = textColor == .red ? .black : .red
  }

}

/// A screen of the document with three labels.
@MainActor
private final class LabelScreen {
  let stackView = AloeStackView()
  private(set) var labels: [UILabel] = []
  private(set) var alerts: [String] = []
  var label: UILabel { labels[0] }

  func showAlert(title: String, message: String) { alerts.append(title + ": " + message) }

  func addRows() {
// ---- from here
for i in 1...3 {
  let label = UILabel()
  label.text = "Label \(i)"
  stackView.addRow(label)
}
// ---- to here
    labels = stackView.getAllRows().compactMap { $0 as? UILabel }
  }

  func handleTaps() {
// ---- from here
stackView.setTapHandler(
  forRow: label,
  handler: { [weak self] label in
    self?.showAlert(title: "Row Tapped", message: "Tapped on: \(label.text ?? "")")
  })

label.isUserInteractionEnabled = true
// ---- to here
  }

  func addToggles() {
// ---- from here
for i in 1...3 {
  let label = ToggleLabel()
  label.text = "Label \(i)"
  label.isUserInteractionEnabled = true
  stackView.addRow(label)
}
// ---- to here
    labels = stackView.getAllRows().compactMap { $0 as? UILabel }
  }

  func growByTaps() {
// ---- from here
stackView.setTapHandler(forRow: label, handler: { label in
  label.text = (label.text ?? "") + "\n\nSome more text!"
})
// ---- to here
  }

  var rows: [String: UIView] { ["a": labels[0], "b": labels[1], "c": labels[2]] }

  /// The three labels without views; the first one may have more lines.
  func content(lines: CGFloat = 1, _ change: (inout ContentRows) -> Void = { _ in }) -> ContentRows {
    var rows = ContentRows(
      rows: [("a", lines), ("b", 1), ("c", 1)].map { name, lines in
        Content(.fixed(CGSize(width: 50, height: lines * lineHeight)), id: name)
      })
    change(&rows)
    return rows
  }
}

/// The height of a cell around a label: the line and 12 points above and below.
private let cellHeight = lineHeight + 24

/// Each block of code of the document, by its heading: in a window, laid out, with frames worked out by
/// hand and those of the headless form.
@MainActor
@Suite struct AloeStackViewTests {
  @Test func creatingAnAloeStackView() {
// ---- from here
let stackView = AloeStackView()
// ---- to here
    let window = show(stackView)
    #expect(stackView.frame == window.bounds && stackView.getAllRows().isEmpty)
    #expect(stackView.contentSize == CGSize(width: 375, height: 0))
    let scrollView: UIScrollView = stackView
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func creatingAnAloeStackViewController() throws {
    let controller = MyViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let row = try #require(controller.stackView.firstRow)
    #expect(controller.view === controller.stackView)
    #expect(row.frame == CGRect(x: 15, y: 12, width: 345, height: 20))
    expectFrames(
      of: controller.stackView, ["a": row],
      equal: ContentRows(rows: [Content(.fixed(CGSize(width: 100, height: 20)), id: "a")]))
  }

  @Test func addingRemovingAndManagingRows() {
    let screen = LabelScreen()
    screen.addRows()
    let window = show(screen.stackView)
    #expect(window.bounds.width == 375)
    expectFrames(of: screen.stackView, screen.rows, equal: screen.content())
    let found = shownFrames(of: screen.stackView, screen.rows)
    #expect(isNear(found["a@cell"], CGRect(x: 0, y: 0, width: 375, height: cellHeight)))
    #expect(isNear(found["c@cell"], CGRect(x: 0, y: 2 * cellHeight, width: 375, height: cellHeight)))
    #expect(
      isNear(found["b"], CGRect(x: 15, y: cellHeight + 12, width: 345, height: lineHeight)))
  }

  /// 20 rows of 133/3 points are longer than 667 points.
  @Test func aLongListScrolls() {
    let screen = LabelScreen()
    for _ in 0..<7 { screen.addRows() }
    let window = show(screen.stackView)
    #expect(abs(screen.stackView.contentSize.height - 21 * cellHeight) < 1e-6)
    screen.stackView.scrollRowToVisible(screen.labels[20], animated: false)
    // The last row ends 12 points above the end of the content.
    #expect(
      abs(screen.stackView.contentOffset.y - (21 * cellHeight - 12 - window.bounds.height)) < 1e-6)
  }

  @Test func handlingUserInteraction() {
    let screen = LabelScreen()
    screen.addRows()
    screen.handleTaps()
    let window = show(screen.stackView)
    expectFrames(of: screen.stackView, screen.rows, equal: screen.content())
    #expect(isNear(screen.label.frame, CGRect(x: 15, y: 12, width: 345, height: lineHeight)))
    screen.stackView.touchDown(at: CGPoint(x: 100, y: 20))
    screen.stackView.touchUp()
    #expect(screen.alerts == ["Row Tapped: Tapped on: Label 1"])
    screen.label.isUserInteractionEnabled = false
    screen.stackView.touchDown(at: CGPoint(x: 100, y: 20))
    screen.stackView.touchUp()
    #expect(screen.alerts.count == 1 && window.bounds.height == 667)
  }

  @Test func handlingUserInteractionByTheRow() {
    let screen = LabelScreen()
    screen.addToggles()
    let window = show(screen.stackView)
    expectFrames(of: screen.stackView, screen.rows, equal: screen.content())
    #expect(isNear(screen.label.frame, CGRect(x: 15, y: 12, width: 345, height: lineHeight)))
    let second = CGPoint(x: 100, y: cellHeight + 20)
    screen.stackView.touchDown(at: second)
    screen.stackView.touchUp()
    #expect(screen.labels[1].textColor == .red && screen.labels[0].textColor != .red)
    screen.stackView.touchDown(at: second)
    screen.stackView.touchUp()
    #expect(screen.labels[1].textColor == .black && window.bounds.height == 667)
  }

  /// Two lines more: an empty one and a text.
  @Test func dynamicallyChangingRowContent() {
    let screen = LabelScreen()
    screen.addRows()
    screen.label.numberOfLines = 0
    screen.label.isUserInteractionEnabled = true
    screen.growByTaps()
    let window = show(screen.stackView)
    expectFrames(of: screen.stackView, screen.rows, equal: screen.content())
    screen.stackView.touchDown(at: CGPoint(x: 100, y: 20))
    screen.stackView.touchUp()
    window.layoutIfNeeded()
    // The label is of whole pixels: 3 lines of 20.287 points are 60.861.
    expectFrames(of: screen.stackView, screen.rows, equal: screen.content(lines: 3))
  }

  @Test func turningSeparatorsOnAndOff() {
    let screen = LabelScreen()
    let stackView = screen.stackView
// ---- from here
stackView.hidesSeparatorsByDefault = true
// ---- to here
    screen.addRows()
    let window = show(stackView)
    expectFrames(
      of: stackView, screen.rows,
      equal: screen.content { $0.settings.hidesSeparatorsByDefault = true })
    #expect(shownFrames(of: stackView, screen.rows)["a@separator"] == nil)
    stackView.showSeparator(forRow: screen.labels[1])
    window.layoutIfNeeded()
    #expect(
      isNear(
        shownFrames(of: stackView, screen.rows)["b@separator"],
        CGRect(x: 15, y: 2 * cellHeight - pixel, width: 360, height: pixel)))
  }

  @Test func hidingTheLastSeparator() {
    let screen = LabelScreen()
    let stackView = screen.stackView
    screen.addRows()
// ---- from here
stackView.automaticallyHidesLastSeparator = true
// ---- to here
    let window = show(stackView)
    expectFrames(
      of: stackView, screen.rows,
      equal: screen.content { $0.settings.automaticallyHidesLastSeparator = true })
    let found = shownFrames(of: stackView, screen.rows)
    #expect(found["c@separator"] == nil && window.bounds.width == 375)
    #expect(
      isNear(
        found["a@separator"], CGRect(x: 15, y: cellHeight - pixel, width: 360, height: pixel)))
  }

  @Test func customizingSeparators() {
    let screen = LabelScreen()
    let stackView = screen.stackView
// ---- from here
stackView.separatorInset = .zero
// ---- to here
    screen.addRows()
    let window = show(stackView)
    expectFrames(
      of: stackView, screen.rows, equal: screen.content { $0.settings.separatorInset = .zero })
    #expect(window.bounds.width == 375)
    #expect(
      isNear(
        shownFrames(of: stackView, screen.rows)["a@separator"],
        CGRect(x: 0, y: cellHeight - pixel, width: 375, height: pixel)))
  }

  @Test func customizingTheColorAndWidthOfSeparators() throws {
    let screen = LabelScreen()
    let stackView = screen.stackView
    screen.addRows()
// ---- from here
stackView.separatorColor = .blue
stackView.separatorWidth = 2
// ---- to here
    let window = show(stackView)
    expectFrames(
      of: stackView, screen.rows, equal: screen.content { $0.settings.separatorWidth = 2 })
    #expect(window.bounds.width == 375)
    #expect(
      isNear(
        shownFrames(of: stackView, screen.rows)["a@separator"],
        CGRect(x: 15, y: cellHeight - 2, width: 360, height: 2)))
    let cell = try #require(screen.label.superview as? StackViewCell)
    #expect(cell.separatorColor == .blue && cell.subviews.contains { $0.backgroundColor == .blue })
  }
}
