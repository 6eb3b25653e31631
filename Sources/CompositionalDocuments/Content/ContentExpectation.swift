import Compositional
import CompositionalContent

/// The expected results of a content document; absent parts are not checked.
public struct ContentExpectation: Hashable, Sendable {
  /// The expected rows of a list; nil parts are not checked.
  public struct Rows: Hashable, Sendable {
    /// The names of the rows, in order.
    public var all: [String]?
    /// The names of the hidden rows.
    public var hidden: [String]?
    /// The effects of each tap, in order.
    public var taps: [[RowTapEffect]]?

    /// Creates an expectation of nothing.
    public init() {}
  }

  /// The expected size of the root, in points.
  public var size: CGSize?
  /// The expected frames by path, in points.
  public var frames: [String: CGRect] = [:]
  /// True if no other frames may exist.
  public var framesAreComplete = false
  /// The paths without frames.
  public var absent: [String] = []
  /// The diagnostics, as their descriptions.
  public var diagnostics: [String]?
  /// The options chosen, by path.
  public var choices: [String: Int]?
  /// The branches shown, by path.
  public var branches: [String: Int?]?
  /// The sizes of what scrolls, by path, in points.
  public var contentSizes: [String: CGSize]?
  /// The scroll offsets of rows, by path, in points.
  public var offsets: [String: CGPoint]?
  /// The lists of rows, by path.
  public var rows: [String: Rows]?
  /// The horizontal stacks that stand vertically.
  public var reflowed: [String]?
  /// The first and the last baseline, in points from the top.
  public var baselines: CGPoint?
  /// The changes of stacks, by path.
  public var changes: [String: StackChanges]?
  /// The frames at the start of the animation, by path, in points.
  public var intermediate: [String: CGRect]?

  /// The broken constraints, by name or index, after the path of their container.
  public var broken: [String]?
  /// The views that could be elsewhere.
  public var ambiguous: [String]?
  /// The sums of violations, by priority, in points; one that is absent is 0.
  public var cost: [String: CGFloat]?

  /// Creates an expectation of nothing.
  public init() {}
}

extension ContentExpectation: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case size, frames, framesAreComplete, absent, diagnostics, choices, branches, contentSizes
    case offsets, rows, reflowed, baselines, changes, intermediate
    case broken, ambiguous, cost
  }

  package static var documentForm: String { "an object of expectations" }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    size = try object.optional(.size)
    frames = try object[.frames]?.byPath(of: CGRect.self) ?? [:]
    framesAreComplete = try object.value(.framesAreComplete, default: false)
    absent = try object.value(.absent, default: [])
    diagnostics = try object.optional(.diagnostics)
    choices = try object[.choices]?.byPath(of: Int.self)
    branches = try object[.branches]?.branches()
    contentSizes = try object[.contentSizes]?.byPath(of: CGSize.self)
    offsets = try object[.offsets]?.byPath(of: CGPoint.self)
    rows = try object[.rows]?.byPath(of: Rows.self)
    reflowed = try object.optional(.reflowed)
    baselines = try object[.baselines]?.baselines()
    changes = try object[.changes]?.byPath(of: StackChanges.self)
    intermediate = try object[.intermediate]?.byPath(of: CGRect.self)
    broken = try object[.broken]?.namesOrIndexes()
    ambiguous = try object.optional(.ambiguous)
    cost = try object[.cost]?.costs()
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.setIfPresent(.size, size)
    if !frames.isEmpty { object.set(.frames, json: try frames.written(at: path)) }
    try object.set(.framesAreComplete, framesAreComplete, default: false)
    try object.set(.absent, absent, default: [])
    try object.setIfPresent(.diagnostics, diagnostics)
    if let choices { object.set(.choices, json: try choices.written(at: path)) }
    if let branches {
      object.set(.branches, json: .members(branches) { $0.map(JSONValue.integer) ?? .null })
    }
    if let contentSizes { object.set(.contentSizes, json: try contentSizes.written(at: path)) }
    if let offsets { object.set(.offsets, json: try offsets.written(at: path)) }
    if let rows { object.set(.rows, json: try rows.written(at: path)) }
    try object.setIfPresent(.reflowed, reflowed)
    try object.setIfPresent(.baselines, baselines)
    if let changes { object.set(.changes, json: try changes.written(at: path)) }
    if let intermediate { object.set(.intermediate, json: try intermediate.written(at: path)) }
    try object.setIfPresent(.broken, broken)
    try object.setIfPresent(.ambiguous, ambiguous)
    if let cost { object.set(.cost, json: try cost.written(at: path)) }
    return object.value
  }
}

extension ContentExpectation.Rows: DocumentRecord {
  package enum DocumentKey: String, CaseIterable { case all, hidden, taps }

  package static var documentForm: String { #"rows such as {"all": ["a"], "hidden": []}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init()
    try read(object)
  }

  package mutating func members(
    _ members: inout Members<DocumentKey>
  ) throws(DocumentError) {
    try members.optional(.all, &all)
    try members.optional(.hidden, &hidden)
    try members.optional(.taps, &taps)
  }
}

extension ContentExpectation {
  /// Hashes the properties without dictionaries of geometry, which are not `Hashable` on all systems.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(absent)
    hasher.combine(diagnostics)
    hasher.combine(choices)
    hasher.combine(rows)
  }
}
