import Foundation

/// The names of the tests of this package, as `Suite.function`.
enum TestNames {
  /// The names that are declared in the sources of the tests.
  ///
  /// A suite is declared at the start of a line, and a test begins with its attribute.
  static let all: Set<String> = {
    var names: Set<String> = []
    for file in RulePages.files(in: "Tests", ["swift"]) {
      var suite: String?
      var isTest = false
      for line in RulePages.lines(of: file) where !line.isEmpty {
        if line.utf8.first != UInt8(ascii: " ") {
          if let match = line.firstMatch(of: /\b(?:struct|class|extension) (\w+Tests)\b/) {
            suite = String(match.1)
          }
        } else if line.hasPrefix("  @Test") {
          isTest = true
        }
        guard isTest, let suite, let match = line.firstMatch(of: /\bfunc (\w+)\(/) else { continue }
        names.insert("\(suite).\(match.1)")
        isTest = false
      }
    }
    return names
  }()
}
