/// The median time of several runs of a closure, in nanoseconds.
///
/// - Parameters:
///   - runs: how often it is run after once to warm up.
///   - body: what is timed.
func nanoseconds(runs: Int = 7, _ body: () -> Void) -> Double {
  body()
  let clock = ContinuousClock()
  let times = (0..<runs).map { _ in
    let time = clock.measure(body)
    return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
  }
  return times.sorted()[runs / 2]
}

/// Times two closures in turn, so that noise falls on both; the medians in nanoseconds.
func paired(runs: Int = 9, _ one: () -> Void, _ other: () -> Void) -> (Double, Double) {
  var first: [Double] = []
  var second: [Double] = []
  one()
  other()
  for _ in 0..<runs {
    first.append(nanosecondsOnce(one))
    second.append(nanosecondsOnce(other))
  }
  return (first.sorted()[runs / 2], second.sorted()[runs / 2])
}

private func nanosecondsOnce(_ body: () -> Void) -> Double {
  let time = ContinuousClock().measure(body)
  return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
}

/// Stops with a sentence when a scenario's answer is wrong: a fast wrong answer is none.
func check(_ name: String, _ got: Int, _ expected: Int) {
  precondition(got == expected, "\(name): answered \(got) instead of \(expected).")
}
