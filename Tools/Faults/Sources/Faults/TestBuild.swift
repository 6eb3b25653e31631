import Foundation

/// A build of the tests that serves all faults.
///
/// Trees and ledgers check their invariants, as in one step of the check of the repository.
struct TestBuild {
  /// True for an optimized build.
  let isOptimized: Bool

  /// The variable that makes trees and ledgers check their invariants.
  private static let checks = "COMPOSITIONAL_CHECK_INVARIANTS=1"

  private var configuration: [String] {
    isOptimized ? ["-c", "release", "-Xswiftc", "-enable-testing"] : []
  }

  /// Builds the modules with faults.
  func buildSources(in package: URL) throws -> (status: Int32, text: String) {
    try Shell.run(
      ["env", Self.checks, "swift", "build", "--target", "CompositionalSimulation"] + configuration,
      in: package)
  }

  /// Builds the tests.
  func buildTests(in package: URL) throws -> (status: Int32, text: String) {
    try Shell.run(
      ["env", Self.checks, "swift", "build", "--build-tests"] + configuration, in: package)
  }

  /// Returns the program that runs the tests.
  func program(in package: URL) throws -> URL {
    let shown = try Shell.run(
      ["env", Self.checks, "swift", "build", "--show-bin-path"] + configuration, in: package)
    guard shown.status == 0, let folder = shown.text.split(separator: "\n").last else {
      throw FaultsError("The folder of the tests is unknown:\n\(shown.text)")
    }
    return URL(fileURLWithPath: String(folder))
      .appendingPathComponent("CompositionalPackageTests.xctest")
  }
}
