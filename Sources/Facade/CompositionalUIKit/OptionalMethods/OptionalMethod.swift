// Methods of delegates that are optional in UIKit are called with a question mark, as in
// `delegate?.scrollViewDidScroll?(view)`. Here every such method has an implementation, so that a
// delegate's own is called, or the default one. The question mark needs a value that may be nil: a
// property with the base name of the method, which is never nil. A plain call finds the method.

/// A method of a delegate that is optional in UIKit, with one argument; not part of UIKit.
@preconcurrency @MainActor
public struct _OptionalMethod<Argument, Result> {
  private let method: @MainActor (Argument) -> Result

  /// Wraps a method.
  init(_ method: @escaping @MainActor (Argument) -> Result) { self.method = method }

  @discardableResult
  public func callAsFunction(_ argument: Argument) -> Result { method(argument) }
}
