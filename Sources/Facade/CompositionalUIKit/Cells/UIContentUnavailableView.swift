import Foundation

/// A view that shows what is in place of content, in its middle.
///
/// Apple publishes no distances: the parts are 8 points apart.
open class UIContentUnavailableView: UIView, UIContentView {
  private var current: UIContentUnavailableConfiguration
  private let column = UIStackView()

  /// Creates a view.
  public init(configuration: UIContentUnavailableConfiguration) {
    current = configuration
    super.init(frame: .zero)
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let (safe, margins) = (safeAreaLayoutGuide, layoutMarginsGuide)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      column.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
    ])
    show()
  }

  /// Returns nil: an archive cannot contain a configuration.
  public required init?(coder: NSCoder) { nil }

  /// The configuration; setting it changes the view.
  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      current = new
      show()
    }
  }

  private func show() {
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    if current.isLoading { column.addArrangedSubview(UIActivityIndicatorView(style: .medium)) }
    if let image = current.image { column.addArrangedSubview(UIImageView(image: image)) }
    for (text, style, color) in [
      (current.text, UIFont.TextStyle.title2, UIColor.label),
      (current.secondaryText, .subheadline, .secondaryLabel),
    ] {
      guard let text else { continue }
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.textColor = color
      label.numberOfLines = 0
      column.addArrangedSubview(label)
    }
    for (look, properties) in [
      (current.button, current.buttonProperties),
      (current.secondaryButton, current.secondaryButtonProperties),
    ] {
      guard let action = properties.primaryAction else { continue }
      let button = UIButton(configuration: look, primaryAction: action)
      button.configuration?.title = look.title ?? action.title
      button.isEnabled = properties.isEnabled
      column.addArrangedSubview(button)
    }
  }
}
