/// A value behind a reference, which is copied before a change if others share it.
///
/// It keeps a value from making the one that holds it larger: one that is rarely needed, or one that
/// a call would copy.
struct Indirect<Value: Sendable>: Sendable {
  private final class Storage: @unchecked Sendable {
    // The compiler checks the accesses to the value that holds the storage, and so these.
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  // Written only by its only owner.
  private var storage: Storage

  /// Creates a value behind a reference of its own.
  init(_ value: Value) { storage = Storage(value) }

  /// The value.
  var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}
