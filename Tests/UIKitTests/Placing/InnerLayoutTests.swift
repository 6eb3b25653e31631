import Foundation
import Testing
import UIKit

/// Places of views that stand on others: layouts of inner views, baselines, views that nothing places.
@MainActor @Suite struct InnerLayoutTests {
  private func pin(_ view: UIView, _ outer: UIView, by inset: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset),
    ])
  }

  /// CALayer.layoutIfNeeded(): "super layers are traversed until a ancestor layer is found that does not
  /// require layout".
  @Test func layoutIfNeededOfAnInnerView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (one, two) = (UIView(), UIView())
    pin(one, root, by: 10)
    pin(two, one, by: 20)
    one.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
    #expect(two.frame == CGRect(x: 20, y: 20, width: 240, height: 140))
  }

  private final class Restless: UIView {
    let label = UILabel()
    private(set) var passes = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      label.text = "\(passes)"
      label.layoutIfNeeded()
    }
  }

  @Test func aViewThatLaysOutASubviewInItsOwnPassDoesSoOnce() {
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    pin(view.label, view, by: 10)
    view.layoutIfNeeded()
    #expect(view.passes <= 3)
    #expect(view.label.frame.width == 280)
  }

  /// UIKit's header: between baselines "the spacing will depend on the fonts involved".
  ///
  /// 22 points are the distance of two lines of body text.
  @Test func systemSpacingBetweenBaselines() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (title, subtitle) = (UILabel(), UILabel())
    for (label, text) in [(title, "Title"), (subtitle, "Subtitle")] {
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
    }
    let space = subtitle.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.topAnchor),
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      subtitle.leadingAnchor.constraint(equalTo: view.leadingAnchor), space,
    ])
    view.layoutIfNeeded()
    #expect(title.frame.minY == 0)
    #expect(abs(subtitle.frame.minY - 22) < 0.34)
    // Without a text, it is 8.
    let (one, two) = (UIView(), UIView())
    #expect(
      two.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 2).constant
        == 16)
  }

  /// The ascender is 0.952148 of the size: 32.373 for 34 points and 17.139 for 18.
  @Test func aButtonAlignsByItsTitle() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (title, button) = (UILabel(), UIButton())
    title.text = "Title"
    title.font = .systemFont(ofSize: 34)
    button.setTitle("Edit", for: .normal)
    for part in [title, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.topAnchor),
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      button.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
    view.layoutIfNeeded()
    // The two baselines, and the button's inset.
    let top: CGFloat = 32.373 - 17.139 - 6
    #expect(abs(button.frame.minY - top) < 0.34)
  }

  /// UIKit centers a text in a label that is taller: 20.333 in 60 has 19.833 above it.
  @Test func aTallLabelHasItsBaselineInTheMiddle() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (tall, other) = (UILabel(), UILabel())
    for label in [tall, other] {
      label.text = "Title"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
    }
    NSLayoutConstraint.activate([
      tall.topAnchor.constraint(equalTo: view.topAnchor),
      tall.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tall.heightAnchor.constraint(equalToConstant: 60),
      other.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      other.firstBaselineAnchor.constraint(equalTo: tall.firstBaselineAnchor),
    ])
    view.layoutIfNeeded()
    #expect(abs(Double(other.frame.minY) - 19.833) < 0.34)
  }

  @Test func aLabelThatNothingPlacesStandsAtTheOrigin() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let label = UILabel()
    label.text = "Title"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    view.layoutIfNeeded()
    #expect(label.frame == CGRect(origin: .zero, size: label.intrinsicContentSize))
  }

  /// The call of constraint libraries for a fixed height: an attribute of no item is a constant.
  @Test func aLengthOfNoItemIsAConstant() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    for attribute in [NSLayoutConstraint.Attribute.height, .width] {
      NSLayoutConstraint(
        item: bar, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: attribute,
        multiplier: 1, constant: 30
      ).isActive = true
    }
    bar.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
  }
}
