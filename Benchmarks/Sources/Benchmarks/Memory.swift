import Compositional
import Foundation

/// S6: the peak memory of a process that prepares the grid, as reported by the system.
enum Memory {
  /// Prints the peak resident size of this process, a child, in kilobytes.
  static func measure(items: Int) {
    var layout = CollectionLayout(section: Layouts.grid())
    layout.prepare(itemCounts: [items], in: Layouts.environment)
    precondition(layout.contentSize.height > 0)
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    print(line.filter(\.isNumber))
  }

  /// Returns the peak memory of a child process, in megabytes; nil if the system does not report
  /// it.
  static func peak(items: Int) throws -> Double? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["memory", "\(items)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return Double(text).map { $0 / 1024 }
  }
}
