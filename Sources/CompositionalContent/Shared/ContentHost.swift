import Compositional

/// A place in which content is laid out again and again, as a view lays out its subviews.
///
/// It solves its content when its bounds have changed, or after ``invalidateLayout()``, and tells
/// what happened as a list of events. Without a change it solves nothing.
///
/// ```swift
/// var host = ContentHost(screen)
/// host.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
/// for event in host.layoutIfNeeded() { print(event) }
/// host.keyboard = CGRect(x: 0, y: 512, width: 375, height: 300)
/// let change = host.layoutIfNeeded()
/// ```
public struct ContentHost: Sendable {
  /// Something that a pass of layout did.
  public enum Event: Hashable, Sendable {
    /// A split was asked to lay out its parts; by its path.
    case couldLayoutSubviews(String)
    /// A split is going to lay out its parts; by its path.
    case willLayoutSubviews(String)
    /// A split has laid out its parts; by its path.
    case didLayoutSubviews(String)
    /// Parts came; by their paths.
    case added([String])
    /// Parts left; by their paths.
    case removed([String])
  }

  /// The content; another one invalidates the layout.
  public var content: Content { didSet { if content != oldValue { invalidateLayout() } } }
  /// The surroundings; a change invalidates the layout.
  public var environment: ContentEnvironment {
    didSet { if environment != oldValue { invalidateLayout() } }
  }
  /// The frame in the window, in points.
  public var frame: CGRect = .zero
  /// The frame of the keyboard in the window, in points; nil while it is away.
  ///
  /// The bounds end where it begins.
  public var keyboard: CGRect?
  /// The latest solution; nil before the first layout.
  public private(set) var solution: ContentSolution?
  /// The change that the latest layout made; nil before the second layout.
  public private(set) var transition: ContentTransition?
  /// The number of layouts so far.
  public private(set) var layoutCount = 0

  private var isValid = false
  private var latest = CGSize.zero
  private var sizes: [String: CGSize] = [:]

  /// Creates a place for content.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - environment: The surroundings.
  public init(_ content: Content, in environment: ContentEnvironment = .init()) {
    self.content = content
    self.environment = environment
  }

  /// The size in which the content is laid out, in points: that of the frame above the keyboard.
  public var bounds: CGSize {
    guard let keyboard, keyboard.minX < frame.maxX, keyboard.maxX > frame.minX,
      keyboard.maxY >= frame.maxY
    else { return frame.size }
    let height = max(0, min(frame.size.height, keyboard.minY - frame.minY))
    return CGSize(width: frame.size.width, height: height)
  }

  /// True if the next pass solves the content.
  public var needsLayout: Bool {
    bounds.width > 0 && bounds.height > 0 && (!isValid || bounds != latest)
  }

  /// Makes the next pass solve the content, even in the same bounds.
  public mutating func invalidateLayout() { isValid = false }

  /// Makes a pass: solves the content if needed.
  ///
  /// Bounds without an area are left out, as the original leaves them out.
  ///
  /// - Returns: What happened, in order: each split before those in it, then the parts that came and left.
  /// - Complexity: That of solving the content; O(splits) if nothing has changed.
  public mutating func layoutIfNeeded() -> [Event] {
    guard needsLayout else {
      return bounds.width > 0 && bounds.height > 0
        ? splits(in: solution).map { .couldLayoutSubviews($0.path) } : []
    }
    let wasValid = isValid
    let old = solution
    let proposal = ContentProposal(width: bounds.width, height: bounds.height)
    let new = content.solve(for: proposal, in: environment)
    var events: [Event] = []
    var sizes: [String: CGSize] = [:]
    for split in splits(in: new) {
      events.append(.couldLayoutSubviews(split.path))
      sizes[split.path] = split.size
      guard !wasValid || self.sizes[split.path] != split.size else { continue }
      events += [.willLayoutSubviews(split.path), .didLayoutSubviews(split.path)]
    }
    let change = new.transition(from: old ?? ContentSolution())
    if !change.added.isEmpty { events.append(.added(change.added)) }
    if !change.removed.isEmpty { events.append(.removed(change.removed)) }
    (solution, latest, isValid, self.sizes) = (new, bounds, true, sizes)
    if old != nil { transition = change }
    layoutCount += 1
    return events
  }

  /// Returns the splits that a solution shows with their sizes, each before those in it.
  private func splits(in solution: ContentSolution?) -> [(path: String, size: CGSize)] {
    guard let solution else { return [] }
    var frames: [String: CGSize] = ["": solution.size]
    for part in solution.frames { frames[part.path] = part.frame.size }
    var found: [(path: String, size: CGSize)] = []
    var waiting = [(content, "")]
    while let (node, path) = waiting.popLast() {
      guard let size = frames[path] else { continue }
      switch node.kind {
      case .split, .scrollingSplit: found.append((path.isEmpty ? "/" : path, size))
      default: break
      }
      for part in node.parts.reversed() {
        waiting.append((part.content, path.isEmpty ? part.name : path + "/" + part.name))
      }
    }
    return found
  }
}
