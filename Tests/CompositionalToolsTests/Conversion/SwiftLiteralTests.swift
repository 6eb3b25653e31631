import Compositional
import Testing

@testable import CompositionalTools

/// Values as Swift literals.
@Suite struct SwiftLiteralTests {
  @Test(
    arguments: [
      (0, "0"), (-4, "-4"), (0.5, "0.5"), (1e9, "1000000000"), (1e20, "1e+20"), (-0.25, "-0.25"),
      (.infinity, ".infinity"), (-.infinity, "-.infinity"), (0.1 + 0.2, "0.30000000000000004"),
    ] as [(Double, String)])
  func numbers(number: Double, text: String) {
    #expect(SwiftLiteral.number(number) == text)
  }

  @Test(
    arguments: [
      (1.0 / 3, "1.0 / 3"), (2.0 / 3, "2.0 / 3"), (0.25, "0.25"), (1, "1"), (5.0 / 12, "5.0 / 12"),
      (0.3333333333, "0.3333333333"), (4.0 / 3, "4.0 / 3"),
    ] as [(Double, String)])
  func fractions(fraction: Double, text: String) {
    #expect(SwiftLiteral.fraction(CGFloat(fraction)) == text)
  }

  /// Text from a document cannot leave its literal or its comment.
  @Test func hostileText() {
    #expect(SwiftLiteral.string("a\"b\\(c)\nd") == #""a\"b\\(c)\nd""#)
    #expect(SwiftLiteral.string("\u{202E}\u{0}\u{2028}é") == #""\u{202e}\u{0}\u{2028}é""#)
    #expect(SwiftLiteral.comment("a\nfatalError()\u{2028}b\r") == "a fatalError() b ")
  }

  @Test(arguments: [
    ("pinned-headers", "makePinnedHeadersLayout"), ("", "makeLayout"), ("2 up", "makeUpLayout"),
    ("layout", "makeLayout"), ("photo layout", "makePhotoLayout"), ("é\n;x", "makeXLayout"),
  ])
  func names(name: String, function: String) {
    #expect(SourceNames(name).layout == function)
  }
}
