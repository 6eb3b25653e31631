import Foundation

/// A guide that ends where a bar does, from before safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of what the bars cover, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The guide above the safe area of the view.
  public var topLayoutGuide: any UILayoutSupport { barGuides(of: view).top }

  /// The guide below the safe area of the view.
  public var bottomLayoutGuide: any UILayoutSupport { barGuides(of: view).bottom }

  private func barGuides(of view: UIView) -> (top: BarGuide, bottom: BarGuide) {
    if let barGuides { return barGuides }
    let top = BarGuide(of: view) {
      UIEdgeInsets(
        top: 0, left: 0, bottom: $0.bounds.height - $0.safeAreaInsets.top, right: 0)
    }
    let bottom = BarGuide(of: view) {
      UIEdgeInsets(
        top: $0.bounds.height - $0.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    }
    barGuides = (top, bottom)
    return (top, bottom)
  }
}
