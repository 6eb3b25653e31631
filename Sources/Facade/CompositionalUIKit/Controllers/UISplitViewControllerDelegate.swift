import Foundation

/// The delegate of a controller of columns; nothing is asked.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {}
