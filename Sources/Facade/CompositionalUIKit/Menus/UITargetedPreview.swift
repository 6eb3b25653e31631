import Foundation

/// A view in a preview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  public let view: UIView
  /// The look.
  public let parameters: UIPreviewParameters

  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}
