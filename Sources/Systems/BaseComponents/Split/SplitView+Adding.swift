extension SplitView {
  /// Adds a subview.
  ///
  /// - Parameters:
  ///   - view: The subview.
  ///   - layoutType: What its length comes from.
  ///   - value: Points, or a percentage from 0 to 100.
  ///   - edgeInsets: The insets of the subview from its slot, in points.
  public func addSubview(
    _ view: UIView, layoutType: SplitViewLayoutType, value: CGFloat = 0,
    edgeInsets: UIEdgeInsets = .zero
  ) {
    let instruction = SplitViewLayoutInstruction(
      layoutType: layoutType, value: value, edgeInsets: edgeInsets)
    addSubview(view) { _ in instruction }
  }

  /// Adds a split as a subview.
  ///
  /// - Parameters:
  ///   - configurationHandler: Adds the subviews of the inner split.
  ///   - layoutType: What its length comes from.
  ///   - value: Points, or a percentage from 0 to 100.
  ///   - edgeInsets: The insets of the inner split from its slot, in points.
  /// - Returns: The inner split.
  @discardableResult
  public func addSplitView(
    configurationHandler: (_ splitView: SplitView) -> Void, layoutType: SplitViewLayoutType,
    value: CGFloat = 0, edgeInsets: UIEdgeInsets = .zero
  ) -> SplitView {
    let instruction = SplitViewLayoutInstruction(
      layoutType: layoutType, value: value, edgeInsets: edgeInsets)
    return addSplitView(configurationHandler: configurationHandler) { _ in instruction }
  }

  /// Adds a split as a subview, with a closure that gives its length and insets at each layout.
  ///
  /// - Parameters:
  ///   - configurationHandler: Adds the subviews of the inner split.
  ///   - valueHandler: Returns the instruction for the bounds of this split.
  /// - Returns: The inner split.
  @discardableResult
  public func addSplitView(
    configurationHandler: (_ splitView: SplitView) -> Void,
    valueHandler: @escaping (_ superviewBounds: CGRect) -> SplitViewLayoutInstruction
  ) -> SplitView {
    adding(SplitView(frame: .zero), configurationHandler, valueHandler)
  }

  /// Adds a scrolling view as a subview, with a closure that gives its length and insets at each
  /// layout.
  ///
  /// - Parameters:
  ///   - configurationHandler: Adds the subviews of the scrolling view.
  ///   - valueHandler: Returns the instruction for the bounds of this split.
  /// - Returns: The scrolling view.
  @discardableResult
  public func addScrollingView(
    configurationHandler: (_ scrollingView: ScrollingView) -> Void,
    valueHandler: @escaping (_ superviewBounds: CGRect) -> SplitViewLayoutInstruction
  ) -> ScrollingView {
    adding(ScrollingView(frame: .zero), configurationHandler, valueHandler)
  }

  /// Adds a conditional view as a subview, with a closure that gives its length and insets at each
  /// layout.
  ///
  /// - Parameters:
  ///   - configurationHandler: Adds the branches.
  ///   - valueHandler: Returns the instruction for the bounds of this split.
  /// - Returns: The conditional view.
  @discardableResult
  public func addConditionalLayoutView(
    configurationHandler: (_ conditionalLayoutView: ConditionalLayoutView) -> Void,
    valueHandler: @escaping (_ superviewBounds: CGRect) -> SplitViewLayoutInstruction
  ) -> ConditionalLayoutView {
    adding(ConditionalLayoutView(frame: .zero), configurationHandler, valueHandler)
  }

  private func adding<View: UIView>(
    _ view: View, _ configure: (View) -> Void,
    _ valueHandler: @escaping (CGRect) -> SplitViewLayoutInstruction
  ) -> View {
    configure(view)
    addSubview(view, valueHandler: valueHandler)
    return view
  }

  // MARK: Paddings

  /// Adds space of a length, in points.
  public func addPadding(_ value: CGFloat) { addPadding(layoutType: .fixed, value: value) }

  /// Adds space.
  ///
  /// - Parameters:
  ///   - layoutType: What its length comes from.
  ///   - value: Points, or a percentage from 0 to 100.
  public func addPadding(layoutType: SplitViewLayoutType = .fixed, value: CGFloat = 0) {
    let space = UIView(frame: .zero)
    space.isUserInteractionEnabled = false
    addSubview(space, layoutType: layoutType, value: value)
  }

  /// Adds space of the safe area at a side of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - paddingDirection: The side.
  ///   - adjustment: A length that is added, in points.
  public func insertSafeAreaInsetsPadding(
    form view: UIView, paddingDirection: SplitViewPaddingDirection, adjustment: CGFloat = 0
  ) {
    addPadding(paddingDirection, adjustment) { [weak view] in view?.safeAreaInsets ?? .zero }
  }

  /// Adds space of the layout margin at a side of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - paddingDirection: The side.
  ///   - adjustment: A length that is added, in points.
  public func insertLayoutMarginsPadding(
    form view: UIView, paddingDirection: SplitViewPaddingDirection, adjustment: CGFloat = 0
  ) {
    addPadding(paddingDirection, adjustment) { [weak view] in view?.layoutMargins ?? .zero }
  }

  private func addPadding(
    _ side: SplitViewPaddingDirection, _ adjustment: CGFloat,
    _ insets: @escaping @MainActor () -> UIEdgeInsets
  ) {
    let space = UIView(frame: .zero)
    space.isUserInteractionEnabled = false
    addSubview(space) { _ in
      SplitViewLayoutInstruction(
        layoutType: .fixed, value: side.inset(of: insets()) + adjustment)
    }
  }

  /// The insets of the window's safe area, or 15 points at a side without one.
  public func suggestedSuperviewInsets() -> UIEdgeInsets {
    let insets = window?.safeAreaInsets ?? .zero
    func suggested(_ inset: CGFloat) -> CGFloat { inset > 0 ? inset : 15 }
    return UIEdgeInsets(
      top: suggested(insets.top), left: suggested(insets.left), bottom: suggested(insets.bottom),
      right: suggested(insets.right))
  }
}
