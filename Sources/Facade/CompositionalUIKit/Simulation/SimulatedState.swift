// The state of the simulated device, screen and application.

import Foundation

/// A value protected by a lock.
final class SimulatedState<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// A part of the value, accessed under the lock.
  subscript<Part: Sendable>(part: WritableKeyPath<Value, Part>) -> Part {
    get { lock.withLock { value[keyPath: part] } }
    set { lock.withLock { value[keyPath: part] = newValue } }
  }

  /// Changes the value under the lock.
  func change(_ body: (inout Value) -> Void) { lock.withLock { body(&value) } }
}
