import Foundation
import Testing
import UIKit

/// The natural sizes of controls on a screen of three pixels a point.
///
/// Numbers are recorded or measured ones of UIKit: buttons of a configuration, the font sizes, steppers, segments
/// and pages; a field is 22 high, or 34 with a round border, and a title of 18 points has 6 above and below it.
@MainActor @Suite struct NaturalSizeTests {
  private func isNear(_ size: CGSize, _ width: Double, _ height: Double) -> Bool {
    abs(Double(size.width) - width) < 0.01 && abs(Double(size.height) - height) < 0.01
  }

  private func width(_ text: String, _ font: UIFont) -> Double {
    let label = UILabel()
    label.text = text
    label.font = font
    return Double(label.intrinsicContentSize.width)
  }

  /// A line of 18 points is 21.48 high, of 15 points 17.90, in thirds of a point.
  @Test func titledButtons() {
    let custom = UIButton()
    custom.setTitle("Save it now", for: .normal)
    let wide = width("Save it now", .systemFont(ofSize: 18))
    #expect(isNear(custom.intrinsicContentSize, wide, 21 + 2.0 / 3 + 12))
    #expect(custom.sizeThatFits(.zero) == custom.intrinsicContentSize)
    let system = UIButton(type: .system)
    system.setTitle("Save it now", for: .normal)
    #expect(isNear(system.intrinsicContentSize, width("Save it now", .systemFont(ofSize: 15)), 30))
    system.setTitle("A", for: .normal)
    #expect(isNear(system.intrinsicContentSize, 30, 30))
    custom.titleLabel?.font = .systemFont(ofSize: 34)
    #expect(abs(Double(custom.intrinsicContentSize.height) - 40 - 2.0 / 3 - 12) < 0.01)
  }

