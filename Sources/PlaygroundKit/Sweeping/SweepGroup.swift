import CompositionalTools

/// The failures for each value of one axis.
struct SweepGroup {
  private let title: String
  private let name: (SweepSetting) -> String
  private let values: [String]
  private var counts: [String: (failed: Int, all: Int)] = [:]

  /// Returns the axes with more than one value.
  static func all(_ axes: SweepAxes) -> [SweepGroup] {
    let own = "own"
    func direction(_ setting: SweepSetting) -> String {
      setting.direction.map { $0 == .rightToLeft ? "rtl" : "ltr" } ?? own
    }
    let groups = [
      SweepGroup("device", axes.views.map(\.name)) { $0.view.name },
      SweepGroup("text size", axes.textSizes.map { $0?.rawValue ?? own }) {
        $0.textSize?.rawValue ?? own
      },
      SweepGroup(
        "direction", axes.directions.map { $0.map { $0 == .rightToLeft ? "rtl" : "ltr" } ?? own },
        direction),
      SweepGroup("counts", axes.itemCounts.map(\.description)) { $0.itemCounts.description },
    ]
    return groups.filter { $0.values.count > 1 }
  }

  private init(_ title: String, _ values: [String], _ name: @escaping (SweepSetting) -> String) {
    self.title = title
    self.values = values
    self.name = name
  }

  mutating func add(_ setting: SweepSetting, isPassed: Bool) {
    let name = name(setting)
    counts[name, default: (0, 0)].all += 1
    if !isPassed { counts[name, default: (0, 0)].failed += 1 }
  }

  /// A line for each value with failures, below the title of the axis.
  var lines: [String] {
    let failing = values.compactMap { value -> (String, Int, Int)? in
      guard let count = counts[value], count.failed > 0 else { return nil }
      return (value, count.failed, count.all)
    }
    guard !failing.isEmpty else { return [] }
    let width = failing.map(\.0.count).max() ?? 0
    return ["failures by \(title)"]
      + failing.map { value, failed, all in
        "  \(value.padded(to: width))  \(NumberText(count: failed)) of \(NumberText(count: all))"
      }
  }
}
