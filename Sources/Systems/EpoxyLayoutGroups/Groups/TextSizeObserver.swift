import Foundation

/// Calls a closure when the preferred text size of a view has changed.
@MainActor
struct TextSizeObserver {
  /// Ends the calls.
  let stop: @MainActor () -> Void

  init(of view: UIView, _ change: @escaping @MainActor () -> Void) {
    if #available(iOS 17, tvOS 17, *) {
      let registration = view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (_: UIView, _) in change()
      }
      stop = { [weak view] in view?.unregisterForTraitChanges(registration) }
    } else {
      #if canImport(UIKit)
        let token = NotificationCenter.default.addObserver(
          forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
        ) { _ in MainActor.assumeIsolated { change() } }
        stop = { NotificationCenter.default.removeObserver(token) }
      #else
        stop = {}
      #endif
    }
  }
}
