/// Returns the shortest time of several runs of a closure, in nanoseconds.
///
/// - Parameters:
///   - runs: The number of runs, after one to warm up.
///   - body: The closure to time.
func nanoseconds(runs: Int = 21, _ body: () -> Void) -> Double {
  body()
  let clock = ContinuousClock()
  let times = (0..<runs).map { _ in
    let time = clock.measure(body)
    return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
  }
  return times.min() ?? 0
}

/// Returns the shortest times of two closures, in nanoseconds, run in turn so that noise affects
/// both.
func paired(runs: Int = 41, _ one: () -> Void, _ other: () -> Void) -> (Double, Double) {
  var first: [Double] = []
  var second: [Double] = []
  one()
  other()
  for _ in 0..<runs {
    first.append(nanosecondsOnce(one))
    second.append(nanosecondsOnce(other))
  }
  return (first.min() ?? 0, second.min() ?? 0)
}

private func nanosecondsOnce(_ body: () -> Void) -> Double {
  let time = ContinuousClock().measure(body)
  return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
}

/// Stops with a message if the result of a scenario is wrong.
func check(_ name: String, _ got: Int, _ expected: Int) {
  precondition(got == expected, "\(name): answered \(got) instead of \(expected).")
}
