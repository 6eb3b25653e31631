import CompositionalUIKitTesting
import Testing

/// A layout of an app that gives a cell another size each time than the one that it prefers.
@MainActor
@Suite struct UnsettledLayoutTests {
  private final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 60
      return layoutAttributes
    }
  }

  /// A row that is 40 points high, or what its cell prefers if the layout takes that.
  private final class Layout: UICollectionViewLayout {
    let takesAnswers: Bool
    var height: CGFloat = 40
    var preparations = 0

    init(takesAnswers: Bool) {
      self.takesAnswers = takesAnswers
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func prepare() { preparations += 1 }

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: height) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.frame = CGRect(x: 0, y: 0, width: 300, height: height)
      return [attributes]
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      preferredAttributes.size != originalAttributes.size
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      if takesAnswers { height = preferredAttributes.size.height }
      invalidateLayout()
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func shown(_ layout: Layout, _ source: Source) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test func aLayoutThatNeverTakesAnAnswerIsNamedWithBothSizes() {
    let (layout, source) = (Layout(takesAnswers: false), Source())
    let view = shown(layout, source)
    #expect(
      view.simulation.sizingProblems == [
        "Layout does not settle: Cell at [0, 0] is 300 x 40 points and prefers 300 x 60, after 20 passes "
          + "as before. Let the layout give the view the size that it prefers, or invalidate nothing for it."
      ])
    #expect(layout.preparations < 400)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.simulation.sizingProblems.count == 1)
  }

  @Test func aLayoutThatTakesItSettles() {
    let (layout, source) = (Layout(takesAnswers: true), Source())
    let view = shown(layout, source)
    #expect(view.simulation.sizingProblems == [] && view.contentSize.height == 60)
  }

  /// A window that nobody keeps goes away, and with it the insets and traits of the screen.
  @Test func theViewOfAControllerSaysThatItsWindowIsGone() {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    let view = controller.collectionView!
    #expect(view.simulation.snapshot().lines.first?.hasPrefix("view: ") == true)
    #expect(view.simulation.layoutProblems == [])
    window?.isHidden = true
    window = nil
    #expect(view.window == nil)
    #expect(view.simulation.snapshot().lines.first == "window: none")
    #expect(view.simulation.visibleSnapshot().lines.first == "window: none")
    #expect(
      view.simulation.layoutProblems == [
        "UICollectionView is in the view of a controller and in no window, so that its safe area, margins "
          + "and traits are not those of a screen. Keep the window in a variable."
      ])
    // A view of its own needs none.
    let own = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    #expect(own.simulation.snapshot().lines.first?.hasPrefix("view: ") == true)
  }
}