  @Test func insetsOfAButtonTakeThePlaceOfItsOwn() {
    let button = UIButton()
    button.setTitle("Save", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let wide = width("Save", .systemFont(ofSize: 18))
    #expect(isNear(button.intrinsicContentSize, wide + 40, 21 + 2.0 / 3 + 40))
  }

  @Test func anImageAloneGivesAButtonItsSize() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 44, height: 28)).image { _ in }
    let button = UIButton()
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 44, height: 28))
    button.setTitle("More to read", for: .normal)
    let wide = width("More to read", .systemFont(ofSize: 18))
    #expect(isNear(button.intrinsicContentSize, wide + 44, 28 + 12))
  }

  /// Recorded for a title of 75 x 20.333: 99 x 34.333; small 15-point text with 5 and 10; large with 15 and 20.
  @Test func configuredButtons() {
    func size(_ change: (inout UIButton.Configuration) -> Void) -> CGSize {
      var look = UIButton.Configuration.filled()
      look.title = "Configure"
      change(&look)
      return UIButton(configuration: look).intrinsicContentSize
    }
    let (text, less) = (
      width("Configure", .systemFont(ofSize: 17)), width("Configure", .systemFont(ofSize: 15))
    )
    // The text model is within a point of the recorded 75.
    #expect(abs(text - 75) < 1)
    let line = 61.0 / 3
    #expect(isNear(size { _ in }, text + 24, line + 14))
    #expect(isNear(size { $0.buttonSize = .small }, less + 20, 28))
    #expect(isNear(size { $0.buttonSize = .mini }, less + 20, 28))
    #expect(isNear(size { $0.buttonSize = .large }, text + 40, line + 30))
    #expect(isNear(size { $0.subtitle = "Now" }, text + 24, 51))
    #expect(isNear(size { $0.showsActivityIndicator = true }, text + 24 + line, line + 14))
    #expect(isNear(size { $0.imagePadding = 8 }, text + 24, line + 14))
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(isNear(size { $0.contentInsets = insets }, text + 6, line + 4))
  }

  @Test func imagesBesideAndAboveATitle() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { _ in }
    var look = UIButton.Configuration.plain()
    look.title = "Go"
    look.image = image
    look.imagePadding = 8
    let text = width("Go", .systemFont(ofSize: 17))
    let line = 61.0 / 3
    #expect(isNear(UIButton(configuration: look).intrinsicContentSize, text + 62, line + 14))
    look.imagePlacement = .top
    #expect(
      isNear(UIButton(configuration: look).intrinsicContentSize, max(30, text) + 24, line + 32))
    look.imagePlacement = .trailing
    let button = UIButton(configuration: look)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 12)
    #expect(abs(Double(button.imageView?.frame.minX ?? 0) - 12 - text - 8) < 0.01)
    // A line of 20.333 beside an image of 10: the image is 5.1667 lower, down to 5.
    #expect(button.imageView?.frame.minY == 12)
  }

  /// Recorded: one call at the first layout, one for each later change of the state at the next one.
  @Test func theHandlerOfAConfigurationIsCalledInLayoutPasses() {
    var calls = 0
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { _ in calls += 1 }
    #expect(calls == 0)
    button.layoutIfNeeded()
    #expect(calls == 1)
    button.isEnabled = false
    button.isSelected = true
    #expect(calls == 1)
    button.layoutIfNeeded()
    #expect(calls == 2)
    button.frame.size = CGSize(width: 100, height: 100)
    button.configuration = .filled()
    button.layoutIfNeeded()
    #expect(calls == 2)
    button.setNeedsUpdateConfiguration()
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(calls == 3)
  }

  @Test func fields() {
    let field = UITextField()
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    field.placeholder = "Name"
    let width = width("Name", .systemFont(ofSize: 17))
    #expect(isNear(field.intrinsicContentSize, width + 14, 34))
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    field.leftView = icon
    #expect(isNear(field.intrinsicContentSize, width + 14, 34))
    field.leftViewMode = .always
    #expect(isNear(field.intrinsicContentSize, width + 34, 40))
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    field.layoutIfNeeded()
    #expect(icon.superview === field && icon.frame == CGRect(x: 0, y: 0, width: 20, height: 40))
  }

  @Test func othersControls() {
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 34))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: -1, height: 4))
    let pages = UIPageControl()
    pages.numberOfPages = 5
    #expect(isNear(pages.intrinsicContentSize, 126, 26))
    pages.numberOfPages = 6
    #expect(isNear(pages.intrinsicContentSize, 126 + 53.0 / 3, 26))
    let segments = UISegmentedControl(items: ["One", "Three"])
    let widest = width("Three", .systemFont(ofSize: 13, weight: .medium)) + 32
    #expect(isNear(segments.intrinsicContentSize, 2 * widest, 32))
    segments.setWidth(50, forSegmentAt: 0)
    #expect(isNear(segments.intrinsicContentSize, widest + 50, 32))
    #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    #expect(UISearchBar().sizeThatFits(CGSize(width: 300, height: 9)).height == 56)
  }

  /// A symbol is as high as a line of its font; 17 points have 20.333, 34 points 40.667.
  @Test func symbols() {
    let line = 61.0 / 3
    let view = UIImageView(image: UIImage(systemName: "star"))
    #expect(isNear(view.intrinsicContentSize, line, line))
    #expect(isNear(view.bounds.size, line, line))
    view.preferredSymbolConfiguration = .init(pointSize: 34)
    #expect(isNear(view.intrinsicContentSize, 122.0 / 3, 122.0 / 3))
    let large = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
    #expect(isNear(large?.size ?? .zero, 122.0 / 3, 122.0 / 3))
    let button = UIButton()
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(isNear(button.intrinsicContentSize, line, line))
  }

  @Test func controlsAnswerTouches() {
    let stepper = UIStepper()
    (stepper.stepValue, stepper.maximumValue) = (2, 3)
    var values: [Double] = []
    stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
    stepper.simulation.increment()
    stepper.simulation.increment()
    stepper.simulation.decrement()
    #expect(values == [2, 3, 1])
    let pages = UIPageControl()
    pages.numberOfPages = 3
    var page = 0
    pages.addAction(UIAction { _ in page = pages.currentPage }, for: .valueChanged)
    pages.simulation.turn(to: 2)
    #expect(page == 2)
    var chosen: [String] = []
    let segments = UISegmentedControl(
      frame: .zero,
      actions: ["a", "b"].map { name in UIAction(title: name) { _ in chosen.append(name) } })
    segments.simulation.select(1)
    #expect(chosen == ["b"])
  }
}
