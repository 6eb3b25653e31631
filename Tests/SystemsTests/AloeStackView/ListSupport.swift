import AloeStackView
import CompositionalContent
import Testing
import UIKit

/// A row of a natural size, whatever room it has.
final class Block: UIView {
  private let natural: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("Not read.") }

  override var intrinsicContentSize: CGSize { natural }
}

/// A line of text of 17 points: 17 * 2444 / 2048 = 20.287 points, on whole pixels of a third.
let lineHeight: CGFloat = 61 / 3

/// A pixel of the screen.
let pixel: CGFloat = 1 / 3

/// Puts a list in a window and lays it out.
@MainActor
func show(
  _ list: AloeStackView, width: CGFloat = 375, height: CGFloat = 667
) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
  window.isHidden = false
  list.frame = window.bounds
  window.addSubview(list)
  window.layoutIfNeeded()
  return window
}

/// Returns the frames of rows, cells and separators that are shown, in points of the content, under the
/// names of the headless form.
@MainActor
func shownFrames(of list: AloeStackView, _ rows: [String: UIView]) -> [String: CGRect] {
  var frames: [String: CGRect] = [:]
  for (name, row) in rows {
    guard let cell = row.superview as? StackViewCell, !cell.isHidden, cell.superview != nil else {
      continue
    }
    frames[name] = list.convert(row.frame, from: cell)
    frames[name + "@cell"] = list.convert(cell.bounds, from: cell)
    frames[name + "@separator"] = cell.separatorFrame.map { list.convert($0, from: cell) }
  }
  return frames
}

/// Checks that a list has the frames of its headless form.
@MainActor
func expectFrames(
  of list: AloeStackView, _ rows: [String: UIView], equal content: ContentRows,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let solution = Content(kind: .rows(content)).solve(
    for: ContentProposal(width: list.bounds.width, height: list.bounds.height),
    in: ContentEnvironment(displayScale: 3))
  var expected: [String: CGRect] = [:]
  for part in solution.frames { expected[part.path] = part.frame }
  let found = shownFrames(of: list, rows)
  #expect(Set(found.keys) == Set(expected.keys), sourceLocation: sourceLocation)
  for (name, frame) in found {
    let other = expected[name] ?? .null
    #expect(
      isNear(frame, other), "\(name): \(frame) instead of \(other)", sourceLocation: sourceLocation)
  }
  let size = solution.contentSizes["/"] ?? .zero
  #expect(
    abs(list.contentSize.width - size.width) < 1e-6
      && abs(list.contentSize.height - size.height) < 1e-6, sourceLocation: sourceLocation)
}
