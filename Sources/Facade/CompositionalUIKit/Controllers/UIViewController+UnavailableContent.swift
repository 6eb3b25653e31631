import Foundation

// What a controller shows in place of content that is not there.

extension UIViewController {
  /// The state on which that depends: the traits, and what is searched for.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Lets ``updateContentUnavailableConfiguration(using:)`` be called in the next layout pass.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    unavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Calls the method that chooses a configuration, if it is to be called, and covers the view.
  func showUnavailableContent() {
    if unavailable.needsUpdate {
      unavailable.needsUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    guard let shown = unavailable.view else { return }
    shown.frame = view.bounds
    view.bringSubviewToFront(shown)
  }

  /// Shows a configuration in front of the view, or takes its view away.
  func takeUnavailableContent() {
    let configuration = contentUnavailableConfiguration?.updated(
      for: contentUnavailableConfigurationState)
    if let configuration, let shown = unavailable.view, shown.supports(configuration) {
      shown.configuration = configuration
      return
    }
    unavailable.view?.removeFromSuperview()
    unavailable.view = configuration?.makeContentView()
    guard let made = unavailable.view else { return }
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
    view.setNeedsLayout()
  }
}

/// What a controller knows of content that is not there.
struct UnavailableContent {
  /// The view in place of the content; nil for none.
  var view: (UIView & UIContentView)?
  /// True if the controller is asked for it in the next layout pass.
  var needsUpdate = true
}
