import Compositional
import CompositionalContent

extension ContentDocument {
  /// Solves the document and compares the result with its expectations.
  ///
  /// Lengths are compared with a tolerance of 0.01 points.
  ///
  /// - Complexity: that of solving, and O(expectations)
  public func verify() -> CaseReport {
    var verifier = ContentVerifier()
    verifier.check(self)
    return CaseReport(
      name: name, checkCount: verifier.checkCount, mismatches: verifier.mismatches)
  }
}

/// Compares solved content with the expectations of a document.
struct ContentVerifier {
  private static let tolerance = 0.01

  private(set) var checkCount = 0
  private(set) var mismatches: [CaseReport.Mismatch] = []

  mutating func check(_ document: ContentDocument) {
    let (expected, got) = (document.expected, document.solve())
    if let size = expected.size {
      compare("size", [size.width, size.height], [got.size.width, got.size.height])
    }
    compare(expected.frames, got.frames, isComplete: expected.framesAreComplete, "")
    for path in expected.absent {
      compareEqual(path, nil, got.frame(at: path).map { "\($0)" })
    }
    if let diagnostics = expected.diagnostics {
      compareSets("diagnostics", diagnostics, got.diagnostics.map { $0.description })
    }
    if let choices = expected.choices { compareByPath("choice", choices, got.choices) }
    if let branches = expected.branches { compareByPath("branch", branches, got.branches) }
    for (path, size) in (expected.contentSizes ?? [:]).sorted(by: { $0.key < $1.key }) {
      let got = got.contentSizes[path].map { [$0.width, $0.height] }
      compare("content size of \(path)", [size.width, size.height], got)
    }
    for (path, offset) in (expected.offsets ?? [:]).sorted(by: { $0.key < $1.key }) {
      let got = got.offsets[path].map { [$0.x, $0.y] }
      compare("offset of \(path)", [offset.x, offset.y], got)
    }
    for (path, rows) in (expected.rows ?? [:]).sorted(by: { $0.key < $1.key }) {
      compare(rows, got.rows[path], path)
    }
    if let reflowed = expected.reflowed {
      compareSets("reflowed stacks", reflowed, Array(got.reflowed))
    }
    if let lines = expected.baselines {
      compare("baselines", [lines.x, lines.y], got.baselines.map { [$0.first, $0.last] })
    }
    if let broken = expected.broken { compareSets("broken constraints", broken, got.broken) }
    if let ambiguous = expected.ambiguous {
      compareSets("ambiguous views", ambiguous, got.ambiguous)
    }
    if let cost = expected.cost { compare(cost, got.costs) }
    check(document.step, of: document)
  }

  private mutating func compare(_ expected: [String: CGFloat], _ got: [Double: CGFloat]) {
    var sums: [Double: CGFloat] = [:]
    for (priority, sum) in expected { if let priority = Double(priority) { sums[priority] = sum } }
    for priority in Set(sums.keys).union(got.keys).sorted(by: >) {
      compare("cost at \(priority)", [sums[priority] ?? 0], [got[priority] ?? 0])
    }
  }

  private mutating func check(_ step: ContentUpdate?, of document: ContentDocument) {
    let expected = document.expected
    if let changes = expected.changes { compareByPath("changes of", changes, step?.changes ?? [:]) }
    guard let intermediate = expected.intermediate else { return }
    let got = step?.intermediate.solve(for: document.proposal, in: document.environment)
    compare(intermediate, got?.frames ?? [], isComplete: true, "intermediate ")
  }

  // MARK: Comparisons

  private mutating func compare(
    _ expected: [String: CGRect], _ got: [ElementPart], isComplete: Bool, _ prefix: String
  ) {
    var frames: [String: CGRect] = [:]
    for part in got where frames[part.path] == nil { frames[part.path] = part.frame }
    for (path, frame) in expected.sorted(by: { $0.key < $1.key }) {
      compare(prefix + path, frame.numbers, frames[path]?.numbers)
    }
    guard isComplete else { return }
    compareSets(prefix + "frames", expected.keys.sorted(), got.map { $0.path })
  }

  private mutating func compare(
    _ expected: ContentExpectation.Rows, _ got: ContentSolution.Rows?, _ path: String
  ) {
    if let all = expected.all { compareEqual("rows of \(path)", all, got?.all) }
    if let hidden = expected.hidden {
      compareEqual("hidden rows of \(path)", hidden, got?.hidden)
    }
    if let taps = expected.taps {
      compareEqual(
        "taps of \(path)", taps.map { $0.map({ $0.rawValue }) },
        got?.taps?.map { $0.map { $0.rawValue } })
    }
  }

  private mutating func compareByPath<Value: Equatable>(
    _ subject: String, _ expected: [String: Value], _ got: [String: Value]
  ) {
    for path in Set(expected.keys).union(got.keys).sorted() {
      compareEqual("\(subject) \(path)", expected[path], got[path])
    }
  }

  private mutating func compareEqual<Value: Equatable>(
    _ subject: String, _ expected: Value?, _ got: Value?
  ) {
    checkCount += 1
    guard expected != got else { return }
    #if hasFeature(Embedded)
      func text(_ value: Value?) -> String { value == nil ? "nothing" : "a different value" }
    #else
      func text(_ value: Value?) -> String { value.map { "\($0)" } ?? "nothing" }
    #endif
    mismatches.append(.init(subject: subject, expected: text(expected), got: text(got)))
  }

  private mutating func compareSets(_ subject: String, _ expected: [String], _ got: [String]) {
    checkCount += 1
    for missing in Set(expected).subtracting(got).sorted() {
      mismatches.append(.init(subject: subject, expected: missing, got: "missing"))
    }
    for extra in Set(got).subtracting(expected).sorted() {
      mismatches.append(.init(subject: subject, expected: "nothing", got: extra))
    }
  }

  private mutating func compare(_ subject: String, _ expected: [CGFloat], _ got: [CGFloat]?) {
    checkCount += 1
    func text(_ numbers: [CGFloat]) -> String {
      numbers.map { "\(points: $0)" }.joined(separator: ", ")
    }
    guard let got else {
      mismatches.append(.init(subject: subject, expected: text(expected), got: "missing"))
      return
    }
    let isEqual = zip(expected, got).allSatisfy { abs(Double($0 - $1)) <= Self.tolerance }
    guard !isEqual else { return }
    mismatches.append(
      .init(
        subject: subject, expected: text(expected), got: text(got),
        difference: text(zip(expected, got).map { $1 - $0 })))
  }
}

extension CGRect {
  /// The origin and the size as they are stored.
  fileprivate var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
