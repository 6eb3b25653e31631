extension ScrollingView {
  /// Adds a subview.
  ///
  /// - Parameters:
  ///   - view: The subview.
  ///   - layoutType: What its length comes from.
  ///   - value: The length of a fixed subview, in points.
  ///   - edgeInsets: The insets of the subview from its slot, in points.
  public func addSubview(
    _ view: UIView, layoutType: ScrollingViewLayoutType, value: CGFloat = 0,
    edgeInsets: UIEdgeInsets = .zero
  ) {
    let instruction = ScrollingViewLayoutInstruction(
      layoutType: layoutType, value: value, edgeInsets: edgeInsets)
    addSubview(view) { _ in instruction }
  }

  /// Adds an automatic subview with insets from its slot, in points.
  public func addSubview(_ view: UIView, edgeInsets: UIEdgeInsets) {
    addSubview(view, layoutType: .automatic, edgeInsets: edgeInsets)
  }

  /// Adds space of a length, in points.
  public func addPadding(_ value: CGFloat) {
    let space = UIView(frame: .zero)
    space.isUserInteractionEnabled = false
    addSubview(space, layoutType: .fixed, value: value)
  }

  /// Adds a split as a subview.
  ///
  /// - Parameters:
  ///   - configurationHandler: Adds the subviews of the split.
  ///   - valueHandler: Returns the instruction for the bounds of this view, at each layout.
  /// - Returns: The split.
  @discardableResult
  public func addScrollingSplitView(
    configurationHandler: (_ splitView: SplitView) -> Void,
    valueHandler: @escaping (_ superviewBounds: CGRect) -> ScrollingViewSplitLayoutInstruction
  ) -> SplitView {
    let split = SplitView(frame: .zero)
    configurationHandler(split)
    addSubview(split) { [unowned self, unowned split] bounds in
      let instruction = valueHandler(bounds)
      let insets = instruction.edgeInsets
      let length: CGFloat
      switch instruction.length {
      case .fixed(let value): length = value
      case .basedOn(let subview):
        let isVertical = direction == .vertical
        let room = CGSize(
          width: bounds.width - edgeInsets.left - edgeInsets.right - insets.left - insets.right,
          height: bounds.height - edgeInsets.top - edgeInsets.bottom - insets.top - insets.bottom)
        length =
          split.length(of: subview, in: room, isVertical: isVertical)
          + (isVertical ? insets.top + insets.bottom : insets.left + insets.right)
      }
      return ScrollingViewLayoutInstruction(layoutType: .fixed, value: length, edgeInsets: insets)
    }
    return split
  }
}

extension SplitView {
  /// Returns the length that a subview needs at its place across in a split of a size, in points.
  func length(of subview: UIView, in room: CGSize, isVertical: Bool) -> CGFloat {
    let room = CGRect(x: 0, y: 0, width: max(0, room.width), height: max(0, room.height))
    guard let place = frame(of: subview, in: room)?.size else { return 0 }
    let insets = layoutInstruction(for: subview)?.edgeInsets ?? .zero
    let fitted = subview.sizeThatFits(
      isVertical
        ? CGSize(width: place.width, height: .greatestFiniteMagnitude)
        : CGSize(width: .greatestFiniteMagnitude, height: place.height))
    return isVertical
      ? fitted.height + insets.top + insets.bottom + 2 * subviewPadding
      : fitted.width + insets.left + insets.right + 2 * subviewPadding
  }
}
