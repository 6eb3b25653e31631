import Foundation

/// The allocations of operations that are repeated every frame.
enum Allocations {
  /// Runs the `allocations` program and adds a row for each line it prints; the target is none.
  static func report(_ report: inout Report) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("allocations")
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t")
      guard parts.count == 2, let each = Double(parts[1]) else { continue }
      report.add(
        "allocations: \(parts[0])", String(format: "%.2f", each), target: "0", isMet: each == 0)
    }
  }
}
