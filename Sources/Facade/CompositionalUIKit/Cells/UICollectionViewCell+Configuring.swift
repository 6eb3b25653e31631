import Foundation

// The content and the background of a cell as values.

/// What a cell keeps of its configurations.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  /// The view that shows the content.
  var contentView: (UIView & UIContentView)?
}

extension UICollectionViewCell {
  /// A closure that changes the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The content of the cell; nil for views of its own.
  ///
  /// Setting it replaces the content view by a view of the configuration, and lets the collection view
  /// measure the cell again.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      configurations.content = newValue
      guard let newValue else { return exchangeContentView(for: nil) }
      if let view = configurations.contentView, view.supports(newValue) {
        view.configuration = newValue
      } else {
        exchangeContentView(for: newValue.makeContentView())
      }
      invalidateIntrinsicContentSize()
    }
  }

  /// The background of the cell; nil for that of the list.
  ///
  /// Its view is behind the content, and takes the place of ``backgroundView`` and
  /// ``selectedBackgroundView``.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      newValue.place(in: self, after: configurations.background)
      configurations.background = newValue
      guard newValue != nil else { return }
      backgroundView = nil
      selectedBackgroundView = nil
    }
  }

  /// Returns the background of a row.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// Lets the configurations be updated for the current state, once for several calls: before the
  /// next layout, or when the cell is measured or shown.
  public func setNeedsUpdateConfiguration() {
    guard !awaitsConfiguration else { return }
    awaitsConfiguration = true
    setNeedsLayout()
    (superview as? UICollectionView)?.setNeedsLayout()
  }

  /// Updates the configurations, unless they follow the state already.
  ///
  /// What the update changes asks for no other one.
  func updateConfigurationIfNeeded() {
    guard awaitsConfiguration else { return }
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    awaitsConfiguration = false
  }

  /// Returns the size that the configured content needs beside accessories, in points; nil without it.
  func configuredSize(
    _ target: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority
  ) -> CGSize? {
    guard let view = configurations.contentView else { return nil }
    let beside = accessoryWidth
    let size = view.systemLayoutSizeFitting(
      CGSize(width: max(0, target.width - beside), height: target.height),
      withHorizontalFittingPriority: horizontalPriority, verticalFittingPriority: verticalPriority)
    return CGSize(
      width: horizontalPriority == .required ? target.width : size.width + beside,
      height: size.height)
  }
}
