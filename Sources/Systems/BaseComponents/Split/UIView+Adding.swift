extension UIView {
  /// Adds a split that fills the view.
  ///
  /// - Parameter configurationHandler: Adds the subviews of the split.
  /// - Returns: The split.
  @discardableResult
  public func addSplitView(configurationHandler: (_ splitView: SplitView) -> Void) -> SplitView {
    filling(with: SplitView(frame: bounds), configurationHandler)
  }

  /// Adds a scrolling view that fills the view.
  ///
  /// - Parameter configurationHandler: Adds the subviews of the scrolling view.
  /// - Returns: The scrolling view.
  @discardableResult
  public func addScrollingView(
    configurationHandler: (_ scrollingView: ScrollingView) -> Void
  ) -> ScrollingView {
    filling(with: ScrollingView(frame: bounds), configurationHandler)
  }

  /// Adds a conditional view that fills the view.
  ///
  /// - Parameter configurationHandler: Adds the branches.
  /// - Returns: The conditional view.
  @discardableResult
  public func addConditionalLayoutView(
    configurationHandler: (_ conditionalLayoutView: ConditionalLayoutView) -> Void
  ) -> ConditionalLayoutView {
    filling(with: ConditionalLayoutView(frame: bounds), configurationHandler)
  }

  private func filling<View: UIView>(with view: View, _ configure: (View) -> Void) -> View {
    configure(view)
    addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }
}
