import Foundation

/// A file whose changes are noticed.
///
/// Editors write a file in place or replace it by another; both are changes, and so is a file that
/// comes or goes.
struct WatchedFile {
  /// The path.
  let path: String
  private var stamp: Stamp?

  /// What tells two states of a file apart.
  private struct Stamp: Equatable {
    let date: Date?
    let size: UInt64
    let number: UInt64
    let isRegular: Bool
  }

  init(_ path: String) {
    self.path = path
    stamp = Self.stamp(of: path)
  }

  /// True if the file was there and without bytes at the last question.
  var isEmpty: Bool { stamp.map { $0.isRegular && $0.size == 0 } ?? false }

  /// Returns true if the file has changed since the last question.
  mutating func hasChanged() -> Bool {
    let now = Self.stamp(of: path)
    defer { stamp = now }
    return now != stamp
  }

  private static func stamp(of path: String) -> Stamp? {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let values = try? FileManager.default.attributesOfItem(atPath: target) else { return nil }
    return Stamp(
      date: values[.modificationDate] as? Date,
      size: (values[.size] as? NSNumber)?.uint64Value ?? 0,
      number: (values[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0,
      isRegular: values[.type] as? FileAttributeType == .typeRegular)
  }
}
