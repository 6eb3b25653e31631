import Foundation

/// A destination of text: standard output, standard error, or the memory of a test.
protocol TextOutput: AnyObject {
  /// True if the reader has gone away, so that a long output can stop.
  var isClosed: Bool { get }
  /// Writes text.
  ///
  /// It keeps errors instead of throwing them.
  func write(_ text: String)
  /// Writes bytes that are no text.
  func write(bytes: [UInt8])
  /// Writes what is buffered.
  func flush()
}

extension TextOutput {
  /// Writes text and a line end.
  func line(_ text: String = "") {
    write(text + "\n")
  }
}

/// A buffered output to a file descriptor.
final class FileOutput: TextOutput {
  /// The error that stopped writing; `EPIPE` if the reader has gone away, which is no failure.
  private(set) var error: Int32?
  private let descriptor: Int32
  private var block: [UInt8] = []

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isClosed: Bool { error != nil }

  func write(_ text: String) { append(text.utf8) }

  func write(bytes: [UInt8]) { append(bytes) }

  private func append(_ bytes: some Sequence<UInt8>) {
    guard !isClosed else { return }
    block.append(contentsOf: bytes)
    if block.count >= 1 << 16 { flush() }
  }

  func flush() {
    var sent = 0
    block.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      while sent < bytes.count, error == nil {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, start + sent, bytes.count - sent)
        #else
          let count = Glibc.write(descriptor, start + sent, bytes.count - sent)
        #endif
        if count > 0 {
          sent += count
        } else if errno != EINTR && errno != EAGAIN {
          error = errno
        }
      }
    }
    block.removeAll(keepingCapacity: true)
  }
}
