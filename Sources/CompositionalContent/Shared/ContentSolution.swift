import Compositional

/// The answer of content to a proposal: its size, and the frames of its parts.
///
/// The keys of dictionaries are paths; the root's is `/`. Nothing is rounded (content rule 1).
public struct ContentSolution: Hashable, Sendable {
  /// The baselines of a stack.
  public struct Baselines: Hashable, Sendable {
    /// The distance of the first baseline from the top of the root, in points.
    public var first: CGFloat
    /// The distance of the last baseline from the top of the root, in points.
    public var last: CGFloat
  }

  /// The rows that a list has after its operations.
  public struct Rows: Hashable, Sendable {
    /// The names of the rows, in order.
    public var all: [String] = []
    /// The names of the hidden rows, in order.
    public var hidden: [String] = []
    /// The effects of each tap, in order; nil if there was no tap.
    public var taps: [[RowTapEffect]]?

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - all: The names of the rows, in order.
    ///   - hidden: The names of the hidden rows, in order.
    ///   - taps: The effects of each tap, in order; nil if there was no tap.
    public init(
      all: [String] = [], hidden: [String] = [], taps: [[RowTapEffect]]? = nil
    ) {
      self.all = all
      self.hidden = hidden
      self.taps = taps
    }
  }

  /// The size of the root, in points.
  public internal(set) var size: CGSize = .zero
  /// The parts with frames, without the root; a container comes before its parts.
  public internal(set) var frames: [ElementPart] = []
  /// The option that each choice of a flow took, from 0.
  public internal(set) var choices: [String: Int] = [:]
  /// The branch that each conditional shows, from 0; nil if none holds.
  public internal(set) var branches: [String: Int?] = [:]
  /// The size of what scrolls in scrolling splits and rows, in points.
  public internal(set) var contentSizes: [String: CGSize] = [:]
  /// The scroll offsets of rows, in points, not mirrored.
  public internal(set) var offsets: [String: CGPoint] = [:]
  /// The numbers by which splits divided their lengths; none for a split whose items overlap.
  public internal(set) var calculations: [String: SplitCalculation] = [:]
  /// The lists of rows.
  public internal(set) var rows: [String: Rows] = [:]
  /// The horizontal stacks that stand vertically.
  public internal(set) var reflowed: Set<String> = []
  /// The baselines, if the root is a stack.
  public internal(set) var baselines: Baselines?
  /// The required constraints that cannot hold: the name of each, or its index, after the path of its
  /// container.
  public internal(set) var broken: [String] = []
  /// The paths of the views that constraints would allow elsewhere at the same cost.
  public internal(set) var ambiguous: [String] = []
  /// The sum of the violations of constraints by priority, in points; those of 0 are left out.
  public internal(set) var costs: [Double: CGFloat] = [:]
  /// The remarks, each one once.
  public internal(set) var diagnostics: Set<ContentDiagnostic> = []

  /// Returns the frame of a part, in points of the root; nil if it has none.
  ///
  /// - Parameter path: The path of the part.
  /// - Complexity: O(frames)
  public func frame(at path: String) -> CGRect? {
    frames.first { $0.path == path }?.frame
  }

  /// Returns the frames of parts, in points; nil for a path without a frame.
  ///
  /// - Parameter paths: The paths.
  /// - Complexity: O(parts + paths)
  package func frames(at paths: [String]) -> [CGRect?] {
    var known: [String: CGRect] = [:]
    for part in frames.reversed() { known[part.path] = part.frame }
    return paths.map { known[$0] }
  }
}

extension ContentSolution {
  /// Hashes the size, the frames and the choices.
  ///
  /// The other properties follow from the same content. Dictionaries of geometry are not `Hashable`
  /// on all systems.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(frames)
    hasher.combine(choices)
  }
}
