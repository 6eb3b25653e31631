import Compositional

/// One step of a script: an action of a finger, of the program or of the data.
///
/// An action takes only the time it states. After a fling, the view is still moving when the next
/// action begins, so add a wait where the script needs the view at rest.
public enum ScrollAction: Hashable, Sendable {
  /// A finger touches, moves in a straight line and lets go.
  ///
  /// - Parameters:
  ///   - from: The start of the drag, in points of the view; nil for the center of the uncovered
  ///     part of the view.
  ///   - by: The translation, in points. An upward drag, which scrolls forward, is negative.
  ///   - duration: The duration of the movement, in seconds.
  ///   - holding: The time the finger rests before it lets go, in seconds. After a tenth of a
  ///     second the release has no velocity.
  case drag(from: CGPoint?, by: CGPoint, duration: Double, holding: Double)
  /// A finger touches at the first point of a path, moves through the others and lets go at the last.
  case dragAlong([PathPoint])
  /// Throws the view along its scroll direction, in points per second; positive scrolls forward.
  case fling(velocity: CGFloat)
  /// A finger touches, in points of the view, and lets go, which stops a moving view; nil for the
  /// center.
  case tap(at: CGPoint?)
  /// Scrolls the view to a content offset, in points.
  case scrollTo(CGPoint, animated: Bool)
  /// Scrolls the view, and the orthogonal section of the item, to an item.
  case scrollToItem(ElementIndexPath, ItemScrollPosition, animated: Bool)
  /// Waits for a number of seconds.
  case wait(Double)
  /// Waits until nothing moves.
  case waitUntilRest
  /// Changes the size of the view, in points.
  case resize(CGSize)
  /// Swaps the width and the height of the view.
  case rotate
  /// Changes the preferred text size.
  case contentSizeCategory(PreferredContentSizeCategory)
  /// Shows the keyboard with a height, in points from the bottom; 0 hides it.
  case keyboard(CGFloat)
  /// Inserts, deletes, moves, reloads and reconfigures items and sections in one batch.
  ///
  /// `itemCounts` contains the item counts of inserted and reloaded sections, by their index after
  /// the batch. By default, an inserted section is empty, and a reloaded section keeps its count.
  case update(BatchUpdates, itemCounts: [Int: Int])
  /// Changes the content of headers, footers and other supplementary views, which keep their views
  /// and are measured again.
  case reconfigureSupplementaries([ElementID])
  /// Changes the data to a snapshot.
  ///
  /// The first snapshot of a script reloads all data, because the previous data is unknown. Each
  /// snapshot after it changes only the differences.
  case apply([SnapshotSection])
  /// Reloads all data; nil keeps the item counts.
  case reload(itemCounts: [Int]?)
  /// A finger drags an orthogonal section along its row, in points.
  ///
  /// A positive distance scrolls forward, which is a drag to the left in a row that reads to the
  /// right.
  case dragSection(Int, by: CGFloat, duration: Double)
  /// Throws an orthogonal section, in points per second; positive scrolls forward.
  case flingSection(Int, velocity: CGFloat)
  /// Scrolls an orthogonal section to an offset, in points.
  case scrollSection(Int, to: CGFloat, animated: Bool)
  /// Lifts an item to move it.
  case lift(ElementIndexPath)
  /// Moves the finger that holds an item in a straight line to a point of the view.
  case dragItem(to: CGPoint, duration: Double)
  /// Drops the item at its proposed place.
  case drop
  /// Returns the item to its original place.
  case cancelMovement

  /// A point of the path of a finger.
  public struct PathPoint: Hashable, Sendable {
    /// The time since the touch, in seconds.
    public var time: Double
    /// The place of the finger, in points of the view.
    public var point: CGPoint

    /// Creates a point of a path.
    ///
    /// - Parameters:
    ///   - time: The time since the touch, in seconds.
    ///   - point: The place of the finger, in points of the view.
    public init(time: Double, point: CGPoint) {
      self.time = time
      self.point = point
    }
  }

  /// The identifiers of a section and its items.
  public struct SnapshotSection: Hashable, Sendable {
    /// The identifier of the section.
    public var id: String
    /// The identifiers of the items, in order.
    public var items: [String]

    /// Creates a section of a snapshot.
    public init(id: String, items: [String]) {
      self.id = id
      self.items = items
    }
  }
}

/// A sequence of actions for a simulated collection view.
public struct ScrollScript: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The actions, in order.
  public var actions: [ScrollAction]

  /// Creates a script.
  public init(_ actions: [ScrollAction] = []) { self.actions = actions }

  /// Creates a script from an array literal of actions.
  public init(arrayLiteral actions: ScrollAction...) { self.actions = actions }

  /// True if no action takes time: each changes the data, or scrolls without animation.
  ///
  /// - Complexity: O(actions)
  public var takesNoTime: Bool {
    actions.allSatisfy { action in
      switch action {
      case .update, .apply, .reload, .reconfigureSupplementaries: true
      case .scrollTo(_, let animated), .scrollToItem(_, _, let animated),
        .scrollSection(_, _, let animated):
        !animated
      default: false
      }
    }
  }
}

/// An action of a script that cannot be performed.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The index of the action, from 0.
  public let action: Int
  /// The reason, in words.
  public let reason: String

  package init(action: Int, reason: String) {
    self.action = action
    self.reason = reason
  }

  /// The path of the action in its script and the reason, such as `[2]: there is no item 0.9 to lift`.
  public var description: String { "[\(action)]: \(reason)" }
}
