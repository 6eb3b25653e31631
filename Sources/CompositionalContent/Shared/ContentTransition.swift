import Compositional

/// The frames and opacities at both ends of an animated change (content rules 4.8 and 7.6).
public struct ContentTransition: Hashable, Sendable {
  /// A frame and an opacity.
  public struct State: Hashable, Sendable {
    /// The frame, in points of the root.
    public var frame: CGRect
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat

    /// Creates a state.
    ///
    /// - Parameters:
    ///   - frame: The frame, in points of the root.
    ///   - alpha: The opacity, from 0 to 1.
    public init(frame: CGRect, alpha: CGFloat = 1) {
      self.frame = frame
      self.alpha = alpha
    }
  }

  /// A part that is shown during the animation.
  public struct Part: Hashable, Sendable {
    /// The path of the part.
    public let path: String
    /// The state at the start.
    public let start: State
    /// The state at the end.
    public let end: State

    /// Creates a part.
    ///
    /// - Parameters:
    ///   - path: The path of the part.
    ///   - start: The state at the start.
    ///   - end: The state at the end.
    public init(path: String, start: State, end: State) {
      self.path = path
      self.start = start
      self.end = end
    }
  }

  /// The duration, in seconds.
  public let duration: Double
  /// The size of the content at the start, in points.
  public let startSize: CGSize
  /// The size of the content at the end, in points.
  public let endSize: CGSize
  /// The parts, a container before its own parts.
  public internal(set) var parts: [Part] = []
  /// The names of the rows that the list has during the animation; none for stacks.
  ///
  /// A removed row stays until the end.
  public internal(set) var rows: [String] = []

  init(duration: Double, from start: ContentSolution, to end: ContentSolution) {
    self.duration = duration
    startSize = start.size
    endSize = end.size
  }

  /// Returns the part with a path; nil if there is none.
  ///
  /// - Complexity: O(parts)
  public subscript(path: String) -> Part? { parts.first { $0.path == path } }
}
