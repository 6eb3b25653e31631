/// `new`: writes a file to start from.
struct NewCommand: Command {
  private let name: String
  private let starter: Starter
  private let program: String

  init(_ invocation: Invocation) throws {
    name = invocation.operands[0]
    program = invocation.program.name
    starter = try invocation.choice(.kind, as: Starter.self) ?? .layout
    let last = name.fileName
    guard !["", ".", ".."].contains(last), name.printable == name else {
      throw CommandFailure.usage("\"\(name)\" is not the name of a file; try: \(program) new feed")
    }
    if let ending = starter.wrongEnding(of: last) {
      let kind = starter == .test ? "" : " --kind \(Starter.test.rawValue)"
      throw CommandFailure.usage(
        "\(name): a \(starter.rawValue) is no \(ending) file; leave out the ending, or try: "
          + "\(program) new \(name.dropLast(ending.count))\(kind)")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    if name == "-" {
      console.output.write(starter.text(named: "feed"))
      return .success
    }
    let path = starter.path(for: name)
    let stem = path.fileName.split(separator: ".").first.map(String.init)
    try write(starter.text(named: stem ?? "feed"), to: path)
    console.output.line("wrote \(path.printable); next:")
    for line in starter.next(path, program) { console.output.line("  " + line.printable) }
    return .success
  }

  /// Creates the file; one that exists stays as it is.
  private func write(_ text: String, to path: String) throws {
    do throws(SystemError) {
      let descriptor = try System.createFile(path, permissions: nil)
      defer { System.closeFile(descriptor) }
      let file = FileOutput(descriptor: descriptor)
      file.write(raw: text)
      file.flush()
      if let error = file.error { throw error }
    } catch {
      guard error.reason != .exists else {
        throw CommandFailure.usage(
          "\(path): the file exists, and new never overwrites; choose another name.")
      }
      throw CommandFailure.output(path, error)
    }
  }
}
