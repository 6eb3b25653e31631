import Compositional
import CompositionalIsolation
import Foundation

/// An image, of which only the name is kept.
///
/// A symbol is as high and wide as a line of its font.
public final class UIImage: NSObject, Sendable {
  private let name: String?
  private let isSymbol: Bool
  /// The size, in points; zero for an image that is not read.
  public let size: CGSize

  /// Creates an empty image.
  public convenience override init() { self.init(name: nil, isSymbol: false) }

  /// Creates an image of an asset catalog, known only by its name; it has no size, because the catalog is
  /// not read.
  ///
  /// - Returns: An image, never nil, because no catalog is read.
  public convenience init?(named name: String) {
    self.init(name: name, isSymbol: false)
    UIKitSimulation.noteInert("UIImage.init(named:)")
  }

  /// Creates a system symbol, known only by its name.
  ///
  /// - Returns: An image, never nil, because no symbols are looked up.
  public convenience init?(systemName: String) {
    self.init(symbol: systemName, ofSize: UIFont.labelFontSize)
  }

  /// Creates a symbol of the size of a font, in points.
  convenience init(symbol name: String?, ofSize pointSize: CGFloat) {
    let scale = withoutIsolation { UIScreen.main.scale }
    let line = UIFont.systemFont(ofSize: pointSize).lineHeight
    let side = (line * scale - 1e-6).rounded(.up) / scale
    self.init(name: name, isSymbol: true, size: CGSize(width: side, height: side))
  }

  /// Returns a symbol in the size of a configuration, and any other image.
  func configured(by configuration: Configuration?) -> UIImage {
    guard isSymbol, let pointSize = (configuration as? SymbolConfiguration)?.pointSize else {
      return self
    }
    return UIImage(symbol: name, ofSize: pointSize)
  }

  /// Returns the image in another size, in points.
  func resized(to size: CGSize) -> UIImage { UIImage(name: name, isSymbol: isSymbol, size: size) }

  init(name: String?, isSymbol: Bool, size: CGSize = .zero) {
    self.name = name
    self.isSymbol = isSymbol
    self.size = size
  }

  /// Creates an image of a size, in points, without content.
  convenience init(size: CGSize) { self.init(name: nil, isSymbol: false, size: size) }

  /// True if this is a system symbol.
  public var isSymbolImage: Bool { isSymbol }

  /// Returns true if the other image has the same name and kind.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return name == other.name && isSymbol == other.isSymbol && size == other.size
  }

  /// The hash of the compared properties.
  public override var hash: Int { name.hashValue }

  /// The class and the name.
  public override var description: String { "<UIImage: \(name ?? "nothing")>" }
}
