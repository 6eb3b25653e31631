/// Runs a closure of the main actor on the calling thread.
///
/// It is the one place where isolation is taken off.
/// Apple's classes are isolated, and so are these, for the compiler. The engine is not: it asks
/// section providers, handlers and custom groups on whatever thread a layout is prepared, and
/// Foundation compares and copies objects on any thread. `MainActor.assumeIsolated` would stop the
/// program there, and with it tests in Swift 5, which know nothing of actors and run on any thread.
/// So nothing is checked: who uses a layout on another thread uses it on that thread alone. The
/// actor is no part of how a synchronous closure is called, which makes the cast exact.
///
/// It has a module of its own because the compiler checks the thread of closures that are passed to a
/// module in the language mode of Swift 5, such as that of Apple's names.
package func withoutIsolation<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}
