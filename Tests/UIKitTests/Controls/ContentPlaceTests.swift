import Foundation
import Testing
import UIKit

/// Where texts and images stand in buttons, views of text and rows, and how they wrap there.
@MainActor @Suite struct ContentPlaceTests {
  private let text = "A title that is longer than the line of any button that has it"

  private func height(_ view: UIView, in width: CGFloat) -> CGFloat {
    let outer = UIView()
    outer.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
    return outer.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func button(_ image: UIImage?, padding: CGFloat = 0) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = text
    configuration.image = image
    configuration.imagePadding = padding
    return UIButton(configuration: configuration)
  }

  /// A title wraps beside an image as it does in a button that is narrower by the image and its padding.
  @Test func aTitleWrapsBesideItsImage() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 10)).image { _ in }
    for width in stride(from: CGFloat(160), through: 400, by: 20) {
      #expect(
        height(button(image, padding: 10), in: width) == height(button(nil), in: width - 70))
    }
    #expect(height(button(nil), in: 150) > height(button(nil), in: 400))
  }

  /// UIButton.Configuration.imagePlacement: leading is the right side where one reads from right to left.
  @Test func anImageLeadsInBothDirections() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    for attribute in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let button = button(image, padding: 5)
      button.semanticContentAttribute = attribute
      button.frame = CGRect(x: 0, y: 0, width: 900, height: 60)
      button.layoutIfNeeded()
      let picture = try #require(button.imageView?.frame)
      let title = try #require(button.titleLabel?.frame)
      let distance =
        attribute == .forceLeftToRight ? title.minX - picture.maxX : picture.minX - title.maxX
      #expect(abs(distance - 5) < 0.5)
    }
  }

  /// A title in the middle of a room that is 10 points shorter on the left stands 5 points farther right.
  @Test func insetsOfATitleMoveItByHalf() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Save", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.layoutIfNeeded()
    let before = try #require(button.titleLabel?.frame)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 4, right: 0)
    button.setNeedsLayout()
    button.layoutIfNeeded()
    let after = try #require(button.titleLabel?.frame)
    #expect(abs(after.midX - before.midX - 5) < 0.01 && abs(after.midY - before.midY + 2) < 0.01)
  }

  /// NSTextContainer.lineFragmentPadding: 5 points at both ends of a line.
  @Test func aViewOfTextHasPaddingAtBothEnds() {
    let (view, label) = (UITextView(), UILabel())
    view.isScrollEnabled = false
    for font in [UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 17)] {
      (view.font, label.font) = (font, font)
      (view.text, label.text) = ("Words", "Words")
      let (size, line) = (view.intrinsicContentSize, label.intrinsicContentSize)
      #expect(abs(size.width - line.width - 10) < 0.01)
      #expect(abs(size.height - line.height - 16) < 0.01)
    }
  }

  /// A text of a row wraps in what the margins and the image leave.
  @Test func theTextOfARowWrapsBetweenItsMargins() {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.text = text
    var content = UIListContentConfiguration.cell()
    content.text = text
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: 30, bottom: 11, trailing: 20)
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 10)
    content.imageToTextPadding = 6
    for hasImage in [false, true] {
      content.image = hasImage ? UIImage(systemName: "star") : nil
      let view = content.makeContentView()
      for width in stride(from: CGFloat(180), through: 420, by: 12) {
        let room = width - 50 - (hasImage ? 46 : 0)
        let expected = label.sizeThatFits(CGSize(width: room, height: 0)).height + 22
        #expect(abs(height(view, in: width) - max(44, expected)) < 0.4, "\(width)")
      }
    }
  }
}
