import Compositional

/// One step of a script: what a finger, a program or the data does.
///
/// An action takes the time it says and no more: after a fling the view is still moving when the next
/// action begins, so a script waits where it wants to see the end.
public enum ScrollAction: Hashable, Sendable {
  /// A finger touches, moves in a straight line and lets go.
  ///
  /// - Parameters:
  ///   - from: where it touches, in points of the view; nil for the middle of what nothing covers.
  ///   - by: how far it moves, in points; upwards, which scrolls on, is negative.
  ///   - duration: how long it takes, in seconds.
  ///   - holding: how long it rests before it lets go, in seconds; a tenth takes all speed away.
  case drag(from: CGPoint?, by: CGPoint, duration: Double, holding: Double)
  /// The view is thrown along its scroll direction, in points a second; positive scrolls on.
  case fling(velocity: CGFloat)
  /// A finger touches and lets go, which stops what moves; nil for the middle.
  case tap(at: CGPoint?)
  /// The view scrolls to an offset, in points.
  case scrollTo(CGPoint, animated: Bool)
  /// The view, and the orthogonal section of the item, scroll to an item.
  case scrollToItem(ElementIndexPath, ItemScrollPosition, animated: Bool)
  /// Time goes on by some seconds.
  case wait(Double)
  /// Time goes on until nothing moves.
  case waitUntilRest
  /// The view takes another size, in points.
  case resize(CGSize)
  /// Width and height of the view change places.
  case rotate
  /// The user chooses another text size.
  case contentSizeCategory(PreferredContentSizeCategory)
  /// The keyboard covers some points from the bottom; 0 hides it.
  case keyboard(CGFloat)
  /// Items and sections come, go, move and change, in one batch.
  ///
  /// Sections that are inserted or reloaded have as many items as `itemCounts` says, by their index
  /// after the batch; else none and as many as before.
  case update(BatchUpdates, itemCounts: [Int: Int])
  /// The data becomes that of a snapshot. The first of a script says what the data is and loads
  /// everything anew, as nothing is known of what was there; the next ones change what differs.
  case apply([SnapshotSection])
  /// Everything is loaded anew; nil leaves as many items as there are.
  case reload(itemCounts: [Int]?)
  /// An orthogonal section is dragged along its row by a finger, in points; leftwards in a row that
  /// reads to the right, which scrolls on, is positive.
  case dragSection(Int, by: CGFloat, duration: Double)
  /// An orthogonal section is thrown, in points a second; positive scrolls on.
  case flingSection(Int, velocity: CGFloat)
  /// An orthogonal section is asked to go to an offset, in points.
  case scrollSection(Int, to: CGFloat, animated: Bool)
  /// An item is lifted to be moved.
  case lift(ElementIndexPath)
  /// The finger that holds an item moves in a straight line to a point of the view.
  case dragItem(to: CGPoint, duration: Double)
  /// The item is dropped where it would be put.
  case drop
  /// The item goes back to where it was.
  case cancelMovement

  /// The identifiers of a section and of its items.
  public struct SnapshotSection: Hashable, Sendable {
    /// The section.
    public var id: String
    /// Its items, in order.
    public var items: [String]

    /// Makes a section of a snapshot.
    public init(id: String, items: [String]) {
      self.id = id
      self.items = items
    }
  }
}

/// What is to happen to a simulated collection view, one action after the other.
public struct ScrollScript: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The actions, in order.
  public var actions: [ScrollAction]

  /// Makes a script.
  public init(_ actions: [ScrollAction] = []) { self.actions = actions }

  /// Makes a script of its actions.
  public init(arrayLiteral actions: ScrollAction...) { self.actions = actions }
}

/// An action of a script that cannot be carried out.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The action, counted from 0.
  public let action: Int
  /// What is wrong with it.
  public let reason: String

  /// Where and what, in a sentence.
  public var description: String { "action \(action): \(reason)" }
}
