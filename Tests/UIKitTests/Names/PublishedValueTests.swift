import Testing
import UIKit

/// Values that Apple's headers and pages publish, so that code which stores or compares them reads the same.
@MainActor @Suite struct PublishedValueTests {
  /// Red, green and blue from 0 to 255 in the light appearance, by the Human Interface Guidelines.
  @Test func systemColors() {
    let published: [(UIColor, [CGFloat])] = [
      (.systemYellow, [255, 204, 0]), (.systemMint, [0, 199, 190]),
      (.systemCyan, [50, 173, 230]), (.systemIndigo, [88, 86, 214]),
      (.systemPurple, [175, 82, 222]), (.systemPink, [255, 45, 85]),
      (.systemBrown, [162, 132, 94]), (.systemGray, [142, 142, 147]),
      (.systemGray2, [174, 174, 178]), (.systemGray4, [209, 209, 214]),
      (.systemGray5, [229, 229, 234]), (.magenta, [255, 0, 255]),
    ]
    for (color, bytes) in published { #expect(components(color).prefix(3) == bytes[...]) }
    #expect(components(.darkGray) == [85, 85, 85, 255])
    #expect(components(.darkText) == [0, 0, 0, 255])
    #expect(components(.lightText) == [255, 255, 255, 153])
  }

  private func components(_ color: UIColor) -> [CGFloat] {
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = light.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { ($0 * 255).rounded() }
  }

  /// Each label, fill and background of a rank is fainter than that before, or another color.
  @Test func ranksOfColors() {
    func alpha(_ color: UIColor) -> CGFloat { components(color)[3] }
    #expect(alpha(.secondaryLabel) > alpha(.tertiaryLabel))
    #expect(alpha(.tertiaryLabel) > alpha(.quaternaryLabel))
    #expect(components(.placeholderText) == components(.tertiaryLabel))
    #expect(alpha(.systemFill) > alpha(.secondarySystemFill))
    #expect(alpha(.secondarySystemFill) > alpha(.tertiarySystemFill))
    #expect(alpha(.tertiarySystemFill) > alpha(.quaternarySystemFill))
    #expect(alpha(.opaqueSeparator) == 255)
    #expect(components(.tertiarySystemBackground) == components(.systemBackground))
    #expect(
      components(.tertiarySystemGroupedBackground) == components(.systemGroupedBackground))
  }

  @Test func bits() {
    let flags: [(UInt, UInt)] = [
      (UIView.AnimationOptions.autoreverse.rawValue, 1 << 4),
      (UIView.AnimationOptions.curveEaseInOut.rawValue, 0),
      (UIView.AnimationOptions.curveEaseIn.rawValue, 1 << 16),
      (UIView.AnimationOptions.curveLinear.rawValue, 3 << 16),
      (UInt(UIKeyModifierFlags.alphaShift.rawValue), 1 << 16),
      (UInt(UIKeyModifierFlags.numericPad.rawValue), 1 << 21),
      (UIMenu.Options.displayInline.rawValue, 1 << 0),
      (UIMenu.Options.displayAsPalette.rawValue, 1 << 7),
      (UInt(UIMenuElement.Attributes.keepsMenuPresented.rawValue), 1 << 3),
      (UInt(UIFontDescriptor.SymbolicTraits.traitExpanded.rawValue), 1 << 5),
      (UInt(UIFontDescriptor.SymbolicTraits.traitCondensed.rawValue), 1 << 6),
      (UInt(UIFontDescriptor.SymbolicTraits.traitMonoSpace.rawValue), 1 << 10),
      (UInt(UIFontDescriptor.SymbolicTraits.traitTightLeading.rawValue), 1 << 15),
      (UInt(UIFontDescriptor.SymbolicTraits.traitLooseLeading.rawValue), 1 << 16),
      (UInt(UIAccessibilityTraits.staticText.rawValue), 1 << 6),
      (UInt(UIAccessibilityTraits.notEnabled.rawValue), 1 << 8),
      (UInt(NSKeyValueObservingOptions.prior.rawValue), 1 << 3),
    ]
    for (index, (found, published)) in flags.enumerated() {
      #expect(found == published, "row \(index)")
    }
    #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
    #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
    #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
  }

  @Test func names() {
    let names: [(String, String)] = [
      (UIKeyCommand.inputUpArrow, "UIKeyInputUpArrow"),
      (UIKeyCommand.inputDownArrow, "UIKeyInputDownArrow"),
      (UIKeyCommand.inputLeftArrow, "UIKeyInputLeftArrow"),
      (UIKeyCommand.inputRightArrow, "UIKeyInputRightArrow"),
      (UIKeyCommand.inputEscape, "UIKeyInputEscape"), (UIKeyCommand.inputDelete, "\u{8}"),
      (UIApplication.openSettingsURLString, "app-settings:"),
      (NSAttributedString.Key.paragraphStyle.rawValue, "NSParagraphStyle"),
      (NSAttributedString.Key.kern.rawValue, "NSKern"),
      (NSAttributedString.Key.underlineStyle.rawValue, "NSUnderline"),
      (NSAttributedString.Key.strikethroughStyle.rawValue, "NSStrikethrough"),
      (
        UIApplication.didEnterBackgroundNotification.rawValue,
        "UIApplicationDidEnterBackgroundNotification"
      ),
      (
        UIApplication.didBecomeActiveNotification.rawValue,
        "UIApplicationDidBecomeActiveNotification"
      ),
      (
        UIApplication.willResignActiveNotification.rawValue,
        "UIApplicationWillResignActiveNotification"
      ),
      (
        UIApplication.didReceiveMemoryWarningNotification.rawValue,
        "UIApplicationDidReceiveMemoryWarningNotification"
      ),
      (
        UIDevice.orientationDidChangeNotification.rawValue,
        "UIDeviceOrientationDidChangeNotification"
      ),
    ]
    for (found, published) in names { #expect(found == published) }
  }

  /// The words that browsers and passwords managers use for the same meanings.
  @Test func meaningsOfTexts() {
    let types: [(UITextContentType, String)] = [
      (.givenName, "given-name"), (.middleName, "additional-name"), (.familyName, "family-name"),
      (.namePrefix, "honorific-prefix"), (.nameSuffix, "honorific-suffix"),
      (.jobTitle, "organization-title"), (.organizationName, "organization"),
      (.addressCity, "address-level2"), (.addressState, "address-level1"),
      (.countryName, "country-name"), (.postalCode, "postal-code"), (.telephoneNumber, "tel"),
      (.creditCardNumber, "cc-number"), (.oneTimeCode, "one-time-code"),
    ]
    let field = UITextField()
    for (type, word) in types {
      field.textContentType = type
      #expect(field.textContentType?.rawValue == word)
    }
  }
}
