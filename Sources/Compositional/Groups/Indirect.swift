/// A value behind a reference, which is copied before a change if others share it.
///
/// It keeps the value that holds it small. Use it for a value that is rarely needed, or so large that
/// calls would copy it.
struct Indirect<Value: Sendable>: Sendable {
  private final class Storage: @unchecked Sendable {
    // Accesses go through the structure, where the compiler checks that they do not overlap.
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
