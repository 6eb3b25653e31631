import BaseComponents
import CompositionalContent
import Testing

/// A controller in a window of 375 x 812 points, or another size, at three pixels per point.
@MainActor
struct Screen<Controller: UIViewController> {
  let window: UIWindow
  let controller: Controller

  init(_ controller: Controller, _ width: CGFloat = 375, _ height: CGFloat = 812, top: CGFloat = 0)
  {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.traitOverrides.displayScale = 3
    window.simulation.safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    self.controller = controller
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Expects views at places in the window, in points, and at those that content without views
  /// gives them.
  func expect(
    _ places: [(view: UIView, id: String, frame: CGRect)], _ content: Content,
    location: SourceLocation = #_sourceLocation
  ) {
    window.layoutIfNeeded()
    let insets = window.safeAreaInsets
    let environment = ContentEnvironment(
      displayScale: 3, safeAreaInsets: PhysicalEdgeInsets(top: insets.top))
    let solution = content.solve(
      for: ContentProposal(width: window.bounds.width, height: window.bounds.height),
      in: environment)
    for (view, id, byHand) in places {
      let frame = view.convert(view.bounds, to: window)
      #expect(isNear(frame, byHand), "\(id): \(frame), not \(byHand)", sourceLocation: location)
      let headless = solution.frame(at: id) ?? .null
      #expect(isNear(frame, headless), "\(id): \(frame), not \(headless)", sourceLocation: location)
    }
  }
}

extension Screen where Controller == UIViewController {
  init(
    _ width: CGFloat = 375, _ height: CGFloat = 812, top: CGFloat = 0,
    _ fill: @escaping (UIView) -> Void
  ) {
    self.init(FilledController(fill), width, height, top: top)
  }
}

/// A controller whose view a closure fills when it is loaded.
final class FilledController: UIViewController {
  private let fill: (UIView) -> Void

  init(_ fill: @escaping (UIView) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(view)
  }
}

/// A text that has a length in one line, and wraps by it.
final class Text: UIView {
  let length: CGFloat
  let lineHeight: CGFloat

  init(length: CGFloat, lineHeight: CGFloat) {
    self.length = length
    self.lineHeight = lineHeight
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let lines = size.width > 0 ? (length / size.width).rounded(.up) : 1
    return CGSize(width: min(length, size.width), height: lines * lineHeight)
  }

  /// The same text without a view.
  func leaf(_ id: String) -> Content {
    Content(.wrapping(naturalWidth: length, lineHeight: lineHeight), id: id)
  }
}

extension Content {
  /// An empty item in a slot.
  static func slot(
    _ slot: ContentSlot, _ id: String? = nil, insets: DirectionalEdgeInsets = .zero
  ) -> Content {
    Content(.fixed(.zero), id: id).in(slot, insets: insets)
  }

  /// The item in a slot of a split.
  func `in`(_ slot: ContentSlot, insets: DirectionalEdgeInsets = .zero) -> Content {
    var content = self
    content.placement.slot = slot
    content.placement.edgeInsets = insets
    return content
  }
}
