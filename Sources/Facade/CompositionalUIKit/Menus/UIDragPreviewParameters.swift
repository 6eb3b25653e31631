import Foundation

/// The look of the preview of a drag.
open class UIDragPreviewParameters: UIPreviewParameters {}
