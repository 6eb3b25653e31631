// What the simulated device, screen and application hold.

import Foundation

/// A value that several threads read and set, one at a time.
final class SimulatedState<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// A part of the value, read or set under the lock.
  subscript<Part: Sendable>(part: WritableKeyPath<Value, Part>) -> Part {
    get { lock.withLock { value[keyPath: part] } }
    set { lock.withLock { value[keyPath: part] = newValue } }
  }
}
