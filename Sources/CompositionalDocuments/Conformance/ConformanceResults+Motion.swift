import Compositional

extension ConformanceResults {
  /// How a scroll view moved while it was dragged and after that.
  public struct Motion: Hashable, Sendable {
    /// The offset at a time.
    public struct Sample: Hashable, Sendable {
      /// The time since the start of the motion, in seconds.
      public var time: Double
      /// The content offset along the axis, in points.
      public var offset: CGFloat

      /// Creates a sample.
      ///
      /// - Parameters:
      ///   - time: The time since the start of the motion, in seconds.
      ///   - offset: The content offset along the axis, in points.
      public init(time: Double, offset: CGFloat) {
        self.time = time
        self.offset = offset
      }
    }

    /// What the pan gesture reported at a time.
    public struct Touch: Hashable, Sendable {
      /// The state of the gesture.
      public enum Phase: String, CaseIterable, Hashable, Sendable {
        /// The gesture was recognized.
        case began
        /// The finger moved.
        case changed
        /// The finger was lifted.
        case ended
        /// The system ended the gesture.
        case cancelled
      }

      /// The time since the start of the motion, in seconds.
      public var time: Double
      /// The state of the gesture.
      public var phase: Phase
      /// The translation along the axis since the gesture began, in points.
      public var translation: CGFloat
      /// The velocity along the axis, in points per second.
      public var velocity: CGFloat

      /// Creates a touch.
      ///
      /// - Parameters:
      ///   - time: The time since the start of the motion, in seconds.
      ///   - phase: The state of the gesture.
      ///   - translation: The translation along the axis since the gesture began, in points.
      ///   - velocity: The velocity along the axis, in points per second.
      public init(time: Double, phase: Phase, translation: CGFloat, velocity: CGFloat) {
        self.time = time
        self.phase = phase
        self.translation = translation
        self.velocity = velocity
      }
    }

    /// The name, which occurs once.
    public var name: String
    /// The axis of the motion.
    public var axis: LayoutAxis
    /// The size of the scroll view, in points.
    public var bounds: CGSize
    /// The size of the content, in points.
    public var content: CGSize
    /// The adjusted content insets, in points.
    public var insets = PhysicalEdgeInsets.zero
    /// True if the scroll view stops at multiples of its size.
    public var paging = false
    /// The offsets, in the order of their times.
    public var samples: [Sample] = []
    /// The states of the gesture, in the order of their times.
    public var touches: [Touch] = []

    /// Creates a motion without samples and touches.
    ///
    /// - Parameters:
    ///   - name: The name, which occurs once.
    ///   - axis: The axis of the motion.
    ///   - bounds: The size of the scroll view, in points.
    ///   - content: The size of the content, in points.
    public init(name: String, axis: LayoutAxis, bounds: CGSize, content: CGSize) {
      self.name = name
      self.axis = axis
      self.bounds = bounds
      self.content = content
    }
  }
}
