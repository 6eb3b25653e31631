/// The source of the switch, a file that each planted module gets.
enum Switch {
  /// The name of the environment variable that holds the number of the fault.
  static let variable = "COMPOSITIONAL_FAULT"

  /// The name of the file.
  static let fileName = "PlantedFault.swift"

  /// The text of the file.
  static let source = """
    #if canImport(Glibc)
      import Glibc
    #elseif canImport(Darwin)
      import Darwin
    #endif

    /// Planted faults. The environment chooses one of them, which is read once.
    enum PlantedFault {
      static let active: Int =
        getenv("\(variable)").flatMap { Int(String(cString: $0)) } ?? 0

      @inline(__always) static func isActive(_ id: Int) -> Bool { active == id }

      static func less<T: Comparable>(_ id: Int, _ a: T, _ b: T) -> Bool {
        isActive(id) ? a <= b : a < b
      }
      static func lessOrEqual<T: Comparable>(_ id: Int, _ a: T, _ b: T) -> Bool {
        isActive(id) ? a < b : a <= b
      }
      static func greater<T: Comparable>(_ id: Int, _ a: T, _ b: T) -> Bool {
        isActive(id) ? a >= b : a > b
      }
      static func greaterOrEqual<T: Comparable>(_ id: Int, _ a: T, _ b: T) -> Bool {
        isActive(id) ? a > b : a >= b
      }
      static func equal<T: Equatable>(_ id: Int, _ a: T, _ b: T) -> Bool {
        isActive(id) ? a != b : a == b
      }
      static func notEqual<T: Equatable>(_ id: Int, _ a: T, _ b: T) -> Bool {
        isActive(id) ? a == b : a != b
      }
      static func sum<T: AdditiveArithmetic>(_ id: Int, _ a: T, _ b: T) -> T {
        isActive(id) ? a - b : a + b
      }
      static func difference<T: AdditiveArithmetic>(_ id: Int, _ a: T, _ b: T) -> T {
        isActive(id) ? a + b : a - b
      }
      static func droppedSum<T: AdditiveArithmetic>(_ id: Int, _ a: T, _ b: T) -> T {
        isActive(id) ? a : a + b
      }
      static func droppedDifference<T: AdditiveArithmetic>(_ id: Int, _ a: T, _ b: T) -> T {
        isActive(id) ? a : a - b
      }
      static func signless<T: SignedNumeric>(_ id: Int, _ a: T) -> T {
        isActive(id) ? a : -a
      }
      static func next<T: Numeric>(_ id: Int, _ n: T) -> T { isActive(id) ? n + 1 : n }
      static func smaller<T: Comparable>(_ id: Int, _ a: T, _ b: T) -> T {
        isActive(id) ? max(a, b) : min(a, b)
      }
      static func larger<T: Comparable>(_ id: Int, _ a: T, _ b: T) -> T {
        isActive(id) ? min(a, b) : max(a, b)
      }
      static func both(_ id: Int, _ a: Bool, _ b: @autoclosure () -> Bool) -> Bool {
        isActive(id) ? a || b() : a && b()
      }
      static func either(_ id: Int, _ a: Bool, _ b: @autoclosure () -> Bool) -> Bool {
        isActive(id) ? a && b() : a || b()
      }
      static func negated(_ id: Int, _ condition: Bool) -> Bool {
        isActive(id) ? !condition : condition
      }
    }

    """
}
