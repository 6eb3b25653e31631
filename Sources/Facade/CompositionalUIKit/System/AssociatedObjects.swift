// Objects that belong to others, which the runtime of Objective-C keeps on Apple's systems.

import Foundation

#if !canImport(ObjectiveC)
  /// A class that says which one it is.
  public protocol _ClassForCoder {}

  extension _ClassForCoder {
    /// Returns the class itself.
    public static func classForCoder() -> Self.Type { self }
  }

  extension NSObject: _ClassForCoder {}

  /// The way in which an object keeps another.
  public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
    /// A reference that does not keep the object alive.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// A reference.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A reference to a copy; here to the object itself.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// A reference.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A reference to a copy; here to the object itself.
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// Lets an object keep a value under a key.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - key: The key, which is an address.
  ///   - value: The value; nil to keep none.
  ///   - policy: The way to keep it.
  /// - Complexity: O(1) on average
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    Associations.all.set(value, of: object as AnyObject, at: key, policy)
  }

  /// Returns the value that an object keeps under a key; nil for none.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - key: The key, which is an address.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.all.value(of: object as AnyObject, at: key)
  }

  /// Lets an object keep no values.
  public func objc_removeAssociatedObjects(_ object: Any) {
    Associations.all.removeAll(of: object as AnyObject)
  }

  /// The values that objects keep.
  ///
  /// Those of objects that are gone are dropped by and by.
  private final class Associations: @unchecked Sendable {
    private struct Owner {
      weak var object: AnyObject?
      var values: [UnsafeRawPointer: () -> Any?] = [:]
    }

    static let all = Associations()
    private let lock = NSLock()
    private var owners: [ObjectIdentifier: Owner] = [:]
    /// The number of owners at which those that are gone are dropped.
    private var limit = 64

    func value(of object: AnyObject, at key: UnsafeRawPointer) -> Any? {
      lock.withLock {
        guard let owner = owners[ObjectIdentifier(object)], owner.object === object else {
          return nil
        }
        return owner.values[key]?()
      }
    }

    func set(
      _ value: Any?, of object: AnyObject, at key: UnsafeRawPointer,
      _ policy: objc_AssociationPolicy
    ) {
      // What goes away is released after the lock, because its end may come back here.
      var released: [Owner] = []
      lock.withLock {
        let name = ObjectIdentifier(object)
        var owner = owners[name] ?? Owner(object: object)
        released.append(owner)
        if owner.object !== object { owner = Owner(object: object) }
        owner.values[key] = value.map { Self.keeper(of: $0, policy) }
        owners[name] = owner
        guard owners.count > limit else { return }
        released += owners.values.filter { $0.object == nil }
        owners = owners.filter { $0.value.object != nil }
        limit = max(64, 2 * owners.count)
      }
      withExtendedLifetime(released) {}
    }

    func removeAll(of object: AnyObject) {
      let released = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
      withExtendedLifetime(released) {}
    }

    private static func keeper(of value: Any, _ policy: objc_AssociationPolicy) -> () -> Any? {
      guard policy == .OBJC_ASSOCIATION_ASSIGN, type(of: value) is AnyClass else {
        return { value }
      }
      let object = value as AnyObject
      return { [weak object] in object }
    }
  }
#endif
