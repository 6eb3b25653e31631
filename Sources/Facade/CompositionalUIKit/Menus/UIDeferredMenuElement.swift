import Foundation

/// An element of a menu that is made when it is shown; none is shown.
open class UIDeferredMenuElement: UIMenu {
  /// The closure that makes the elements.
  fileprivate var provider: ((@escaping ([UIMenuElement]) -> Void) -> Void)?

  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(title: "")
    provider = elementProvider
  }

  /// Creates an element that is made each time.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

extension ObjectSimulation where Base: UIDeferredMenuElement {
  /// Returns the elements, as a menu that is shown asks for them.
  public func elements() -> [UIMenuElement] {
    var elements: [UIMenuElement] = []
    base.provider? { elements = $0 }
    return elements
  }
}
