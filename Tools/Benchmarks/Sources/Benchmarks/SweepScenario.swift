import Compositional
import CompositionalDocuments
import Foundation

/// S11: one layout in a thousand environments, as a sweep over devices tests it.
struct SweepScenario {
  /// The environments: 25 sizes, 20 pairs of a text size and a direction, two scales.
  private let environments: [CollectionLayoutEnvironment] = {
    var environments: [CollectionLayoutEnvironment] = []
    for step in 0..<25 {
      let size = CGSize(width: 320 + 44 * step, height: 568 + 33 * step)
      for category in PreferredContentSizeCategory.allCases.prefix(10) {
        for direction in UserInterfaceLayoutDirection.allCases {
          for scale in [2, 3] {
            var environment = CollectionLayoutEnvironment(size: size)
            environment.contentSizeCategory = category
            environment.layoutDirection = direction
            environment.displayScale = CGFloat(scale)
            environments.append(environment)
          }
        }
      }
    }
    return environments
  }()

  /// Prepares the gallery's `discover` in every environment, and queries its first screen.
  func sweeping(_ report: inout Report) throws {
    let gallery = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Sources/Playground/Gallery/discover.json")
    let document = try CaseDocument(json: [UInt8](Data(contentsOf: gallery)))
    var frames: [ElementFrame] = []
    var found = 0
    func sweep() {
      found = 0
      for environment in environments {
        var layout = document.layout.layout()
        layout.prepare(itemCounts: document.itemCounts, in: environment)
        frames.removeAll(keepingCapacity: true)
        layout.appendFrames(
          in: CGRect(origin: .zero, size: environment.container.contentSize), to: &frames)
        found += frames.count
      }
    }
    let time = nanoseconds(sweep) / Double(environments.count)
    check("S11 environments", environments.count, 1000)
    check("S11 finds elements in each", found > 10 * environments.count ? 1 : 0, 1)
    report.add(
      "S11 one environment of 1,000", report.format(time), target: "< 50 us", isMet: time < 50_000)
    let before = residentKilobytes()
    for _ in 0..<20 { sweep() }
    let grown = max(0, residentKilobytes() - before)
    report.add(
      "S11 memory grown in 20 sweeps", "\(grown) KB", target: "< 1024 KB", isMet: grown < 1024)
  }

  /// The resident size of the process, in kilobytes; zero where the system does not report it.
  private func residentKilobytes() -> Int {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}
