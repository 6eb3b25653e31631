import Compositional

/// An item that a finger has lifted and moves over others.
struct ItemMovement: Sendable {
  /// Where the item was when it was lifted.
  let start: ElementIndexPath
  /// Where it would be put now; the layout has it there already.
  var proposed: ElementIndexPath
  /// Where the finger is, in points of the view.
  var finger: CGPoint
  /// From the finger to the middle of the item, in points.
  let grip: CGPoint

  /// How near to an edge of what is in sight the finger makes the view scroll, in points.
  ///
  /// Not published; about the height of a row.
  static let edge = 44.0
  /// How fast the view scrolls with the finger at the very edge, in points a second.
  ///
  /// Not published; a screen or so a second.
  static let speed = 600.0

  /// Shows the lifted item under the finger, above all others.
  func apply(to attributes: inout [LayoutAttributes], in viewport: Viewport) {
    guard let index = attributes.firstIndex(where: { $0.id == .cell(proposed) }) else { return }
    attributes[index].center = center(in: viewport)
    attributes[index].zIndex = .max
  }

  /// The middle of the lifted item, in points of the content.
  func center(in viewport: Viewport) -> CGPoint {
    CGPoint(
      x: viewport.contentOffset.x + finger.x + grip.x,
      y: viewport.contentOffset.y + finger.y + grip.y)
  }
}

/// Interactive movement: lift an item, drag it over others, drop it.
extension CollectionViewSimulator {
  /// Where the item that is being moved would be put; nil while none is.
  public var proposedIndexPath: ElementIndexPath? { movement?.proposed }

  /// Lifts an item, as `beginInteractiveMovementForItem(at:)`.
  ///
  /// - Parameters:
  ///   - path: the item.
  ///   - point: where the finger is, in points of the view; nil for the middle of the item.
  /// - Returns: whether there is such an item, and no other is being moved.
  @discardableResult
  public mutating func liftItem(at path: ElementIndexPath, finger point: CGPoint? = nil) -> Bool {
    guard movement == nil,
      let attributes = layout.attributes(for: .cell(path), at: viewport)
    else { return false }
    requireFinite(point?.x ?? 0, "finger position")
    requireFinite(point?.y ?? 0, "finger position")
    liftFinger()
    pursuit = nil
    motions = PerAxis(nil)
    velocity = CGPoint(x: 0, y: 0)
    springBack()
    let middle = CGPoint(
      x: attributes.center.x - viewport.contentOffset.x,
      y: attributes.center.y - viewport.contentOffset.y)
    let finger = point ?? middle
    movement = ItemMovement(
      start: path, proposed: path, finger: finger,
      grip: CGPoint(x: middle.x - finger.x, y: middle.y - finger.y))
    note(.lifted, "item \(path)")
    return true
  }

  /// Moves the finger that holds the item; others make room where it would be put.
  ///
  /// - Parameter point: in points of the view. Near an edge the view scrolls.
  public mutating func dragItem(to point: CGPoint) {
    requireFinite(point.x, "finger position")
    requireFinite(point.y, "finger position")
    movement?.finger = point
    propose()
  }

  /// Drops the item where it would be put.
  ///
  /// - Returns: where it was and where it is now, for the data to follow; nil where none was moved.
  @discardableResult
  public mutating func dropItem() -> (from: ElementIndexPath, to: ElementIndexPath)? {
    guard let movement else { return nil }
    note(.dropped, "item \(movement.start) at \(movement.proposed)")
    endMovement()
    return (movement.start, movement.proposed)
  }

  /// Puts the item back where it was.
  public mutating func cancelItemMovement() {
    guard let movement else { return }
    note(.dropped, "item \(movement.start) back")
    move(movement.proposed, to: movement.start)
    endMovement()
  }

  /// Lets go of the item; the view comes to rest where it may.
  private mutating func endMovement() {
    movement = nil
    if !movesView { releaseView(velocity: CGPoint(x: 0, y: 0), from: viewport.contentOffset) }
    needsLayout = true
    layOut()
  }

  /// Scrolls while the finger is near an edge.
  mutating func moveItem() {
    guard let (speed, next) = autoscroll else { return }
    let axis = layout.configuration.scrollDirection
    let isMoving = next != viewport.contentOffset[axis]
    velocity[axis] = isMoving ? speed : 0
    guard isMoving else { return }
    viewport.contentOffset[axis] = next
    needsLayout = true
    propose()
  }

  /// Whether the view scrolls because an item is held near an edge.
  var isAutoscrolling: Bool {
    guard let (_, next) = autoscroll else { return false }
    return next != viewport.contentOffset[layout.configuration.scrollDirection]
  }

  /// How fast the view scrolls along, and where to within a tick, with an item held where it is; nil
  /// where none is, while the view still springs back, and while another finger drags it.
  private var autoscroll: (speed: Double, next: Double)? {
    let axis = layout.configuration.scrollDirection
    guard let movement, motions[axis] == nil, touch?.target != .view else { return nil }
    let insets = viewport.adjustedContentInset
    let before = movement.finger[axis] - insets.low(axis)
    let behind = viewport.size[axis] - insets.high(axis) - movement.finger[axis]
    let depth =
      behind < ItemMovement.edge
      ? ItemMovement.edge - max(0, behind)
      : before < ItemMovement.edge ? max(0, before) - ItemMovement.edge : 0
    let speed = depth / ItemMovement.edge * ItemMovement.speed
    let range = contentOffsetRange(along: axis)
    let offset = viewport.contentOffset[axis]
    let next = min(
      max(offset + speed / Double(Self.ticksPerSecond), range.lowerBound), range.upperBound)
    return (speed, next)
  }

  /// Lets the others make room for the item where it is held.
  private mutating func propose() {
    guard let movement else { return }
    let center = movement.center(in: viewport)
    let rect = CGRect(x: center.x, y: center.y, width: 1, height: 1)
    let target = layout.attributes(in: rect, at: viewport).last {
      $0.category == .cell && $0.frame.contains(center)
    }
    guard let path = target?.indexPath, path != movement.proposed else { return }
    move(movement.proposed, to: path)
    self.movement?.proposed = path
    note(.proposed, "item \(movement.start) at \(path)")
  }

  /// Moves an item in the layout; the view stays where it is.
  private mutating func move(_ path: ElementIndexPath, to newPath: ElementIndexPath) {
    guard path != newPath else { return }
    var batch = BatchUpdates()
    batch.moveItem(at: path, to: newPath)
    let names = shown.map(\.id)
    do throws(UpdateError) { follow(try layout.update(batch), names) } catch { return }
  }
}
