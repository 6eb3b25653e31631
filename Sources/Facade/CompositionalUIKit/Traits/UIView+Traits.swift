// Traits that views and controllers change for themselves and for everything below them.

import Foundation

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// What the view changes, and who listens; not part of UIKit.
  public var _traitRules: _TraitRules {
    if let traitRules { return traitRules }
    let made = _TraitRules()
    traitRules = made
    return made
  }

  /// The traits that the view changes for itself and its subviews.
  public var traitOverrides: UITraitOverrides {
    get { traitRules?.overrides ?? UITraitOverrides() }
    set { changeTraits { _traitRules.overrides = newValue } }
  }

  /// The light or dark appearance of the view and its subviews; unspecified for that around it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.setStyle(newValue) }
  }

  /// The traits without those that the view itself changes.
  var traitsOfController: UITraitCollection {
    let outer = ownTraits ?? superview?.traitCollection ?? .ofDevice
    return controller?.traitRules?.changing(outer) ?? outer
  }

  /// Changes traits, and tells the view, its subviews and their controllers whose traits are others
  /// afterwards.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of subviews, and *d* their depth.
  func changeTraits(_ change: () -> Void) {
    var before: [(view: UIView, traits: UITraitCollection, controller: UITraitCollection)] = []
    func note(_ view: UIView) {
      before.append((view, view.traitCollection, view.traitsOfController))
      for child in view.subviews { note(child) }
    }
    note(self)
    change()
    for (view, old, oldOfController) in before {
      let new = view.traitCollection
      if new != old {
        view.traitCollectionDidChange(old)
        view.traitRules?.tell(from: old, to: new)
        view.constraintsDidChange()
        (view as? UICollectionView)?.collectionViewLayout.invalidateLayout()
      }
      guard let controller = view.controller, view.traitsOfController != oldOfController else {
        continue
      }
      controller.traitCollectionDidChange(oldOfController)
      controller.traitRules?.tell(from: oldOfController, to: view.traitsOfController)
    }
    tellInsets()
  }

  /// Tells the view, its controller and its subviews that they have traits now.
  func tellFirstTraits() {
    traitCollectionDidChange(nil)
    controller?.traitCollectionDidChange(nil)
    for child in subviews { child.tellFirstTraits() }
  }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  /// What the controller changes, and who listens; not part of UIKit.
  public var _traitRules: _TraitRules {
    if let traitRules { return traitRules }
    let made = _TraitRules()
    traitRules = made
    return made
  }

  /// The traits that the controller changes for itself, its view and everything in it.
  public var traitOverrides: UITraitOverrides {
    get { traitRules?.overrides ?? UITraitOverrides() }
    set {
      guard let view = viewIfLoaded else { return _traitRules.overrides = newValue }
      view.changeTraits { _traitRules.overrides = newValue }
    }
  }

  /// The light or dark appearance of the controller and its view; unspecified for that around it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.setStyle(newValue) }
  }
}

extension UITraitOverrides {
  /// Changes the appearance; unspecified for no change.
  fileprivate mutating func setStyle(_ style: UIUserInterfaceStyle) {
    if style == .unspecified {
      remove(UITraitUserInterfaceStyle.self)
    } else {
      userInterfaceStyle = style
    }
  }
}
