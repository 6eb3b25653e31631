import Foundation

/// A controller that shares.
open class UIActivityViewController: UIViewController {
  /// What is shared.
  public let activityItems: [Any]
  /// The services that are left out; nil for none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a controller.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: an archive cannot contain what is shared.
  public required init?(coder: NSCoder) { nil }
}
