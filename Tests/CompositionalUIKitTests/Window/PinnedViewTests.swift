import CompositionalUIKit
import Testing

/// A view in a controller's view gets the frame that its constraints or its mask say.
@MainActor @Suite struct PinnedViewTests {
  /// Shows a controller whose view was changed by a closure, with a safe area of 59 and 34.
  private func shown(_ change: (UIView) -> Void) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.simulation.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let controller = UIViewController()
    change(controller.view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  private func list() -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [item])))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.simulation.itemCounts = [100]
    return view
  }

  @Test func fourAnchors() {
    let list = list()
    list.translatesAutoresizingMaskIntoConstraints = false
    let window = shown { view in
      view.addSubview(list)
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: view.topAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    #expect(list.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(list.safeAreaInsets.top == 59)
    #expect(list.contentSize == CGSize(width: 400, height: 5000))
    window.simulation.rotate(to: .landscapeLeft)
    #expect(list.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    window.layoutIfNeeded()
    // Sections stay within the safe area, 59 points at both sides.
    let row = list.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    #expect(row?.frame == CGRect(x: 59, y: 50, width: 682, height: 50))
  }

  @Test func safeAreaAnchors() {
    let list = list()
    list.translatesAutoresizingMaskIntoConstraints = false
    let window = shown { view in
      view.addSubview(list)
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
        list.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        safe.trailingAnchor.constraint(equalTo: list.trailingAnchor, constant: 10),
        list.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      ])
    }
    #expect(list.frame == CGRect(x: 0, y: 67, width: 390, height: 699))
    #expect(list.window === window)
    #expect(list.safeAreaInsets == .zero)
  }

  @Test func masks() {
    let list = list()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let window = shown { view in
      list.frame = view.bounds
      view.addSubview(list)
    }
    #expect(list.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    window.simulation.rotate(to: .landscapeLeft)
    #expect(list.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
  }

  @Test func belowABarOfFixedHeight() {
    let (list, bar) = (list(), UIView(frame: .zero))
    for view in [list, bar] { view.translatesAutoresizingMaskIntoConstraints = false }
    let window = shown { view in
      view.addSubview(bar)
      view.addSubview(list)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 56),
        list.topAnchor.constraint(equalTo: bar.bottomAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    #expect(bar.frame == CGRect(x: 0, y: 59, width: 400, height: 56))
    #expect(list.frame == CGRect(x: 0, y: 115, width: 400, height: 685))
    #expect(list.window === window)
    #expect(list.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func inAStackBelowABar() {
    let (list, bar) = (list(), UIView(frame: .zero))
    let stack = UIStackView(arrangedSubviews: [bar, list])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    _ = shown { view in
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        bar.heightAnchor.constraint(equalToConstant: 56),
        stack.topAnchor.constraint(equalTo: view.topAnchor),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 400, height: 56))
    #expect(list.frame == CGRect(x: 0, y: 56, width: 400, height: 744))
  }

  @Test func aTouchHitsTheFrontmostView() {
    let (back, front) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)), UIView())
    front.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    let window = shown { view in
      view.addSubview(back)
      back.addSubview(front)
    }
    #expect(window.hitTest(CGPoint(x: 120, y: 149), with: nil) === front)
    #expect(window.hitTest(CGPoint(x: 120, y: 151), with: nil) === back)
    front.isUserInteractionEnabled = false
    #expect(window.hitTest(CGPoint(x: 120, y: 149), with: nil) === back)
    #expect(window.hitTest(CGPoint(x: 120, y: 801), with: nil) == nil)
  }

  @Test func gesturesBelongToOneView() {
    let (one, two, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    one.addGestureRecognizer(tap)
    two.addGestureRecognizer(tap)
    #expect(one.gestureRecognizers?.isEmpty == true)
    #expect(two.gestureRecognizers == [tap])
    #expect(tap.view === two)
  }
}
