/// A user's closure where the engine requires a sendable one.
///
/// Apple's closures belong to the main actor, but their types do not state it. They are called
/// where the layout is used: if a layout moves to another thread, the caller must make sure that
/// its closures may run there.
package struct UserClosure<Body>: @unchecked Sendable {
  package let body: Body

  package init(body: Body) { self.body = body }
}
