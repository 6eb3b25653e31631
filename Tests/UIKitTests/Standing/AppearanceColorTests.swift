import Foundation
import Testing
import UIKit

/// System colors follow the appearance.
///
/// The values are those that Apple's Human Interface Guidelines published.
@MainActor @Suite struct AppearanceColorTests {
  private func bytes(_ color: UIColor, _ traits: UITraitCollection? = nil) -> [Int] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let color = traits.map { color.resolvedColor(with: $0) } ?? color
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { Int(($0 * 255).rounded()) } + [Int((alpha * 100).rounded())]
  }

  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test func lightAndDark() {
    #expect(bytes(.systemBackground, light) == [255, 255, 255, 100])
    #expect(bytes(.systemBackground, dark) == [0, 0, 0, 100])
    #expect(bytes(.label, dark) == [255, 255, 255, 100])
    #expect(bytes(.secondaryLabel, dark) == [235, 235, 245, 60])
    #expect(bytes(.systemRed, light) == [255, 59, 48, 100])
    #expect(bytes(.systemRed, dark) == [255, 69, 58, 100])
    #expect(bytes(.systemGray6, dark) == [28, 28, 30, 100])
    #expect(bytes(.separator, dark) == [84, 84, 88, 60])
    #expect(bytes(.systemFill, dark) == [120, 120, 128, 36])
    #expect(bytes(.red, dark) == [255, 0, 0, 100])
  }

  @Test func highContrastAndElevatedContent() {
    let high = light.modifyingTraits { $0.accessibilityContrast = .high }
    let darkHigh = dark.modifyingTraits { $0.accessibilityContrast = .high }
    #expect(bytes(.systemBlue, high) == [0, 64, 221, 100])
    #expect(bytes(.systemBlue, darkHigh) == [64, 156, 255, 100])
    let elevated = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
    #expect(bytes(.systemBackground, elevated) == [28, 28, 30, 100])
    #expect(bytes(.secondarySystemGroupedBackground, elevated) == [44, 44, 46, 100])
    #expect(light.hasDifferentColorAppearance(comparedTo: high))
  }

  /// A view in a dark window resolves its colors in the layout pass, and elsewhere by its traits.
  @Test func aDarkWindow() {
    final class Shade: UIView {
      private(set) var seen: [UIColor] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        seen.append(UIColor.systemBackground.resolvedColor(with: traitCollection))
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.overrideUserInterfaceStyle = .dark
    let view = Shade(frame: window.bounds)
    window.addSubview(view)
    view.layoutIfNeeded()
    #expect(view.seen.last == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    view.traitCollection.performAsCurrent {
      #expect(bytes(.systemBackground) == [0, 0, 0, 100])
      #expect(UIColor.label.cgColor.components == [1, 1, 1, 1])
      var (white, alpha) = (CGFloat(9), CGFloat(9))
      #expect(UIColor.label.getWhite(&white, alpha: &alpha))
      #expect(white == 1 && alpha == 1)
    }
  }

  @Test func equality() {
    #expect(UIColor.label == UIColor.label && UIColor.label != UIColor.black)
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(bytes(UIColor.label.withAlphaComponent(0.5), dark) == [255, 255, 255, 50])
    #expect(UIColor.tintColor == UIColor.systemBlue)
  }
}
