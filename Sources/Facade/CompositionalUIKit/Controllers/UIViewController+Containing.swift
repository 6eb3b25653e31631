import Foundation

// Controllers that contain or present others.

extension UIViewController {
  /// Takes a controller as a child; an app adds its view.
  func contain(_ child: UIViewController) {
    if child.parent === self { return }
    require(child !== self, "A controller cannot contain itself. Add another controller.")
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.leaveParent()
    }
    child.willMove(toParent: self)
    child.parent = self
    child.reason = child.isShown ? nil : .joinsParent
    children.append(child)
  }

  /// Leaves the parent; an app has removed the view.
  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
    if appearance == .hidden { reason = nil }
  }

  /// The controller around all that contain this one.
  private var outermost: UIViewController { parent?.outermost ?? self }

  /// Presents a controller in the window of this one; without a window, nothing happens.
  func show(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let from = outermost
    guard let window = from.viewIfLoaded?.window, from.shownViewController == nil else { return }
    from.shownViewController = presented
    presented.presenter = from
    presented.reason = .presented
    presented.loadViewIfNeeded()
    let covers = presented.modalPresentationStyle.coversAll
    if covers { from.willDisappear(animated) }
    presented.willAppear(animated)
    window.fill(with: presented)
    presented.isInWindow(animated)
    window.layoutIfNeeded()
    presented.appeared(animated)
    if covers { from.disappeared(animated) }
    completion?()
  }

  /// Takes away what this controller presents, or this one if it presents nothing.
  func takeAway(animated: Bool, completion: (() -> Void)?) {
    let from = outermost
    guard let presented = from.shownViewController else {
      from.presenter?.takeAway(animated: animated, completion: completion)
      return
    }
    if presented.shownViewController != nil {
      presented.takeAway(animated: false, completion: nil)
    }
    let covers = presented.modalPresentationStyle.coversAll
    presented.reason = .dismissed
    presented.willDisappear(animated)
    if covers { from.willAppear(animated) }
    presented.viewIfLoaded?.removeFromSuperview()
    if covers {
      from.isInWindow(animated)
      from.viewIfLoaded?.layoutIfNeeded()
      from.appeared(animated)
    }
    presented.disappeared(animated)
    from.shownViewController = nil
    presented.presenter = nil
    completion?()
  }

  /// True while the controller appears because it is presented, and not because what covered it goes.
  public var isBeingPresented: Bool { reason == .presented && isShown }

  /// True while the controller disappears because it is dismissed.
  public var isBeingDismissed: Bool { reason == .dismissed && !isShown }

  /// True while the controller appears because it was added to a parent.
  public var isMovingToParent: Bool { reason == .joinsParent && isShown }

  /// True while the controller disappears because it is removed from its parent.
  public var isMovingFromParent: Bool { reason == .leavesParent && !isShown }
}

extension ObjectSimulation where Base: UIViewController {
  /// Pulls the sheet of the controller down as a finger does, and tells the delegate of its presentation.
  ///
  /// - Returns: False if the controller is in no sheet, or keeps it.
  @discardableResult
  public func pullDown() -> Bool {
    guard base.presenter != nil, let sheet = base.sheetPresentationController else { return false }
    guard !base.isModalInPresentation,
      sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true
    else {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
      return false
    }
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    base.dismiss(animated: true)
    sheet.delegate?.presentationControllerDidDismiss(sheet)
    return true
  }

  /// Drags the sheet of the controller to a detent as a finger does, and tells the delegate of the sheet.
  ///
  /// - Returns: False if the controller is in no sheet with such a detent.
  @discardableResult
  public func dragSheet(to identifier: UISheetPresentationController.Detent.Identifier) -> Bool {
    guard base.presenter != nil, let sheet = base.sheetPresentationController,
      sheet.detents.contains(where: { $0.identifier == identifier })
    else { return false }
    let before = sheet.selectedDetentIdentifier ?? sheet.detents.first?.identifier
    guard identifier != before else { return true }
    sheet.selectedDetentIdentifier = identifier
    (sheet.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    return true
  }
}
