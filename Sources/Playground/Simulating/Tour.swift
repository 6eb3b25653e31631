import Compositional

extension CollectionViewSimulator {
  /// A scroll that shows a layout off: a drag that turns into a fling, a fling through to the end and
  /// beyond, a pull past the end, swipes along the first orthogonal sections, and the way back.
  var tour: ScrollScript {
    let axis = layout.configuration.scrollDirection
    let isDown = axis == .vertical
    let range = contentOffsetRange(along: axis)
    let extent = Double(isDown ? viewport.size.height : viewport.size.width)
    let distance = range.upperBound - Double(isDown ? contentOffset.y : contentOffset.x)
    func way(_ points: Double) -> CGPoint {
      isDown ? CGPoint(x: 0, y: points) : CGPoint(x: points, y: 0)
    }
    func drag(_ points: Double, _ seconds: Double, holding: Double = 0) -> ScrollAction {
      .drag(from: nil, by: way(points), duration: seconds, holding: holding)
    }
    var actions: [ScrollAction] = [.wait(0.25)]
    for section in orthogonalSections.prefix(Self.sectionsOnTour) {
      actions += [
        .scrollToItem(ElementIndexPath(item: 0, section: section), .nearest, animated: true),
        .waitUntilRest, .dragSection(section, by: viewport.size.width * 0.4, duration: 0.2),
        .waitUntilRest, .flingSection(section, velocity: 2500), .waitUntilRest,
      ]
    }
    guard distance > 0 else { return ScrollScript(actions + [.wait(0.25)]) }
    // A fling goes half as far, in points, as it is fast in points a second (physics: 0.998).
    let fling = min(max(2 * distance * 0.6, 800), Self.fastest)
    actions += [
      drag(-extent * 0.3, 0.2), .wait(0.8), .fling(velocity: CGFloat(fling)), .waitUntilRest,
    ]
    if distance > Self.fastest {
      actions += [.scrollTo(way(range.upperBound - extent * 1.5), animated: true), .waitUntilRest]
    }
    actions += [
      .fling(velocity: CGFloat(min(max(2 * distance, 2_000), Self.fastest))), .waitUntilRest,
      drag(-extent * 0.45, 0.35, holding: 0.15), .waitUntilRest, .wait(0.25),
      .scrollTo(way(range.lowerBound), animated: true), .waitUntilRest,
    ]
    return ScrollScript(actions)
  }

  /// How fast a finger throws a view, in points a second.
  private static let fastest = 9_000.0
  /// The orthogonal sections that are swiped.
  private static let sectionsOnTour = 2

  /// The sections that scroll across the layout and have something to scroll, the first ones first.
  private var orthogonalSections: [Int] {
    itemCounts.indices.prefix(1_000).filter { section in
      guard let range = layout.orthogonalScroller(ofSection: section)?.offsetRange else {
        return false
      }
      return range.lowerBound < range.upperBound
    }
  }
}
