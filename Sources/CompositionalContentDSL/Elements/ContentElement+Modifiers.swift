// Modifiers of any content. They return a ``Content``, so that the modifiers of one kind, such as
// the spacing of a stack, come before them.

extension ContentElement {
  /// Returns the content after a change.
  func with(_ change: (inout Content) -> Void) -> Content {
    var content = content
    change(&content)
    return content
  }

  /// Sets the name, unique among siblings and without `/`, `@` and `#`.
  public func id(_ id: String) -> Content { with { $0.id = ContentNames.checked(id) } }

  /// Sets the style that a change of items compares, by its description.
  public func style(_ style: some Hashable) -> Content {
    with { $0.style = String(describing: style) }
  }

  /// Sets the resistance to being larger than the natural size.
  public func hugging(_ hugging: ContentPriorities) -> Content { with { $0.hugging = hugging } }

  /// Sets the resistance to being larger than the natural size, from 1 to 1000; nil keeps it.
  public func hugging(horizontal: Double? = nil, vertical: Double? = nil) -> Content {
    with { $0.hugging = $0.hugging.changed(horizontal, vertical) }
  }

  /// Sets the resistance to being smaller than the natural size.
  public func compression(_ compression: ContentPriorities) -> Content {
    with { $0.compression = compression }
  }

  /// Sets the resistance to being smaller than the natural size, from 1 to 1000; nil keeps it.
  public func compression(horizontal: Double? = nil, vertical: Double? = nil) -> Content {
    with { $0.compression = $0.compression.changed(horizontal, vertical) }
  }
}

// In a stack (content rule 4).
extension ContentElement {
  /// Sets the alignment across a horizontal stack; nil for the alignment of the stack.
  public func verticalAlignment(_ alignment: StackVerticalAlignment?) -> Content {
    with { $0.placement.verticalAlignment = alignment }
  }

  /// Sets the alignment across a vertical stack; nil for the alignment of the stack.
  public func horizontalAlignment(_ alignment: StackHorizontalAlignment?) -> Content {
    with { $0.placement.horizontalAlignment = alignment }
  }

  /// Sets the alignment in a horizontal stack that stands vertically; nil for that across a
  /// vertical stack.
  public func accessibilityAlignment(_ alignment: StackHorizontalAlignment?) -> Content {
    with { $0.placement.accessibilityAlignment = alignment }
  }

  /// Sets the space around the content in a stack, in points.
  public func padding(_ padding: DirectionalEdgeInsets) -> Content {
    with { $0.placement.padding = padding }
  }

  /// Sets the same space on every side, in points.
  public func padding(_ padding: CGFloat) -> Content { self.padding(.all(padding)) }

  /// Sets the horizontal and vertical space, in points.
  public func padding(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Content {
    padding(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the space on each side, in points; 0 by default.
  public func padding(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> Content {
    padding(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
}

// In a flow (content rule 5).
extension ContentElement {
  /// Sets the width on a line and the alignment within it.
  ///
  /// - Parameters:
  ///   - width: The width on the line.
  ///   - vertical: The alignment within the line.
  public func layout(
    width: FlowWidth = .basedOnContents, vertical: FlowAlignment = .top
  ) -> Content {
    with {
      $0.placement.flowWidth = width
      $0.placement.flowAlignment = vertical
    }
  }
}

// In a split (content rule 6).
extension ContentElement {
  /// Sets the slot, such as `.safeArea(.top)`; nil leaves it to the split.
  ///
  /// The builders ``Fixed``, ``Percentage``, ``Automatic``, ``Equal`` and ``Dynamic`` set the slots of
  /// their names.
  ///
  /// - Parameter slot: The slot; nil for that of the split's kind.
  public func slot(_ slot: ContentSlot?) -> Content { with { $0.placement.slot = slot } }

  /// Sets the insets from the slot in a split, in points.
  public func edgeInsets(_ insets: DirectionalEdgeInsets) -> Content {
    with { $0.placement.edgeInsets = insets }
  }

  /// Sets the same inset from the slot on every side, in points.
  public func edgeInsets(_ inset: CGFloat) -> Content { edgeInsets(.all(inset)) }

  /// Sets the inset from the slot on each side, in points; 0 by default.
  public func edgeInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> Content {
    edgeInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// Hides the content; a scrolling split leaves it out, other containers keep its place.
  public func hidden(_ isHidden: Bool = true) -> Content {
    with { $0.placement.isHidden = isHidden }
  }
}

// In rows (content rule 7).
extension ContentElement {
  /// Lets touches reach the row.
  public func interactive(_ isInteractive: Bool = true) -> Content {
    with { $0.placement.isInteractive = isInteractive }
  }

  /// Tells the row itself of taps.
  public func tappable(_ isTappable: Bool = true) -> Content {
    with { $0.placement.isTappable = isTappable }
  }

  /// Hides the separator below the row.
  public func separatorHiding(_ hidesSeparator: Bool = true) -> Content {
    with { $0.placement.hidesSeparator = hidesSeparator }
  }
}

extension ContentPriorities {
  /// Returns the priorities with other values; nil keeps one.
  func changed(_ horizontal: Double?, _ vertical: Double?) -> ContentPriorities {
    ContentPriorities(
      horizontal: horizontal ?? self.horizontal, vertical: vertical ?? self.vertical)
  }
}
