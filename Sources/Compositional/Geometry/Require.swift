/// Stops with a message if a condition is false.
///
/// Unlike the message of `precondition`, the message is printed in release builds too. The small
/// core for pages (`COMPOSITIONAL_CORE`) has neither messages nor other words about a layout.
///
/// - Parameters:
///   - condition: The condition.
///   - message: A sentence with the invalid value and the valid ones; evaluated on failure only.
@inlinable @inline(__always)
package func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  #if COMPOSITIONAL_CORE
    precondition(condition)
  #else
    if !condition { halt(message()) }
  #endif
}

/// Stops with a message, in release builds too.
@inlinable @inline(never)
package func halt(_ message: String) -> Never {
  #if hasFeature(Embedded)
    report(message)
  #endif
  fatalError(message)
}

/// Stops with a message if a number of a description is not finite.
///
/// UIKit rejects such numbers when a value is created (rule 2.29); later, no result would be
/// meaningful.
///
/// - Parameters:
///   - number: The number to check.
///   - name: The name of the value in the message, in lower case, such as "fractional width".
///   - noun: The noun in the second sentence of the message, such as "fraction".
@inlinable
package func requireFinite(_ number: CGFloat, _ name: String, noun: String = "value") {
  require(
    number.isFinite, "Invalid \(name): \(number). The \(noun) must be a finite value.")
}
