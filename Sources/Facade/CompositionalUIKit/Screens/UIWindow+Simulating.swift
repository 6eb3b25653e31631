import Compositional
import Foundation

extension ObjectSimulation where Base: UIWindow {
  /// Gives the window the size and the safe area of a device.
  ///
  /// - Parameter name: The name of the device, as in `iPhone 15` or `iPad Pro 11 landscape split half`
  ///   (Documentation/Devices.md).
  /// - Precondition: There is such a device.
  public func resize(toDevice name: String) {
    let environment = CollectionLayoutEnvironment.device(name)
    resize(
      to: environment.container.contentSize, safeAreaInsets: environment.safeAreaInsets)
  }

  /// Turns the window, as a turn of the device does.
  ///
  /// Width and height are exchanged if the window is not in that orientation yet. The safe area
  /// follows by the class of the device: a notch comes to both sides, and the home indicator takes 21
  /// points, 20 on iOS 26; that of a tablet stays. ``UIDevice`` and ``UIScreen`` do not change, because
  /// all windows of the process share them. Nothing happens if the controller that covers the window does not
  /// support the orientation.
  ///
  /// - Parameter orientation: The orientation.
  public func rotate(to orientation: UIInterfaceOrientation) {
    let mask = UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
    guard base.orientingController?.supportedInterfaceOrientations.contains(mask) ?? true else {
      return
    }
    let wasLandscape = base.interfaceOrientation.isLandscape
    base.interfaceOrientation = orientation
    guard wasLandscape != orientation.isLandscape else { return }
    let size = CGSize(width: base.bounds.height, height: base.bounds.width)
    if orientation.isLandscape {
      base.uprightInsets = safeAreaInsets
      let isTablet = base.traitCollection.userInterfaceIdiom == .pad
      let insets = safeAreaInsets
      resize(to: size, safeAreaInsets: isTablet ? insets : insets.onTheSide)
    } else {
      resize(to: size, safeAreaInsets: base.uprightInsets)
    }
  }

  /// Changes the size of the window, and tells the controllers in UIKit's order.
  ///
  /// `willTransition(to:with:)` if the size classes change, `viewWillTransition(to:with:)`, the new
  /// size and traits, closures alongside, layout, and completions.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - insets: The safe area, in points; nil for no change.
  public func resize(to size: CGSize, safeAreaInsets insets: UIEdgeInsets? = nil) {
    let transition = SizeTransition(in: base)
    base.transition = transition
    defer { base.transition = nil }
    let new = UIWindow.traits(of: size)
    let controller = base.isHidden ? nil : base.rootViewController
    if base.traitCollection != new { controller?.willTransition(to: new, with: transition) }
    if size != base.bounds.size { controller?.viewWillTransition(to: size, with: transition) }
    base.frame = CGRect(origin: base.frame.origin, size: size)
    if let insets { safeAreaInsets = insets }
    base.takeTraits(new)
    var shown = controller?.shownViewController
    while let next = shown {
      next.placePresentation()
      shown = next.shownViewController
    }
    transition.runAnimations()
    base.layoutIfNeeded()
    transition.runCompletions()
  }
}

extension UIWindow {
  /// The controller that decides on the orientation: the root, or what is presented over the whole window.
  fileprivate var orientingController: UIViewController? {
    var found = rootViewController
    while let next = found?.shownViewController, next.modalPresentationStyle.coversAll {
      found = next
    }
    return found
  }

  /// Takes the traits of the size.
  func takeTraits() { takeTraits(UIWindow.traits(of: bounds.size)) }

  /// Returns the traits of a window, by its size in points.
  ///
  /// On the phone that ``UIDevice`` is by default, a window that only the screen of a tablet has room
  /// for has the traits of a tablet: its idiom, its size classes and at most 2 pixels per point.
  static func traits(of size: CGSize) -> UITraitCollection {
    let isPhone = UIDevice.current.userInterfaceIdiom == .phone
    let isTablet = isPhone && DevicePreset.isOfTablet(size)
    let isLandscape = size.width > size.height
    let classes: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)
    if isPhone, !isTablet {
      // The large phones are wide on their sides.
      let isLarge = size.width == 736 || size.width >= 896
      classes = isLandscape ? (isLarge ? .regular : .compact, .compact) : (.compact, .regular)
    } else {
      classes = (size.width < 678 ? .compact : .regular, .regular)
    }
    return UITraitCollection(
      horizontalSizeClass: classes.0, verticalSizeClass: classes.1,
      preferredContentSizeCategory: UIApplication.shared.preferredContentSizeCategory,
      layoutDirection: UIApplication.shared.userInterfaceLayoutDirection,
      displayScale: isTablet ? min(UIScreen.main.scale, 2) : nil,
      userInterfaceIdiom: isTablet ? .pad : nil
    ).onDevice
  }
}

extension DevicePreset {
  /// Returns true for the size of a window of a tablet, in points: one that fits no phone's screen,
  /// and a part of a tablet's screen that is not the whole screen of a phone.
  fileprivate static func isOfTablet(_ size: CGSize) -> Bool {
    let (width, height) = (min(size.width, size.height), max(size.width, size.height))
    if phones.contains(where: { $0.size.width == width && $0.size.height == height }) {
      return false
    }
    let fits = phones.contains { width <= $0.size.width && height <= $0.size.height }
    return !fits || tablets.contains { $0.hasPart(of: size) }
  }

  private func hasPart(of size: CGSize) -> Bool {
    DeviceSplit.allCases.contains { split in
      [false, true].contains { DeviceView(self, isLandscape: $0, split: split)?.size == size }
    }
  }
}

extension UIEdgeInsets {
  /// The safe area of a phone on its side whose upright safe area this is.
  fileprivate var onTheSide: UIEdgeInsets {
    let side = top > 20 ? top : 0
    let indicator: CGFloat = SystemMetrics.isNew ? 20 : 21
    return UIEdgeInsets(top: 0, left: side, bottom: bottom > 0 ? indicator : 0, right: side)
  }
}

extension UIView {
  /// Tells the view and its subviews that they are in another window.
  func tellWindow() {
    didMoveToWindow()
    for child in subviews { child.tellWindow() }
  }
}
