import Compositional
import Foundation

/// The frame of a presented view in its window, and its traits.
///
/// The frames are those recorded on iOS 26 where there are any: sheets of phones begin below the status bar, at least
/// 30 points from the top; a form sheet has 580 x 650 points on iOS 26, and 540 x 620 before.
@MainActor
struct PresentationPlace {
  private struct Context: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
  }

  /// The frame, in points of the window.
  private(set) var frame: CGRect
  /// True if the view is as wide as in a phone.
  private(set) var isCompact = false
  /// True if the view is as large as the window.
  private(set) var fills = true

  init(of controller: UIViewController, in window: UIWindow) {
    let (bounds, traits) = (window.bounds, window.traitCollection)
    frame = bounds
    guard !(controller is UIAlertController) else { return }
    let isWide = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    var style = controller.modalPresentationStyle
    if style == .popover, !isWide {
      let popover = controller.popoverPresentationController
      let adapted = popover.flatMap { $0.delegate?.adaptivePresentationStyle(for: $0) }
      if adapted != UIModalPresentationStyle.none { style = .pageSheet }
    }
    switch style {
    case .popover: popOver(controller, bounds, window)
    case .formSheet where isWide: formSheet(controller, bounds, traits)
    case .automatic, .pageSheet, .formSheet:
      guard traits.verticalSizeClass == .regular else { return }
      sheet(controller, bounds, window.safeAreaInsets, traits, isWide: isWide)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: break
    }
  }

  private mutating func sheet(
    _ controller: UIViewController, _ bounds: CGRect, _ safe: UIEdgeInsets,
    _ traits: UITraitCollection, isWide: Bool
  ) {
    fills = false
    let top = isWide ? safe.top + 10 : max(safe.top, 30)
    let longest = bounds.height - top - safe.bottom
    let height = detent(of: controller, longest, traits) + safe.bottom
    frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  private func detent(
    of controller: UIViewController, _ longest: CGFloat, _ traits: UITraitCollection
  ) -> CGFloat {
    guard let sheet = controller.sheetPresentationController else { return longest }
    let context = Context(containerTraitCollection: traits, maximumDetentValue: longest)
    let chosen = sheet.detents.first { $0.identifier == sheet.selectedDetentIdentifier }
    let value = (chosen ?? sheet.detents.first)?.resolvedValue(in: context) ?? longest
    return max(0, min(value, longest))
  }

  private mutating func formSheet(
    _ controller: UIViewController, _ bounds: CGRect, _ traits: UITraitCollection
  ) {
    (fills, isCompact) = (false, true)
    var size = SystemMetrics.formSheet
    let preferred = controller.preferredContentSize
    if preferred.width > 0 { size.width = min(preferred.width, bounds.width) }
    if preferred.height > 0 { size.height = min(preferred.height, bounds.height) }
    let middle = CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
    let height = detent(of: controller, size.height, traits)
    frame = CGRect(
      x: middle.x, y: middle.y - SystemMetrics.formSheetRise + size.height - height,
      width: size.width, height: height)
  }

  private mutating func popOver(
    _ controller: UIViewController, _ bounds: CGRect, _ window: UIWindow
  ) {
    (fills, isCompact) = (false, true)
    var size = controller.preferredContentSize
    if size.width <= 0 { size.width = 320 }
    if size.height <= 0 { size.height = 480 }
    size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    let popover = controller.popoverPresentationController
    let view = popover?.sourceView
    let rect = popover?.sourceRect ?? .null
    let source =
      view?.convert(rect.isNull ? view?.bounds ?? .zero : rect, to: window)
      ?? CGRect(x: bounds.midX, y: window.safeAreaInsets.top, width: 0, height: 0)
    // Below the source if there is room, or else above it.
    let fits = source.maxY + size.height <= bounds.height - window.safeAreaInsets.bottom
    let x = max(0, min(source.midX - size.width / 2, bounds.width - size.width))
    let y = fits ? source.maxY : max(0, source.minY - size.height)
    frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

extension UIViewController {
  /// Gives a presented view another frame and other traits, if it is in a window.
  func placePresentation() {
    if let window = viewIfLoaded?.superview as? UIWindow { placePresentation(in: window) }
  }

  /// Gives a presented view its frame and its traits in a window.
  func placePresentation(in window: UIWindow) {
    guard presenter != nil, let view = viewIfLoaded else { return }
    let place = PresentationPlace(of: self, in: window)
    view.autoresizingMask = place.fills ? [.flexibleWidth, .flexibleHeight] : []
    if view.frame != place.frame { view.frame = place.frame }
    let traits =
      place.isCompact
      ? window.traitCollection.modifyingTraits { $0.horizontalSizeClass = .compact } : nil
    guard view.superview != nil else { return view.ownTraits = traits }
    if traits != view.ownTraits { view.changeTraits { view.ownTraits = traits } }
    view.tellInsets()
  }
}
