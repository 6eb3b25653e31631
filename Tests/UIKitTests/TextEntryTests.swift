import Testing
import UIKit

/// Views of text with several lines, their delegate, and what is kept of text.
@MainActor
@Suite struct TextEntryTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var calls: [String] = []

    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
    func textViewDidChange(_ textView: UITextView) { calls.append(textView.text) }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      range.location + text.count <= 10
    }
  }

  @Test func typing() {
    let (view, delegate) = (UITextView(), Delegate())
    view.delegate = delegate
    view.simulation.type("hello")
    view.simulation.type(" everyone")
    view.simulation.type(" you")
    view.resignFirstResponder()
    #expect(delegate.calls == ["begin", "hello", "hello you", "end"])
    #expect(view.selectedRange == NSRange(location: 9, length: 0))
    view.isEditable = false
    view.simulation.type("!")
    #expect(view.text == "hello you" && delegate.calls.count == 4)
  }

  /// A line of 17 points is 20.287 points high, on whole pixels 61 / 3; 8 points above and below.
  @Test func aViewThatDoesNotScrollIsAsHighAsItsText() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    window.isHidden = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    view.text = "one"
    window.layoutIfNeeded()
    #expect(view.frame.width == 320 && abs(view.frame.height - 61 / 3 - 16) < 1e-6)
    view.simulation.type("\ntwo\nthree")
    window.layoutIfNeeded()
    #expect(abs(view.frame.height - 61 - 16) < 1e-6)
    #expect(
      abs(view.sizeThatFits(CGSize(width: 320, height: 0)).height - view.frame.height) < 1e-6)
  }

  @Test func contentTypes() {
    let (field, view) = (UITextField(), UITextView())
    #expect(field.textContentType == nil)
    field.textContentType = .emailAddress
    view.textContentType = .fullStreetAddress
    #expect(field.textContentType.rawValue == "email" && view.textContentType != .name)
  }

  /// An attachment is one character of the text.
  @Test func attachments() {
    let attachment = NSTextAttachment(image: UIImage())
    attachment.bounds = CGRect(x: 0, y: -2, width: 16, height: 16)
    let text = NSMutableAttributedString(string: "A star: ")
    text.append(NSAttributedString(attachment: attachment))
    let found = text.attribute(.attachment, at: 8, effectiveRange: nil) as? NSTextAttachment
    #expect(found === attachment && text.length == 9)
    let label = UILabel()
    label.attributedText = text
    #expect(label.intrinsicContentSize.width > UILabel.width(of: "A star: "))
  }
}

extension UILabel {
  fileprivate static func width(of text: String) -> CGFloat {
    let label = UILabel()
    label.text = text
    return label.intrinsicContentSize.width
  }
}
