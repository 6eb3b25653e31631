// Stand-ins for the observation of properties, which needs Objective-C.

import Foundation

#if !canImport(ObjectiveC)
  /// What an observation asks for.
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A call at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before each change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }

  /// A change of a property.
  public struct NSKeyValueObservedChange<Value> {
    /// The value after the change; nil if it was not asked for.
    public let newValue: Value?
    /// The value before the change; nil if it was not asked for.
    public let oldValue: Value?
  }

  /// An observation of a property, which notices nothing.
  public final class NSKeyValueObservation: NSObject {
    /// Ends the observation.
    public func invalidate() {}
  }

  /// An object whose properties can be observed; not part of UIKit.
  public protocol _KeyValueObserving {}

  extension NSObject: _KeyValueObserving {}

  extension _KeyValueObserving {
    /// Returns an observation that notices nothing, because no change of a property is told here.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: What to tell.
    ///   - changeHandler: A closure; called at once with `.initial`, and never again.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      UIKitSimulation.noteInert("NSObject.observe(_:options:changeHandler:)")
      if options.contains(.initial) {
        let value = options.contains(.new) ? self[keyPath: keyPath] : nil
        changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
      }
      return NSKeyValueObservation()
    }
  }
#endif
