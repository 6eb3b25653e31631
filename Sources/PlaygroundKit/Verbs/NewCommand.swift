import Foundation

/// `new`: writes a file to start from.
struct NewCommand: Command {
  private let name: String
  private let starter: Starter
  private let program: String

  init(_ invocation: Invocation) throws {
    name = invocation.operands[0]
    program = invocation.program.name
    let words = Starter.allCases.map(\.rawValue)
    starter = try invocation.choice(.kind, of: words).flatMap(Starter.init) ?? .layout
    let last = name.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard !["", ".", ".."].contains(last), name.printable == name else {
      throw CommandFailure.usage("\"\(name)\" is not the name of a file; try: \(program) new feed")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    if name == "-" {
      console.output.write(starter.text(named: "feed"))
      return .success
    }
    let path = starter.path(for: name)
    let stem = path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    try write(starter.text(named: stem ?? "feed"), to: path)
    console.output.line("wrote \(path.printable); next:")
    for line in starter.next(path, program) { console.output.line("  " + line.printable) }
    return .success
  }

  /// Creates the file; one that exists stays as it is.
  private func write(_ text: String, to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST {
        throw CommandFailure.usage(
          "\(path): the file exists, and new never overwrites; choose another name.")
      }
      throw failure(path, errno)
    }
    let file = FileOutput(descriptor: descriptor)
    file.write(raw: text)
    file.flush()
    let error = file.error
    close(descriptor)
    if let error { throw failure(path, error) }
  }

  private func failure(_ path: String, _ error: Int32) -> CommandFailure {
    CommandFailure(
      status: .output,
      message: "\(path): the file cannot be written: \(String(cString: strerror(error))).")
  }
}
