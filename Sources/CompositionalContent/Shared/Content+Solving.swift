import Compositional

extension Content {
  /// Returns the size of the content and the frames of its parts.
  ///
  /// - Parameters:
  ///   - proposal: The imposed lengths.
  ///   - environment: The surroundings.
  /// - Complexity: O(*n* log *n*) for *n* nodes without nested containers; each system says what
  ///   else it costs.
  /// - Precondition: The tree is at most ``depthLimit`` nodes deep.
  public func solve(
    for proposal: ContentProposal, in environment: ContentEnvironment = .init()
  ) -> ContentSolution {
    ContentSolver(self, in: environment).solution(for: proposal)
  }

  /// Returns the size of the content without placing its parts.
  ///
  /// - Parameters:
  ///   - proposal: The imposed lengths.
  ///   - environment: The surroundings.
  /// - Precondition: The tree is at most ``depthLimit`` nodes deep.
  public func size(
    for proposal: ContentProposal, in environment: ContentEnvironment = .init()
  ) -> CGSize {
    if case .leaf(let leaf) = kind {
      return CGSize(leaf.rule.size(for: proposal, in: environment))
    }
    if var meter = StackMeter(self, in: environment) { return CGSize(meter.size(for: proposal)) }
    return CGSize(ContentSolver(self, in: environment).size(for: proposal))
  }
}

extension CGSize {
  /// Creates a size from its lengths.
  init(_ size: Vector) { self.init(width: size.x, height: size.y) }
}
