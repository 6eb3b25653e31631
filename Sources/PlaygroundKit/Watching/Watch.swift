import Foundation

/// `--watch`: runs again each time a file of the arguments changes.
struct Watch {
  private var files: [WatchedFile]
  private let console: Console
  private let pause: () -> Bool

  /// Creates a watch of the files that an invocation names.
  ///
  /// - Parameters:
  ///   - invocation: The arguments.
  ///   - console: The inputs and outputs.
  ///   - pause: Waits before the files are looked at again; returns false to end the watch.
  /// - Throws: A failure if there is no file to watch, or if a file is missing.
  init(
    _ invocation: Invocation, on console: Console, pause: @escaping () -> Bool = Self.wait
  ) throws {
    let gallery = invocation.program.gallery
    var paths: [String] = []
    for operand in invocation.operands {
      switch try LayoutSource(operand, in: gallery) {
      case .file(let path): paths.append(path)
      case .standardInput:
        throw CommandFailure.usage("--watch cannot watch standard input (-); name a file.")
      case .gallery: break
      }
    }
    if let script = invocation.value(.script), script != "-" { paths.append(script) }
    guard !paths.isEmpty else {
      let name = invocation.operands.first ?? gallery.showpiece?.name ?? "NAME"
      throw CommandFailure.usage(
        "--watch needs a file to watch; the layouts of the gallery do not change. Write one with: "
          + "\(invocation.program.name) gallery \(name) --out my-layout.json")
    }
    for path in paths {
      guard FileManager.default.fileExists(atPath: path) else {
        throw CommandFailure.noInput("\(path): the file does not exist.")
      }
      try DocumentFile.checkIsRegular(path, for: "--watch")
    }
    files = paths.map { WatchedFile($0) }
    self.console = console
    self.pause = pause
  }

  /// The time between two looks at the files, in seconds.
  private static let interval = 0.1

  /// The looks at a file that is empty before that is its text.
  private static let emptyLooks = 5

  /// Waits until the files are looked at again.
  static func wait() -> Bool {
    Thread.sleep(forTimeInterval: interval)
    return true
  }

  /// Answers now and after each change, until Ctrl-C or until nobody reads.
  ///
  /// - Parameter answer: The verb, which writes to the console that it gets.
  /// - Returns: The status of the last answer.
  mutating func run(_ answer: (Console) throws -> ExitStatus) -> ExitStatus {
    let screen = WatchScreen(console, files: files.map(\.path))
    var round = 1
    while true {
      let status = screen.show(round: round) { console in
        // A pipe in the place of a file would keep its reader for good.
        for file in files { try DocumentFile.checkIsRegular(file.path, for: "--watch") }
        return try answer(console)
      }
      if status == .interrupted { return status }
      // A run of the simulator has a handler of its own, so this one begins after it.
      let interruption = Interruption()
      repeat {
        guard pause(), !interruption.isRaised, !console.output.isClosed else { return status }
      } while !hasChanged()
      // An editor empties a file before it writes it.
      for _ in 0..<Self.emptyLooks where files.contains(where: \.isEmpty) {
        guard pause(), !interruption.isRaised else { return status }
        _ = hasChanged()
      }
      round += 1
    }
  }

  /// Returns true if a file has changed; each is asked, so that one change is one answer.
  private mutating func hasChanged() -> Bool {
    var result = false
    for index in files.indices where files[index].hasChanged() { result = true }
    return result
  }
}
