import Compositional

/// Changes of the environment and of the insets.
extension CollectionViewSimulator {
  /// Changes the environment: the size, safe area, layout direction, display scale or text size.
  ///
  /// The element at ``anchorEdge`` stays visible, and a view at its start stays there. A view that
  /// pages and changes its size moves to the page nearest to where that element stays; an animated
  /// scroll ends at the page nearest to its goal.
  ///
  /// - Parameter environment: The new environment.
  public mutating func setEnvironment(_ environment: CollectionLayoutEnvironment) {
    Self.requireSize(of: environment)
    if environment.contentSizeCategory != self.environment.contentSizeCategory {
      note(.contentSizeCategory, environment.contentSizeCategory.rawValue)
    }
    let size = environment.container.contentSize
    let isResized = size != viewport.size
    if isResized {
      note(.resized, "to \(points: size.width) x \(points: size.height)")
    }
    self.environment = environment
    change(keepingViews: true, isResized: isResized) { simulator in
      let place = simulator.anchoredPlace
      let anchor = isResized ? simulator.goalAnchor : nil
      simulator.viewport.adjustedContentInset = simulator.adjustedContentInset
      simulator.content.fit(simulator.adjustedContentInset)
      simulator.viewport.size = size
      var change = simulator.content.discard(
        .environment(environment), in: nil, keeping: simulator.anchorEdge)
      let axis = simulator.content.scrollDirection
      change.contentOffsetAdjustment = simulator.distance(to: place, along: [axis])
      change.anchor = simulator.anchor(of: place)
      if isResized { simulator.keepGoal(at: anchor) }
      return change
    }
  }

  /// Stops with a message if the size of an environment is negative or not finite.
  static func requireSize(of environment: CollectionLayoutEnvironment) {
    let size = environment.container.contentSize
    requireFinite(size.width, "width of a view")
    requireFinite(size.height, "height of a view")
    require(
      size.width >= 0 && size.height >= 0,
      "Invalid size of a view: \(points: size.width) x \(points: size.height). "
        + "Neither length must be negative.")
  }

  /// Changes the size of the view.
  ///
  /// - Parameter size: The new size, in points, not negative.
  public mutating func resize(to size: CGSize) {
    var environment = environment
    environment.container = CollectionLayoutContainer(contentSize: size)
    setEnvironment(environment)
  }

  /// Rotates the view by a quarter turn: swaps width and height, and rotates the safe area.
  public mutating func rotate() {
    var environment = environment
    let safeArea = environment.safeAreaInsets
    environment.safeAreaInsets = PhysicalEdgeInsets(
      top: safeArea.left, left: safeArea.top, bottom: safeArea.right, right: safeArea.bottom)
    environment.container = CollectionLayoutContainer(
      contentSize: CGSize(width: viewport.size.height, height: viewport.size.width))
    setEnvironment(environment)
  }

  /// Shows, resizes or hides the keyboard.
  ///
  /// - Parameter height: The height of the keyboard, in points from the bottom of the view; 0 hides
  ///   it.
  public mutating func setKeyboardHeight(_ height: CGFloat) {
    requireFinite(height, "keyboard height")
    require(height >= 0, "Invalid keyboard height: \(height). It must not be negative.")
    keyboardHeight = height
    note(.keyboard, "\(points: height) points high")
    changeInsets()
  }

  /// Changes the insets that the host adds around the content.
  ///
  /// - Parameter inset: The insets, in points.
  public mutating func setContentInset(_ inset: PhysicalEdgeInsets) {
    for length in [inset.top, inset.left, inset.bottom, inset.right] {
      requireFinite(length, "content inset")
    }
    contentInset = inset
    changeInsets()
  }

  private mutating func changeInsets() {
    followInsets()
    layOut()
  }
}
