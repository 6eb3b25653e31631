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
  precondition(
    number.isFinite, "Invalid \(name): \(number). The \(noun) must be a finite value.")
}
