import Foundation
import Testing
import UIKit

/// Completions of animations come in simulated time, never before the call returns.
///
/// UIView.animate: a block of duration 0 is called "at the beginning of the next run loop cycle".
@MainActor @Suite struct AnimationTimeTests {
  private func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    // What other tests left behind comes now.
    window.simulation.advance(by: 100)
    return window
  }

  @Test func completionsFollow() {
    let window = window()
    let view = UIView()
    var log: [String] = []
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 0.5 }) {
      log.append("moved \($0)")
    }
    UIView.animate(withDuration: 0, animations: {}) { _ in log.append("at once") }
    UIView.animate(withDuration: 0.1, delay: 0.1, animations: {}) { _ in log.append("delayed") }
    UIView.animate(withDuration: 0.1, delay: 0, options: .repeat, animations: {}) { _ in
      log.append("never")
    }
    log.append("after")
    #expect(view.alpha == 0.5 && log == ["after"])
    window.simulation.advance(by: 0)
    #expect(log == ["after", "at once"])
    window.simulation.advance(by: 0.25)
    #expect(log == ["after", "at once", "delayed"])
    window.simulation.advance(by: 0.1)
    #expect(log == ["after", "at once", "delayed", "moved true"])
    window.isHidden = true
  }

  @Test func animationsFollowOneAnother() {
    let window = window()
    var log: [Int] = []
    func step(_ number: Int) {
      UIView.transition(with: window, duration: 0.1, animations: nil) { _ in
        log.append(number)
        step(number + 1)
      }
    }
    step(1)
    window.simulation.advance(by: 0.35)
    #expect(log == [1, 2, 3])
    func turn(_ number: Int) {
      UIView.animate(withDuration: 0, animations: {}) { _ in
        log.append(number)
        if number < 20 { turn(number + 1) }
      }
    }
    log = []
    turn(10)
    window.simulation.advance(by: 0)
    #expect(log == [10])
    window.isHidden = true
  }

  @Test func withoutAnimationsTheNextTurnEndsThem() {
    let window = window()
    var ends = 0
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 5, animations: {}) { _ in ends += 1 }
    }
    #expect(ends == 0)
    window.simulation.advance(by: 0)
    #expect(ends == 1)
    window.isHidden = true
  }

  @Test func animators() {
    let window = window()
    let (view, animator) = (
      UIView(), UIViewPropertyAnimator(duration: 0.5, curve: .linear, animations: nil)
    )
    var end: UIViewAnimatingPosition?
    animator.addAnimations { view.alpha = 0 }
    animator.addCompletion { end = $0 }
    animator.startAnimation(afterDelay: 0.2)
    #expect(view.alpha == 0 && animator.isRunning && end == nil)
    window.simulation.advance(by: 0.75)
    #expect(!animator.isRunning && end == .end)
    window.isHidden = true
  }
}
