import Dispatch
import Foundation

#if !canImport(ObjectiveC)
  // The values of notifications are read as rectangles by `as? CGRect`, which Apple's systems bridge.
  extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
      result = source.rectValue
    }

    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGRect?
    ) -> Bool {
      guard String(cString: source.objCType).contains("Rect") else { return false }
      result = source.rectValue
      return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
      source?.rectValue ?? .zero
    }
  }

  extension NotificationCenter {
    /// Keeps nothing: without Objective-C, no method is called by its name.
    ///
    /// `addObserver(forName:object:queue:using:)` calls a closure on every system.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
      object anObject: Any?
    ) {
      UIKitSimulation.noteInert("NotificationCenter.addObserver(_:selector:name:object:)")
    }

    /// Adds a closure that is called for notifications, and returns its token.
    ///
    /// On the main queue it is called at once where the notification is posted there, as on Apple's systems; Foundation
    /// waits for ever for a main queue without a main thread, which the tests of Swift Testing have.
    @discardableResult
    public func addObserver(
      forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      guard queue === OperationQueue.main else {
        return addObserver(forName: name, object: obj, queue: Optional(queue), using: block)
      }
      return addObserver(forName: name, object: obj, queue: nil) { notification in
        if MainQueue.isCurrent { return block(notification) }
        nonisolated(unsafe) let posted = notification
        DispatchQueue.main.sync { block(posted) }
      }
    }
  }

  /// Finds whether code runs on the main queue.
  private enum MainQueue {
    private static let key = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    static var isCurrent: Bool {
      let mark = DispatchQueue.getSpecific(key: key)
      return Thread.isMainThread || mark == true
    }
  }
#endif
