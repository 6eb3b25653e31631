import CompositionalContent
import CompositionalTestSupport
import Testing

/// Flows, splits, conditionals and rows agree with a second, naive implementation.
@Suite struct ReferenceTests {
  @Test func flows() { agree(seeds: 1...600) { $0.flow(depth: 3) } }
  @Test func splits() { agree(seeds: 1001...1600) { $0.split(depth: 3) } }
  @Test func scrollingSplits() { agree(seeds: 2001...2600) { $0.scrollingSplit(depth: 3) } }
  @Test func rows() { agree(seeds: 3001...3600) { $0.rows(depth: 3) } }
  @Test func mixtures() { agree(seeds: 4001...4600) { $0.node(depth: 4) } }

  private func agree(seeds: ClosedRange<UInt64>, _ make: (inout RandomContent) -> Content) {
    var parts = 0
    for seed in seeds {
      var random = RandomContent(seed: seed)
      let content = make(&random)
      let (environment, proposal) = (random.environment(), random.proposal())
      let got = content.solve(for: proposal, in: environment)
      let expected = ReferenceContent(content, for: proposal, in: environment)
      parts += got.frames.count
      let differences = differences(got, expected)
      #expect(
        differences.isEmpty, "seed \(seed): \(differences.prefix(3))\n\(content)\n\(proposal)")
      if !differences.isEmpty { return }
    }
    #expect(parts > seeds.count)
  }

  private func differences(_ got: ContentSolution, _ expected: ReferenceContent) -> [String] {
    var found: [String] = []
    func near(_ one: Double, _ other: Double) -> Bool {
      abs(one - other) <= 1e-6 * max(1, abs(other))
    }
    if !near(got.size.width, expected.size.width) || !near(got.size.height, expected.size.height) {
      found.append("size \(got.size), expected \(expected.size)")
    }
    let frames = Dictionary(got.frames.map { ($0.path, $0.frame) }) { first, _ in first }
    for path in Set(frames.keys).union(expected.frames.keys).sorted() {
      guard let one = frames[path], let other = expected.frames[path] else {
        found.append("\(path): \(String(describing: frames[path]))")
        continue
      }
      let pairs = [
        (one.minX, other.minX), (one.minY, other.minY), (one.width, other.width),
        (one.height, other.height),
      ]
      if !pairs.allSatisfy({ near($0, $1) }) { found.append("\(path): \(one), not \(other)") }
    }
    if got.choices != expected.choices { found.append("\(got.choices), not \(expected.choices)") }
    if got.branches != expected.branches { found.append("branches") }
    if got.rows != expected.lists { found.append("\(got.rows), not \(expected.lists)") }
    for (path, offset) in expected.offsets {
      let own = got.offsets[path] ?? CGPoint(x: -1, y: -1)
      if !near(own.x, offset.x) || !near(own.y, offset.y) {
        found.append("offset \(path) \(own), not \(offset)")
      }
    }
    for (path, size) in expected.contentSizes {
      let own = got.contentSizes[path] ?? CGSize(width: -1, height: -1)
      if !near(own.width, size.width) || !near(own.height, size.height) {
        found.append("content size \(path) \(own), not \(size)")
      }
    }
    let diagnostics = Set(got.diagnostics.map(\.description))
    if diagnostics != expected.diagnostics {
      found.append("\(diagnostics), not \(expected.diagnostics)")
    }
    return found
  }
}
