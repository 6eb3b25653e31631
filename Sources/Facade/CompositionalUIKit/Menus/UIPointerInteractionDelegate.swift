import Foundation

/// The delegate of a pointer; nothing is asked, because there is none.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {}
