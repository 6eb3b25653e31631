import Foundation

/// What a detent of its own height is resolved with.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits around the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the largest detent above the safe area, in points.
  var maximumDetentValue: CGFloat { get }
}

/// A sheet over a part of the window.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the window.
      public static let medium = Identifier(rawValue: "medium")
      /// Nearly all of the window.
      public static let large = Identifier(rawValue: "large")
    }

    /// The name.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Returns a detent of about half of the window: 0.56 of the largest was recorded.
    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue * 0.56 } }

    /// Returns a detent of nearly all of the window.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent of a height of its own.
    ///
    /// - Parameters:
    ///   - identifier: The name; nil for any.
    ///   - resolver: A closure that returns the height above the safe area, in points; nil to leave it out.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// Returns the height above the safe area, in points; nil for none.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext)
      -> CGFloat?
    { resolver(context) }
  }

  /// The heights at which the sheet rests, the smallest first.
  open var detents: [Detent] = [.large()] { didSet { place() } }
  /// The height at which the sheet rests; nil for the first.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { place() } }
  /// True if the sheet shows a handle.
  open var prefersGrabberVisible = false
  /// The radius of the corners, in points; nil for that of the system.
  open var preferredCornerRadius: CGFloat?
  /// The largest height below which the content behind is not dimmed; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// True if a sheet in compact height stands at the bottom edge; kept, without effect.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet {
      UIKitSimulation.noteInert("UISheetPresentationController.prefersEdgeAttachedInCompactHeight")
    }
  }
  /// True if scrolling makes the sheet larger; kept, without effect.
  open var prefersScrollingExpandsWhenScrolledToEdge = true {
    didSet {
      UIKitSimulation.noteInert(
        "UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge")
    }
  }

  /// Makes changes of the sheet, which take effect at once.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Resolves the detents again.
  open func invalidateDetents() { place() }

  private func place() { presentedViewController.placePresentation() }
}
