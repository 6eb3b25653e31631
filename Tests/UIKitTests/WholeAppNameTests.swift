import Testing
import UIKit

/// Names that whole apps use, each with what follows from it.
@MainActor
@Suite struct WholeAppNameTests {
  // MARK: Images and colors

  /// The closure draws once, and the image is as large as asked; an image view takes its size.
  @Test func renderedImages() {
    var draws = 0
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20))
    let image = renderer.image { context in
      draws += 1
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(draws == 1 && image.size == CGSize(width: 30, height: 20))
    let (view, host) = (UIImageView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: host.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: host.centerYAnchor),
    ])
    view.image = image
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 35, y: 40, width: 30, height: 20))
    #expect(UIGraphicsImageRenderer(bounds: view.frame).pngData { _ in draws += 1 }.isEmpty)
    #expect(draws == 2)
  }

  @Test func colorsByTraits() {
    let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    var white: CGFloat = 0
    dark.performAsCurrent { color.getRed(&white, green: nil, blue: nil, alpha: nil) }
    #expect(white == 1)
    let faint = color.withAlphaComponent(0.5).resolvedColor(with: dark)
    #expect(faint == UIColor.white.withAlphaComponent(0.5))
    #expect(color == color && color != UIColor { _ in .black })
    #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
  }

  @Test func colorsOfContentConfigurations() {
    var content = UIListContentConfiguration.cell()
    #expect(content.textProperties.resolvedColor() == .label)
    content.textProperties.colorTransformer = .init { $0.withAlphaComponent(0.5) }
    #expect(content.textProperties.resolvedColor() == UIColor.label.withAlphaComponent(0.5))
    #expect(content.imageProperties.resolvedTintColor(for: .blue) == .blue)
    content.imageProperties.tintColor = .red
    content.imageProperties.tintColorTransformer = .init { _ in .green }
    #expect(content.imageProperties.resolvedTintColor(for: .blue) == .green)
    content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 20)
    #expect(content.imageProperties.preferredSymbolConfiguration?.pointSize == 20)
    #expect(UIListContentConfiguration.cell().imageProperties.preferredSymbolConfiguration == nil)
  }

  @Test func shapesAndTransitions() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40),
      byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 4, height: 4))
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 30, height: 40))
    let transition = CATransition()
    transition.duration = 0.3
    let view = UIView()
    view.layer.add(transition, forKey: "fade")
    #expect(transition.duration == 0.3)
  }

  @Test func imagesOfBars() {
    let bar = UINavigationBar()
    let image = UIImage()
    bar.setBackgroundImage(image, for: .default)
    #expect(
      bar.backgroundImage(for: .default) === image && bar.backgroundImage(for: .compact) == nil)
    bar.setBackgroundImage(nil, for: .default)
    #expect(bar.backgroundImage(for: .default) == nil)
  }

  // MARK: Screens

  @Test func connectedScenes() {
    let scene = UIWindowScene(simulating: CGSize(width: 393, height: 852))
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    let found = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    #expect(found.contains { $0 === scene && $0.windows.first === window })
    weak var gone: UIWindowScene?
    do {
      let other = UIWindowScene(simulating: .zero)
      gone = other
      #expect(UIApplication.shared.connectedScenes.contains(other))
    }
    #expect(gone == nil)
  }

  /// The keyboard covers 300 points: a bar on its guide goes up, and comes back.
  @Test func keyboard() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let (view, bar) = (window.rootViewController!.view!, UIView())
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 550, width: 320, height: 50))
    let heard = Heard()
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        heard.lines.append((note.name, end?.cgRectValue ?? .null))
      }
    }
    window.simulation.showKeyboard(height: 300)
    #expect(bar.frame.minY == 250)
    window.simulation.showKeyboard(height: 0)
    #expect(bar.frame.minY == 550)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(heard.lines.map(\.0) == names)
    let (shown, away) = (
      CGRect(x: 0, y: 300, width: 320, height: 300), CGRect(x: 0, y: 600, width: 320, height: 300)
    )
    #expect(heard.lines.map(\.1) == [shown, shown, away, away])
  }

  /// What a closure heard; all on the main thread.
  private final class Heard: @unchecked Sendable {
    var lines: [(NSNotification.Name, CGRect)] = []
  }

  private final class Follower: UIViewController {
    var log: [String] = []

    private func follow(_ name: String) {
      guard let transitionCoordinator else { return log.append(name + ": none") }
      transitionCoordinator.animate(alongsideTransition: { [weak self] context in
        self?.log.append(name + ": alongside")
        #expect(!context.isCancelled && context.viewController(forKey: .from) == nil)
      }) { [weak self] _ in
        self?.log.append(name + ": completed")
      }
    }

    override func viewWillAppear(_ animated: Bool) { follow("appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      follow("size")
    }
  }

  @Test func transitionCoordinators() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let follower = Follower()
    navigation.pushViewController(follower, animated: true)
    #expect(follower.log == ["appear: alongside", "appeared", "appear: completed"])
    #expect(follower.transitionCoordinator == nil)
    follower.log = []
    window.simulation.resize(to: CGSize(width: 568, height: 320))
    #expect(follower.log == ["size: alongside", "size: completed"])
    let other = Follower()
    navigation.pushViewController(other, animated: false)
    #expect(other.log == ["appear: none", "appeared"])
  }

  @Test func storyboards() {
    let board = UIStoryboard(name: "Main", bundle: nil)
    let controller = board.instantiateInitialViewController { coder in Follower(coder: coder) }
    #expect(controller == nil)
  }

  private final class Pages: UIScrollView {
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      guard direction == .down else { return super.accessibilityScroll(direction) }
      contentOffset.y += 100
      return true
    }
  }

  @Test func accessibilityScroll() {
    let pages = Pages()
    #expect(pages.accessibilityScroll(.down) && !pages.accessibilityScroll(.up))
    #expect(pages.contentOffset.y == 100)
  }
}
