import Compositional

/// A destination of text: standard output, standard error, or the memory of a test.
protocol TextOutput: AnyObject {
  /// True if the reader has gone away, so that a long output can stop.
  var isClosed: Bool { get }
  /// Writes text as it is, such as the sequences that move a cursor.
  ///
  /// It keeps errors instead of throwing them.
  func write(raw text: String)
  /// Writes bytes that are no text.
  func write(bytes: [UInt8])
  /// Writes what is buffered.
  func flush()
}

extension TextOutput {
  /// Writes text for people.
  ///
  /// A terminal obeys no character in it but line ends and colors: the others are escaped.
  func write(_ text: String) { write(raw: text.withoutControls) }

  /// Writes text and a line end.
  func line(_ text: String = "") {
    write(text + "\n")
  }
}

/// A buffered output to a file descriptor.
final class FileOutput: TextOutput {
  /// The error that stopped writing; without a reader for output it is no failure.
  private(set) var error: SystemError?
  private let descriptor: Int32
  private var block: [UInt8] = []

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isClosed: Bool { error != nil }

  func write(raw text: String) { append(text.utf8) }

  func write(bytes: [UInt8]) { append(bytes) }

  private func append(_ bytes: some Sequence<UInt8>) {
    guard !isClosed else { return }
    block.append(contentsOf: bytes)
    if block.count >= 1 << 16 { flush() }
  }

  func flush() {
    block.withUnsafeBytes { bytes in
      var rest = bytes[...]
      do throws(SystemError) {
        while !rest.isEmpty {
          rest = rest.dropFirst(
            try System.writeBytes(UnsafeRawBufferPointer(rebasing: rest), to: descriptor))
        }
      } catch {
        self.error = error
      }
    }
    block.removeAll(keepingCapacity: true)
  }
}

extension String {
  /// The text with escapes for what a terminal would obey, except for line ends and colors.
  ///
  /// - Complexity: O(characters)
  fileprivate var withoutControls: String {
    guard utf8.contains(where: { $0.startsUnprintable && $0 != UInt8(ascii: "\n") }) else {
      return self
    }
    var text = ""
    var rest = unicodeScalars[...]
    while let scalar = rest.first {
      let color = scalar == "\u{1B}" ? Self.color(rest) : nil
      if let color {
        text.unicodeScalars.append(contentsOf: rest[..<color])
        rest = rest[color...]
        continue
      }
      rest.removeFirst()
      if scalar.isUnprintable, scalar != "\n" {
        text += scalar.escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Returns the end of a sequence that changes the color, at the start of a text; nil for another.
  private static func color(_ text: Substring.UnicodeScalarView) -> String.Index? {
    let digits = text.dropFirst().dropFirst()
    guard text.dropFirst().first == "[",
      let end = digits.firstIndex(where: { !("0"..."9").contains($0) && $0 != ";" }),
      digits[end] == "m"
    else { return nil }
    return digits.index(after: end)
  }
}
