import Compositional

/// An item that is lifted and moved over others by a finger.
struct ItemMovement: Sendable {
  /// The index path of the item when it was lifted.
  let start: ElementIndexPath
  /// The proposed index path of the item, which the layout already uses.
  var proposed: ElementIndexPath
  /// The position of the finger, in points of the view.
  var finger: CGPoint
  /// The vector from the finger to the center of the item, in points.
  let grip: CGPoint

  /// The distance from an edge of the uncovered area at which the finger makes the view scroll, in
  /// points.
  ///
  /// Apple publishes no value; this is about the height of a row.
  static let edge = 44.0
  /// The scroll speed with the finger at the very edge, in points per second.
  ///
  /// Apple publishes no value; this is about one screen per second.
  static let speed = 600.0

  /// Shows the lifted item under the finger, above all other elements.
  func apply(to attributes: inout [LayoutAttributes], in viewport: Viewport) {
    guard let index = attributes.firstIndex(where: { $0.id == .cell(proposed) }) else { return }
    attributes[index].center = center(in: viewport)
    attributes[index].zIndex = .max
  }

  /// Returns the center of the lifted item, in points of the content.
  func center(in viewport: Viewport) -> CGPoint {
    CGPoint(
      x: viewport.contentOffset.x + finger.x + grip.x,
      y: viewport.contentOffset.y + finger.y + grip.y)
  }
}

/// Interactive movement: lifts an item, drags it over others, and drops it.
extension CollectionViewSimulator {
  /// The proposed index path of the item that is being moved; nil if there is none.
  public var proposedIndexPath: ElementIndexPath? { movement?.proposed }

  /// Lifts an item, like `beginInteractiveMovementForItem(at:)`.
  ///
  /// - Parameters:
  ///   - path: The index path of the item.
  ///   - point: The position of the finger, in points of the view; nil for the center of the item.
  /// - Returns: False if the item does not exist, or another item is being moved.
  @discardableResult
  public mutating func liftItem(at path: ElementIndexPath, finger point: CGPoint? = nil) -> Bool {
    guard movement == nil,
      let attributes = content.attributes(for: .cell(path), at: viewport)
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

  /// Moves the finger that holds an item; other items make room at the proposed place.
  ///
  /// - Parameter point: The position of the finger, in points of the view. Near an edge, the view
  ///   scrolls.
  public mutating func dragItem(to point: CGPoint) {
    requireFinite(point.x, "finger position")
    requireFinite(point.y, "finger position")
    movement?.finger = point
    propose()
  }

  /// Drops the item at its proposed place.
  ///
  /// - Returns: The previous and the new index path of the item, for the data source; nil if no
  ///   item was being moved.
  @discardableResult
  public mutating func dropItem() -> (from: ElementIndexPath, to: ElementIndexPath)? {
    guard let movement else { return nil }
    note(.dropped, "item \(movement.start) at \(movement.proposed)")
    endMovement()
    layOut()
    return (movement.start, movement.proposed)
  }

  /// Returns the item to its original place.
  public mutating func cancelItemMovement() {
    if returnItem() { layOut() }
  }

  /// Returns the item to its original place without a layout pass, because the data is about to change.
  ///
  /// - Returns: False if no item was being moved.
  @discardableResult
  package mutating func returnItem() -> Bool {
    guard let movement else { return false }
    note(.dropped, "item \(movement.start) back")
    move(movement.proposed, to: movement.start, laysOut: false)
    endMovement()
    return true
  }

  /// Ends the movement of an item that is gone with the data.
  package mutating func forgetItem() {
    if movement != nil { endMovement() }
  }

  /// Ends the movement and releases the view.
  private mutating func endMovement() {
    movement = nil
    if !movesView { releaseView(velocity: CGPoint(x: 0, y: 0), from: viewport.contentOffset) }
    needsLayout = true
  }

  /// Scrolls the view while the finger is near an edge.
  mutating func moveItem() {
    guard let (speed, next) = autoscroll else { return }
    let axis = content.scrollDirection
    let isMoving = next != viewport.contentOffset[axis]
    velocity[axis] = isMoving ? speed : 0
    guard isMoving else { return }
    viewport.contentOffset[axis] = next
    needsLayout = true
    propose()
  }

  /// True if the view scrolls because an item is held near an edge.
  var isAutoscrolling: Bool {
    guard let (_, next) = autoscroll else { return false }
    return next != viewport.contentOffset[content.scrollDirection]
  }

  /// The speed of the view and its offset after one tick while an item is held.
  ///
  /// Nil if no item is held, while the view still springs back, and while another finger drags the
  /// view.
  private var autoscroll: (speed: Double, next: Double)? {
    let axis = content.scrollDirection
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

  /// Makes room for the item at the place where it is held.
  private mutating func propose() {
    guard let movement else { return }
    let center = movement.center(in: viewport)
    let rect = CGRect(x: center.x, y: center.y, width: 1, height: 1)
    let target = content.attributes(in: rect, at: viewport).last {
      $0.category == .cell && $0.frame.contains(center)
    }
    guard let under = target?.indexPath, under != movement.proposed else { return }
    let path = itemTarget?(movement.start, movement.proposed, under) ?? under
    guard path != movement.proposed else { return }
    move(movement.proposed, to: path)
    self.movement?.proposed = path
    note(.proposed, "item \(movement.start) at \(path)")
  }

  /// Moves an item in the layout without scrolling the view.
  private mutating func move(
    _ path: ElementIndexPath, to newPath: ElementIndexPath, laysOut: Bool = true
  ) {
    guard path != newPath else { return }
    var batch = BatchUpdates()
    batch.moveItem(at: path, to: newPath)
    do throws(UpdateError) {
      _ = try changeContent(laysOut: laysOut) { simulator throws(UpdateError) in
        try simulator.content.update(batch, in: nil, keeping: .top) { _ in nil }
      }
    } catch { return }
  }
}
