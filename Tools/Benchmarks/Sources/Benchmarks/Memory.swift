import Foundation

/// S6: the peak memory of a process that imports only the engine and prepares the grid.
enum Memory {
  /// Returns the peak resident size of the `memory` program in megabytes, the median of five runs.
  ///
  /// - Parameter items: The items of the grid; 0 measures a process without a layout.
  static func peak(items: Int) throws -> Double? {
    let runs = try (0..<5).compactMap { _ in try run(items: items) }.sorted()
    return runs.isEmpty ? nil : runs[runs.count / 2]
  }

  private static func run(items: Int) throws -> Double? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("memory")
    process.arguments = ["\(items)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return Double(text).map { $0 / 1024 }
  }
}
