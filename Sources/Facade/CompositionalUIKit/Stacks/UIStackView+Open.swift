import CompositionalContent

// Stack views in whose axis there is room without end.

extension UIStackView {
  /// True if the arranged views have constraints that say more than a length, and each is solved alone.
  package var isSolvedByRows: Bool { hasJoints && isOpen }

  /// True for the content of a scroll view with one width, or one height in a row.
  ///
  /// The constraints inside an arranged view then say how long it is, and no other view has less for it.
  /// So each is solved alone, which takes time in proportion to the views that change.
  var isOpenContent: Bool {
    guard distribution == .fill, alignment == .fill, let scroll = superview as? UIScrollView,
      arrangedSubviews.allSatisfy({ $0.joints == 0 })
    else { return false }
    let along: LayoutAxis = axis == .vertical ? .vertical : .horizontal
    let around = scroll.activeConstraints.filter { $0.container === scroll }
    var (ends, fixed) = (0, false)
    for constraint in activeConstraints + around.filter({ !$0.isAbout(self) }) {
      guard constraint.firstAttribute.attribute?.axis == along else {
        if constraint.fixesWidth(of: self, in: scroll) { fixed = true }
        continue
      }
      if constraint.isAbout(self) {
        guard constraint.ties(self, toContentOf: scroll) else { return false }
        ends += 1
      } else if constraint.limitsContent(of: scroll) {
        return false
      }
    }
    return fixed && ends == 2
  }
}

extension NSLayoutConstraint {
  private var isFixed: Bool { relation == .equal && priority == .required }

  /// True if an item is a view or one of its guides.
  fileprivate func isAbout(_ view: UIView) -> Bool {
    UIView.owner(of: firstItem) === view || UIView.owner(of: secondItem) === view
  }

  /// True if the edge of a view is the same edge of the content around it.
  fileprivate func ties(_ view: UIView, toContentOf scroll: UIScrollView) -> Bool {
    guard isFixed, multiplier == 1, firstAttribute == secondAttribute else { return false }
    return firstItem === view && refersToContent(of: scroll, secondItem, secondAttribute)
      || secondItem === view && refersToContent(of: scroll, firstItem, firstAttribute)
  }

  /// True if the constraint is about an edge, a center or a length of the content.
  fileprivate func limitsContent(of scroll: UIScrollView) -> Bool {
    refersToContent(of: scroll, firstItem, firstAttribute)
      || refersToContent(of: scroll, secondItem, secondAttribute)
  }

  /// True if the constraint says how long a view is across its axis, or the content that it fills.
  ///
  /// The other side is a number, or something outside of the content.
  fileprivate func fixesWidth(of view: UIView, in scroll: UIScrollView) -> Bool {
    guard isFixed, firstAttribute.attribute?.kind == .length else { return false }
    func isOutside(_ item: AnyObject?) -> Bool {
      guard let item else { return true }
      if let guide = item as? UILayoutGuide, guide.isOfContent { return false }
      guard let owner = UIView.owner(of: item) else { return false }
      return scroll.isDescendant(of: owner)
    }
    func isFilled(_ item: AnyObject?) -> Bool {
      guard let guide = item as? UILayoutGuide else { return item === view }
      return guide.isOfContent && guide.owningView === scroll && view.fillsContent(of: scroll)
    }
    return isFilled(firstItem) && isOutside(secondItem)
      || isFilled(secondItem) && isOutside(firstItem) && secondItem != nil
  }
}

extension UIView {
  /// True if both edges across the axis of a stack view are those of the content.
  fileprivate func fillsContent(of scroll: UIScrollView) -> Bool {
    guard let stack = self as? UIStackView else { return false }
    let across: LayoutAxis = stack.axis == .vertical ? .horizontal : .vertical
    return activeConstraints.count {
      $0.firstAttribute.attribute?.axis == across && $0.ties(self, toContentOf: scroll)
    } == 2
  }

  /// Called when the constraints that a view has, or what they say, are others.
  func activeConstraintsDidChange() {
    (self as? UIStackView)?.jointsDidChange()
    guard self is UIScrollView else { return }
    for child in children { (child as? UIStackView)?.jointsDidChange() }
  }
}
