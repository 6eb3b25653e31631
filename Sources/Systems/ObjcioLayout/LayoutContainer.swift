import UIKit

/// A view whose subviews are those of a layout, in the width of the view.
public final class LayoutContainer: UIView {
  /// The layout.
  public let layout: Layout
  private var observation: Observation?

  /// Creates a container of a layout.
  ///
  /// - Parameter layout: The layout.
  public init(_ layout: Layout) {
    self.layout = layout
    super.init(frame: .zero)
    observation = Observation(of: .UIContentSizeCategoryDidChange) { [weak self] in
      self?.setNeedsLayout()
    }
  }

  /// Stops the program: a container is not read from an archive.
  public required init?(coder: NSCoder) { fatalError("A LayoutContainer is made in code.") }

  /// Applies the layout.
  public override func layoutSubviews() {
    super.layoutSubviews()
    setSubviews(layout.apply(containerWidth: bounds.width))
  }

  /// Applies the layout again if the preferred text size is another.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

extension UIView {
  /// Makes views the only subviews.
  ///
  /// Those that are subviews already stay.
  ///
  /// - Complexity: O(views × subviews)
  public func setSubviews(_ views: [UIView]) {
    for view in subviews where !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
  }
}

extension UILabel {
  /// Creates a label in the font of a text style, which follows the preferred text size.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - size: The text style.
  ///   - multiline: True if the text may wrap.
  public convenience init(text: String, size: UIFont.TextStyle, multiline: Bool = false) {
    self.init()
    self.text = text
    font = .preferredFont(forTextStyle: size)
    adjustsFontForContentSizeCategory = true
    numberOfLines = multiline ? 0 : 1
  }
}

extension Notification.Name {
  /// Told after the preferred text size has changed, under the name of Swift 4.1.
  public static var UIContentSizeCategoryDidChange: Notification.Name {
    UIContentSizeCategory.didChangeNotification
  }
}

/// Calls a function after each notification of a name, as long as it lives.
private final class Observation {
  private let token: any NSObjectProtocol

  @MainActor
  init(of name: Notification.Name, _ body: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { body() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
