import Compositional
import Testing

/// Text from outside on one line, without what a terminal obeys.
@Suite struct PrintableTests {
  @Test(arguments: [
    ("", ""), ("Überschrift, 見出し 🙂", "Überschrift, 見出し 🙂"), ("a\\nb", "a\\nb"),
    ("a\nb\r\n\tc", #"a\nb\r\n\tc"#), ("\u{1B}[31m\u{7}\0", #"\u{1B}[31m\u{07}\u{00}"#),
    ("\u{7F}\u{80}\u{9F}\u{A0}", "\\u{7F}\\u{80}\\u{9F}\u{A0}"),
    ("\u{61C}\u{200E}\u{202E}x\u{2069}", #"\u{61C}\u{200E}\u{202E}x\u{2069}"#),
    ("a\u{2028}b", #"a\u{2028}b"#), ("👩\u{200D}💻", "👩\u{200D}💻"),
  ])
  func escapes(text: String, expected: String) {
    #expect(text.printable == expected)
  }

  /// Text without such a byte is written as it is.
  @Test func firstBytes() {
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value), scalar.isUnprintable else { continue }
      #expect(String(scalar).utf8.contains { $0.startsUnprintable })
    }
    #expect(!"a\u{3042}\u{1F642}".utf8.contains { $0.startsUnprintable })
  }
}
