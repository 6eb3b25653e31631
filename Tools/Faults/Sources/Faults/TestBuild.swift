import Foundation

/// A build of the tests that serves all faults.
///
/// Trees and ledgers check their invariants, as in one step of the check of the repository.
struct TestBuild {
  /// True for a build that optimizes the modules that the tests run most.
  let isOptimized: Bool

  /// The variable that makes trees and ledgers check their invariants.
  private static let checks = "COMPOSITIONAL_CHECK_INVARIANTS=1"

  /// Builds the modules with faults, file by file.
  func buildSources(in package: URL) throws -> (status: Int32, text: String) {
    try Shell.run(
      ["env", Self.checks, "swift", "build", "--target", "CompositionalSimulation"], in: package)
  }

  /// Builds the tests.
  func buildTests(in package: URL) throws -> (status: Int32, text: String) {
    let variables = isOptimized ? ["COMPOSITIONAL_OPTIMIZED=1"] : []
    return try Shell.run(
      ["env", Self.checks] + variables + ["swift", "build", "--build-tests"], in: package)
  }

  /// Returns the program that runs the tests.
  func program(in package: URL) throws -> URL {
    let shown = try Shell.run(["swift", "build", "--show-bin-path"], in: package)
    guard shown.status == 0, let folder = shown.text.split(separator: "\n").last else {
      throw FaultsError("The folder of the tests is unknown:\n\(shown.text)")
    }
    return URL(fileURLWithPath: String(folder))
      .appendingPathComponent("CompositionalPackageTests.xctest")
  }
}
