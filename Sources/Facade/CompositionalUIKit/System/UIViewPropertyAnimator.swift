import Foundation

/// An animation: views have their final values at once, and completions come in simulated time.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// The duration, in seconds.
  public private(set) var duration: TimeInterval = 0
  /// True from the start of the animation to its end.
  public private(set) var isRunning = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init()
    self.duration = duration
    if let animations { self.animations.append(animations) }
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, dampingRatio: 1, animations: animations)
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds a closure that follows.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes; the closures that follow are called after the duration.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Makes the changes; the closures that follow are called after a delay and the duration, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    for animation in animations { animation() }
    animations = []
    isRunning = true
    UIView.complete(after: max(0, delay) + duration) { _ in
      let closures = self.completions
      (self.isRunning, self.completions) = (false, [])
      for completion in closures { completion(.end) }
    }
  }
}
