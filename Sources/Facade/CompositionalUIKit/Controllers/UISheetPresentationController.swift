import Foundation

/// The controller of a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public struct Detent: Hashable, Sendable {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier(rawValue: "medium")
      /// The whole screen.
      public static let large = Identifier(rawValue: "large")
    }

    /// The name.
    public let identifier: Identifier

    /// Returns half of the screen.
    public static func medium() -> Detent { Detent(identifier: .medium) }

    /// Returns the whole screen.
    public static func large() -> Detent { Detent(identifier: .large) }
  }

  /// The heights; kept, without effect.
  open var detents: [Detent] = [.large()] {
    didSet { UIKitSimulation.noteInert("UISheetPresentationController.detents") }
  }
  /// The name of the height that is shown; nil for the first; kept, without effect.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { UIKitSimulation.noteInert("UISheetPresentationController.selectedDetentIdentifier") }
  }
  /// True if the sheet has a handle.
  open var prefersGrabberVisible = false
  /// The radius of the corners, in points; nil for that of the system.
  open var preferredCornerRadius: CGFloat?
  /// True if the sheet grows when its content scrolls; kept, without effect.
  open var prefersScrollingExpandsWhenScrolledToEdge = true {
    didSet {
      UIKitSimulation.noteInert(
        "UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge")
    }
  }
}
