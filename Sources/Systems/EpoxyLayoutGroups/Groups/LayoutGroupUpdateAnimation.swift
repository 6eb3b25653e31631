import Foundation

/// The way in which a change of the items of a group runs.
public struct LayoutGroupUpdateAnimation: Hashable {
  /// A closure that runs changes of a view, and calls a completion at their end.
  public typealias Animate =
    @MainActor (
      _ view: UIView, _ changes: @escaping @MainActor () -> Void,
      _ completion: @escaping @MainActor (Bool) -> Void
    ) -> Void

  private let id: AnyHashable
  private let run: Animate

  /// Creates a way.
  ///
  /// - Parameters:
  ///   - id: The identity; two ways of the same id are equal.
  ///   - animate: Runs changes of a view, and calls a completion at their end.
  public init(id: AnyHashable, animate: @escaping Animate) {
    self.id = id
    run = animate
  }

  /// Returns an animation with a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The time before it, in seconds.
  ///   - dampingRatio: The damping, 1 for no oscillation.
  ///   - initialSpringVelocity: The velocity at the start, in distances per second.
  public static func spring(
    duration: TimeInterval = 0.5, delay: TimeInterval = 0, dampingRatio: CGFloat = 1,
    initialSpringVelocity: CGFloat = 0
  ) -> Self {
    let numbers: [Double] = [duration, delay, Double(dampingRatio), Double(initialSpringVelocity)]
    return Self(id: numbers) { _, changes, completion in
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: initialSpringVelocity, options: [.beginFromCurrentState],
        animations: changes, completion: completion)
    }
  }

  /// Runs changes of a view, and calls a completion at their end.
  @MainActor func animate(
    _ view: UIView, _ changes: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    run(view, changes, completion)
  }

  /// Returns true if both have the same id.
  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
