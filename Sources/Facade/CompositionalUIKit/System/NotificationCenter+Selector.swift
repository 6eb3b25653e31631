import Foundation

#if !canImport(ObjectiveC)
  extension NotificationCenter {
    /// Keeps nothing: without Objective-C, no method is called by its name.
    ///
    /// `addObserver(forName:object:queue:using:)` calls a closure on every system.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
      object anObject: Any?
    ) {
      UIKitSimulation.noteInert("NotificationCenter.addObserver(_:selector:name:object:)")
    }
  }
#endif
