import Compositional
import CompositionalContent
import Foundation

extension LayoutSystem {
  /// Finds the views, guides and contents of scroll views, and gives them variables.
  func gather() {
    items = []
    guides = []
    contents = [:]
    distances = [:]
    indexes = [:]
    variableCount = 0
    var waiting = [root]
    while let view = waiting.popLast() {
      let isRoot = view === root
      indexes[ObjectIdentifier(view)] = items.count
      items.append(
        Item(view: view, place: newPlace(isFixed: isRoot), natural: CGSize(width: -1, height: -1)))
      for guide in view.ownGuides { guides.append((guide, newPlace(isFixed: false))) }
      if let view = view as? UIScrollView, view.hasConstrainedContent {
        contents[ObjectIdentifier(view)] = (view, newVariable(), newVariable())
      }
      if let stack = view as? UIStackView, stack.isSolved, stack.distribution == .equalCentering {
        distances[ObjectIdentifier(view)] = newVariable()
      }
      waiting += view.children.filter { !$0.isLayoutRoot }.reversed()
    }
    numberItems()
  }

  private func newVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  private func newPlace(isFixed: Bool) -> Place {
    let (width, height) = (newVariable(), newVariable())
    guard !isFixed else { return Place(width: width, height: height) }
    return Place(x: newVariable(), y: newVariable(), width: width, height: height)
  }

  /// Returns the place of a view in the system; nil for one outside of it.
  func place(of view: UIView) -> Place? { indexes[ObjectIdentifier(view)].map { items[$0].place } }

  /// Returns the place of a guide of an app; nil for another guide.
  func place(of guide: UILayoutGuide) -> Place? { guides.first { $0.guide === guide }?.place }
}

extension UIScrollView {
  /// True if constraints lead from the edges of the view to something inside, or to the guide of the
  /// content.
  fileprivate var hasConstrainedContent: Bool {
    activeConstraints.contains { constraint in
      constraint.container === self
        && (constraint.refersToContent(of: self, constraint.firstItem, constraint.firstAttribute)
          || constraint.refersToContent(of: self, constraint.secondItem, constraint.secondAttribute))
    }
  }
}

extension NSLayoutConstraint {
  /// True if the constraint may hold something at a place of a scroll view that does not scroll.
  func refersToFrame(of view: UIScrollView) -> Bool {
    func refers(_ item: AnyObject?, _ attribute: Attribute) -> Bool {
      if let guide = item as? UILayoutGuide {
        return guide.owningView === view && !guide.isOfContent
      }
      return item === view && (attribute == .centerX || attribute == .centerY)
    }
    return refers(firstItem, firstAttribute) || refers(secondItem, secondAttribute)
  }

  /// True if an attribute of an item is one of the content of a scroll view around the other item.
  ///
  /// Edges of the scroll view are those of the content, lengths and centers those of the frame.
  func refersToContent(of view: UIScrollView, _ item: AnyObject?, _ attribute: Attribute) -> Bool {
    if let guide = item as? UILayoutGuide, guide.isOfContent { return guide.owningView === view }
    guard item === view || item === view.marginsGuide, let plain = attribute.attribute else {
      return false
    }
    let other = firstItem === item ? secondItem : firstItem
    guard let inner = UIView.owner(of: other), inner !== view, inner.isDescendant(of: view) else {
      return false
    }
    return plain.kind != .length && plain != .centerX && plain != .centerY
  }
}
