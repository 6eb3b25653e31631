import Testing
import UIKit

/// A simulated touch operates a control only where a finger could.
@MainActor @Suite struct TouchableControlTests {
  private func check(_ control: UIControl, _ touch: () -> Void) {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.addSubview(control)
    touch()
    #expect(count == 1)
    control.isUserInteractionEnabled = false
    touch()
    control.isUserInteractionEnabled = true
    view.isUserInteractionEnabled = false
    touch()
    view.isUserInteractionEnabled = true
    view.isHidden = true
    touch()
    view.isHidden = false
    control.alpha = 0
    touch()
    control.alpha = 1
    control.isEnabled = false
    touch()
    #expect(count == 1)
    control.isEnabled = true
    touch()
    #expect(count == 2)
  }

  @Test func touches() {
    let (button, toggle, stepper) = (UIButton(), UISwitch(), UIStepper())
    let (slider, segments) = (UISlider(), UISegmentedControl(items: ["a", "b"]))
    check(button) { button.simulation.touch() }
    check(toggle) { toggle.simulation.touch() }
    check(stepper) { stepper.simulation.increment() }
    check(slider) { slider.simulation.slide(to: 0.5) }
    check(segments) { segments.simulation.select(1) }
  }

  @Test func typing() {
    let field = UITextField()
    field.isUserInteractionEnabled = false
    field.simulation.type("a")
    #expect(field.text == "")
    // Code may let it receive the keys.
    field.becomeFirstResponder()
    field.simulation.type("a")
    #expect(field.text == "a")
  }

  @Test func progressIsPinnedToItsLimits() {
    let line = UIProgressView()
    line.progress = 1.5
    #expect(line.progress == 1)
    line.setProgress(-2, animated: false)
    #expect(line.progress == 0)
  }
}
