import Compositional
import CompositionalContent
import Foundation

extension LayoutSystem {
  /// Solves the system in the bounds of the root, and marks the views whose subviews are elsewhere now.
  func update() {
    solveInBounds()
    for item in items.dropFirst() where !isPlaced(item) { item.view.superview?.needsLayout = true }
  }

  /// Gives the subviews of a view their frames, and its guides and content theirs.
  func place(subviewsOf view: UIView) {
    for child in view.children where !child.isLayoutRoot {
      guard let index = indexes[ObjectIdentifier(child)], !isPlaced(items[index]) else { continue }
      child.place(in: frame(of: items[index]))
    }
    for (guide, place) in guides where guide.owningView === view {
      guide.solvedFrame = rounded(place)
    }
    if let content = contents[ObjectIdentifier(view)] {
      let size = CGSize(width: value(content.width), height: value(content.height))
      if content.view.contentSize != size { content.view.contentSize = size }
    }
  }

  private func isPlaced(_ item: Item) -> Bool {
    let (frame, view) = (frame(of: item), item.view)
    guard view.transform == .identity else {
      return view.bounds.size == frame.size
        && view.center == CGPoint(x: frame.midX, y: frame.midY)
    }
    return view.frame == frame
  }

  private func frame(of item: Item) -> CGRect {
    item.view.frame(forAlignmentRect: rounded(item.place))
  }

  /// Returns the rectangle of a place with its edges on whole pixels.
  private func rounded(_ place: Place) -> CGRect {
    let grid = root.pixels
    let (x, y) = (place.x.map { value($0) } ?? 0, place.y.map { value($0) } ?? 0)
    func span(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      let low = grid.nearest(Double(start))
      return (CGFloat(low), CGFloat(grid.nearest(Double(start + length) - low)))
    }
    let (across, down) = (span(x, value(place.width)), span(y, value(place.height)))
    return CGRect(x: across.0, y: down.0, width: across.1, height: down.1)
  }
}

extension UIView {
  /// Gives the subviews the frames that the constraints around them say.
  func placeSubviews() {
    for child in children where child.isWithoutPlace { child.takeNaturalSize() }
    guard placesSubviews || !ownGuides.isEmpty else { return }
    let system = layoutRoot.madeLayoutSystem
    system.update()
    system.place(subviewsOf: self)
  }

  /// True if neither a mask nor a constraint places the view: it stands at the origin in its natural size.
  private var isWithoutPlace: Bool {
    !translatesAutoresizingMaskIntoConstraints && !isArranged && joints == 0 && !hasLengthConstraint
  }

  private func takeNaturalSize() {
    let size = naturalSize(fitting: nil, StackMeasurements())
    // A view with a frame of its own, such as one that a stack view no longer arranges, keeps it.
    guard frame.origin == .zero, size.width >= 0, size.height >= 0, size.width.isFinite,
      size.height.isFinite
    else { return }
    place(in: CGRect(origin: .zero, size: size))
  }

  /// Returns the part of the view that constraints are about, for a frame of it.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame for a part of the view that constraints are about.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }
}
