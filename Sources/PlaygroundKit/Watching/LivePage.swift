import CompositionalPage
import Foundation

/// The style sheet beside a page through which an open page follows a file.
///
/// A page that is opened from disk may not read files, but it may load a style sheet that lies beside
/// it, again and again. So there is no server. The sheet holds the state of the page as the value of a
/// property, and nothing that runs.
struct LivePage {
  /// The path of the sheet.
  let path: String

  /// Creates the sheet of a watch.
  ///
  /// - Parameter page: The path of the page.
  /// - Returns: nil for a page that is no file, such as a device.
  init?(page: String) {
    guard !page.isEmpty, !page.hasPrefix("/dev/"), !page.isFolderName else { return nil }
    let stem = page.hasSuffix(".html") ? String(page.dropLast(5)) : page
    path = stem + ".watch.css"
  }

  /// The address of the sheet in the page, which lies in the same folder.
  var address: String {
    let plain = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._")
    return path.fileName.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }

  /// Writes the sheet, which an open page shows within half a second.
  ///
  /// - Throws: A failure if the file cannot be written.
  func write(_ page: LayoutPage) throws {
    do {
      // Replaced as a whole, so that no page reads half of it.
      try Data(page.styleSheet.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandFailure(status: .output, message: "\(path): the file cannot be written.")
    }
  }

  /// Registers that a signal which ends the process removes the sheet.
  ///
  /// - Returns: The key of the registration.
  func begin() -> Int {
    let path = path
    return ProcessSignals.shared.add(ProcessSignals.Effect { System.removeFile(path) })
  }

  /// Removes the sheet: open pages keep what they show.
  func end(_ key: Int) {
    System.removeFile(path)
    ProcessSignals.shared.remove(key)
  }
}
