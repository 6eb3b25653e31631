import Foundation

#if !canImport(ObjectiveC)
  extension Timer {
    /// Keeps nothing: without Objective-C, no method is called by its name.
    ///
    /// `scheduledTimer(withTimeInterval:repeats:block:)` calls a closure on every system.
    @discardableResult
    public static func scheduledTimer(
      timeInterval seconds: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
      repeats: Bool
    ) -> Timer {
      UIKitSimulation.noteInert(
        "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)")
      return Timer(timeInterval: seconds, repeats: false) { _ in }
    }
  }
#endif
