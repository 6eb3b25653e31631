import Foundation

/// The focus of a keyboard or a remote control, which is nowhere.
@preconcurrency @MainActor
public final class UIFocusSystem: NSObject {
  /// Returns nil: there is no focus.
  public static func focusSystem(for environment: Any) -> UIFocusSystem? { nil }
}
