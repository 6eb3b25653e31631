import Foundation
import Testing
import UIKit

/// Texts with fonts of their own, and text views that are as high as their text.
@MainActor @Suite struct TextSizeTests {
  private func attributed(_ parts: (String, CGFloat)...) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (string, size) in parts {
      text.append(
        NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)]))
    }
    return text
  }

  private func size(_ text: NSAttributedString, width: CGFloat? = nil) -> CGSize {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label.sizeThatFits(CGSize(width: width ?? 0, height: 0))
  }

  private func plain(_ text: String, _ size: CGFloat) -> CGSize {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label.intrinsicContentSize
  }

  /// A line of 34 points is 40.667 high, of 17 points 20.333.
  @Test func fontsOfAttributedTextsCount() {
    #expect(size(attributed(("Title", 34))) == plain("Title", 34))
    #expect(abs(Double(size(attributed(("Title", 34))).height) - 122.0 / 3) < 0.01)
    let mixed = size(attributed(("Price ", 17), ("12", 34)))
    #expect(abs(Double(mixed.height) - 122.0 / 3) < 0.01)
    let words = Double(plain("Price", 17).width + plain("12", 34).width)
    #expect(Double(mixed.width) > words + 2 && Double(mixed.width) < words + 7)
    // A second line of 17 points is 20.287 high below a first of 34 points.
    let narrow = size(attributed(("Title ", 34), ("text", 17)), width: plain("Title", 34).width)
    #expect(Double(narrow.height) > 122.0 / 3 + 20 && Double(narrow.height) < 122.0 / 3 + 22)
  }

  @Test func aTextReplacesAnAttributedOne() {
    let label = UILabel()
    label.attributedText = attributed(("Title", 34))
    #expect(label.text == "Title")
    label.text = "Title"
    #expect(label.intrinsicContentSize == plain("Title", 17))
    #expect(label.attributedText?.string == "Title")
  }

  /// An image of 16 x 16 that stands 2 below the baseline takes 16 points of the width.
  @Test func attachmentsTakeTheRoomOfTheirImages() {
    let star = NSTextAttachment()
    star.bounds = CGRect(x: 0, y: -2, width: 16, height: 60)
    let text = NSMutableAttributedString(attributedString: attributed(("Rated", 17)))
    text.append(NSAttributedString(attachment: star))
    let found = size(text)
    #expect(abs(found.width - plain("Rated", 17).width - 16) < 0.34)
    // From 58 above the baseline to the descender of 4.1 points below it.
    #expect(found.height > 62 && found.height < 62.5)
  }

  private final class Padded: UILabel {
    override var intrinsicContentSize: CGSize {
      let text = super.intrinsicContentSize
      return CGSize(width: text.width + 8, height: text.height + 6)
    }
  }

  /// A label with room around its text, pinned to a view: the room counts at every width.
  @Test func aSubclassAddsToTheSize() {
    let (view, label) = (UIView(), Padded())
    label.text = Self.words
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == label.sizeThatFits(CGSize(width: 300, height: 0)).height + 6)
  }

  private static let words = Array(repeating: "wandering", count: 30).joined(separator: " ")

  private final class NoteCell: UICollectionViewCell {
    let text = UITextView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 17)
      text.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(text)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
        text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  /// The height of the text in 300 points, and 20 more.
  @Test func aTextViewInACellIsAsHighAsItsText() {
    let cell = NoteCell(frame: .zero)
    cell.text.text = Self.words
    let text = cell.text.sizeThatFits(CGSize(width: 300, height: 1000)).height
    #expect(text > 100)
    let size = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(abs(size.height - text - 20) < 0.01)
  }

  /// UIKit's height of thirty words: 5 lines of 20.333 in 290 points, 8 above and below, and 20 more.
  @Test func aTextViewOfThirtyWords() {
    let cell = NoteCell(frame: .zero)
    cell.text.text = Array(repeating: "word", count: 30).joined(separator: " ")
    let size = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(abs(size.height - 137.67) < 0.01)
  }

  @Test func aTextViewInAStackWraps() {
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = Self.words
    let stack = UIStackView(arrangedSubviews: [text])
    stack.axis = .vertical
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == text.sizeThatFits(CGSize(width: 300, height: 1000)).height)
    #expect(size.height > 80)
  }

  @Test func aScrollingTextViewKnowsTheSizeOfItsContent() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    text.text = Self.words
    #expect(text.contentSize.width == 200)
    #expect(text.contentSize.height == text.sizeThatFits(CGSize(width: 200, height: 0)).height)
    #expect(text.intrinsicContentSize == CGSize(width: -1, height: -1))
  }
}
