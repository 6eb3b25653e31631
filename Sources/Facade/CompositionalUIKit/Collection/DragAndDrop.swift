// Stand-ins for dragging between views; nothing is dragged.

import Foundation

#if !canImport(Darwin)
  /// Data that is loaded when it is needed; here an object that is there.
  open class NSItemProvider: NSObject {
    /// The object; nil for none.
    public private(set) var item: AnyObject?

    /// Creates a provider of nothing.
    public override init() {}

    /// Creates a provider of an object.
    public convenience init(object: AnyObject) {
      self.init()
      item = object
    }
  }
#endif

#if !canImport(Darwin)
  /// Data that can be dragged to other apps.
  public protocol NSItemProviderWriting: AnyObject {
    /// The types of the data, the best one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Loads the data of a type.
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
  }
#endif

/// An item that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data.
  public let itemProvider: NSItemProvider
  /// An object of the app; nil for none.
  open var localObject: Any?

  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The items that fingers drag.
@preconcurrency @MainActor
public protocol UIDragSession: AnyObject {
  /// The items.
  var items: [UIDragItem] { get }
  /// An object of the app; nil for none.
  var localContext: Any? { get set }
  /// Returns where the finger is in a view.
  func location(in view: UIView) -> CGPoint
}

/// The items that fingers let go.
@preconcurrency @MainActor
public protocol UIDropSession: AnyObject {
  /// The items.
  var items: [UIDragItem] { get }
  /// The session within the app; nil for none.
  var localDragSession: (any UIDragSession)? { get }
  /// Returns where the finger is in a view.
  func location(in view: UIView) -> CGPoint
}

/// What happens to dragged items.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing.
  case cancel = 0
  /// Nothing, and a sign says so.
  case forbidden = 1
  /// They are copied.
  case copy = 2
  /// They are moved.
  case move = 3
}

/// The place and kind of a drop.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: NSObject {
  /// The place of a drop.
  public enum Intent: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = 0
    /// Between items.
    case insertAtDestinationIndexPath = 1
    /// Into an item.
    case insertIntoDestinationIndexPath = 2
  }

  /// What happens.
  public let operation: UIDropOperation
  /// The place.
  public let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.operation = operation
    self.intent = intent
  }
}
