import CompositionalContent
import Testing
import UIKit

/// A line of 17 points: 17 * 2444 / 2048 = 20.287 points, on whole pixels of a third.
let line: CGFloat = 61 / 3

/// A view of a natural size, which wraps or not.
final class Sized: UIView {
  var natural: CGSize
  private let wraps: Bool

  init(_ width: CGFloat, _ height: CGFloat, wraps: Bool = false) {
    natural = CGSize(width: width, height: height)
    self.wraps = wraps
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("Not read.") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard wraps, size.width < natural.width else { return natural }
    return CGSize(
      width: size.width, height: natural.height * (natural.width / size.width).rounded(.up))
  }
}

/// The three views of the episode: a title that wraps, a number and a date.
@MainActor
struct Sample {
  let title = Sized(200, 20, wraps: true)
  let number = Sized(80, 18)
  let date = Sized(110, 18)

  var views: [String: Sized] { ["title": title, "number": number, "date": date] }

  /// A view as content of the headless form.
  func content(_ name: String) -> Content {
    name == "title"
      ? Content(.wrapping(naturalWidth: 200, lineHeight: 20), id: name)
      : Content(.fixed(CGSize(width: name == "number" ? 80 : 110, height: 18)), id: name)
  }
}

/// A layout that is applied in a view of a window.
@MainActor
struct Host {
  let apply: (CGFloat) -> [UIView]

  init(_ apply: @escaping (CGFloat) -> [UIView]) { self.apply = apply }
}

/// Checks the frames of the views that a layout returns, in a window of a width.
@MainActor
func expect(
  _ host: Host, in width: CGFloat, _ frames: [UIView: CGRect],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let container = Container(host)
  let window = present(container, width: width)
  #expect(container.subviews.count == frames.count, sourceLocation: sourceLocation)
  for (view, frame) in frames {
    #expect(view.frame == frame, sourceLocation: sourceLocation)
    #expect(view.window === window, sourceLocation: sourceLocation)
  }
}

/// Checks the frames against those of a flow in which an exact fit overflows.
@MainActor
func expectFlow(
  _ elements: [FlowElement], of host: Host, _ sample: Sample, in width: CGFloat,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let flow = ContentFlow(elements, exactFit: .overflows)
  let solution = Content(kind: .flow(flow)).solve(for: ContentProposal(width: width))
  let shown = host.apply(width)
  #expect(shown.count == solution.frames.count, sourceLocation: sourceLocation)
  for part in solution.frames {
    #expect(sample.views[part.path]?.frame == part.frame, sourceLocation: sourceLocation)
  }
}

/// Checks the episode's layout: the number and the date side by side while they fit in one line.
@MainActor
func expectSample(
  _ host: Host, _ sample: Sample, sourceLocation: SourceLocation = #_sourceLocation
) {
  let cases: [(CGFloat, CGRect, CGRect, CGRect)] = [
    (
      320, CGRect(x: 0, y: 0, width: 200, height: 20), CGRect(x: 0, y: 20, width: 80, height: 18),
      CGRect(x: 80, y: 20, width: 110, height: 18)
    ),
    (
      191, CGRect(x: 0, y: 0, width: 191, height: 40), CGRect(x: 0, y: 40, width: 80, height: 18),
      CGRect(x: 80, y: 40, width: 110, height: 18)
    ),
    (
      190, CGRect(x: 0, y: 0, width: 190, height: 40), CGRect(x: 0, y: 40, width: 80, height: 18),
      CGRect(x: 0, y: 58, width: 110, height: 18)
    ),
  ]
  let (number, date) = (sample.content("number"), sample.content("date"))
  for (width, title, first, second) in cases {
    expect(
      host, in: width, [sample.title: title, sample.number: first, sample.date: second],
      sourceLocation: sourceLocation)
    expectFlow(
      [
        .view(sample.content("title")), .newline(0),
        .choice(
          FlowChoice([[.view(number), .view(date)], [.view(number), .newline(0), .view(date)]])),
      ], of: host, sample, in: width, sourceLocation: sourceLocation)
  }
}

/// A view that applies a layout, as the container of the episode does.
private final class Container: UIView {
  private let host: Host

  init(_ host: Host) {
    self.host = host
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("Not read.") }

  override func layoutSubviews() {
    for view in host.apply(bounds.width) where view.superview !== self { addSubview(view) }
  }
}

/// Shows a view that fills a window.
@MainActor
func present(_ view: UIView, width: CGFloat) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 568))
  window.isHidden = false
  view.frame = window.bounds
  window.addSubview(view)
  window.layoutIfNeeded()
  return window
}

/// Shows a controller in a window.
@MainActor
func present(_ controller: UIViewController, width: CGFloat) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 568))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}

func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

func near(_ one: CGRect, _ other: CGRect) -> Bool {
  near(one.minX, other.minX) && near(one.minY, other.minY) && near(one.width, other.width)
    && near(one.height, other.height)
}
