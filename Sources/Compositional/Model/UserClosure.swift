/// A closure of a user where the engine requires a sendable one.
///
/// Closures with Apple's names belong to the main actor, and those of the DSL may capture anything,
/// but their types do not say so. They are called where the layout is prepared: if a layout moves to
/// another thread and is prepared there, the caller must make sure that its closures may run there.
package struct UserClosure<Body>: @unchecked Sendable {
  package let body: Body

  package init(body: Body) { self.body = body }
}
