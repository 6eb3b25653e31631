import Foundation

/// The command of this package.
@main
struct FaultsCommand {
  private static let help = """
    Plants faults in a copy of the package, and counts how many the tests notice.

    faults plant [--count 200] [--seed 1]   copies, plants, and builds the tests once
                 [--since REVISION]         only in files that have changed since
    faults run [--only N] [--from N]        runs the tests with each fault that has no result yet
    faults report                           prints the share noticed, and all faults not noticed;
                                            those in Harmless.json change nothing
    faults list                             prints all planted faults

    --package DIR   the package; the folder above this one by default
    --scratch DIR   the scratch folder; .build-faults in the package by default
    --debug         builds the tests without optimization
    --jobs N        the number of runs at a time; 2 by default
    --limit N       the longest time of a run, in seconds

    `report` ends with 1 if less than nine of ten faults that change something were noticed.
    """

  static func main() async {
    do {
      try await run(Arguments(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: Arguments) async throws {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let root = arguments["package"].map { URL(fileURLWithPath: $0) } ?? packageFolder(above: here)
    let folder =
      arguments["scratch"].map { URL(fileURLWithPath: $0) }
      ?? root.appendingPathComponent(".build-faults")
    let scratch = Scratch(root: root.standardizedFileURL, folder: folder.standardizedFileURL)
    let harmless = try Harmless(package: scratch.root)
    let build = TestBuild(isOptimized: !arguments.isSet("debug"))
    switch arguments.verb {
    case "plant":
      try FileManager.default.createDirectory(
        at: scratch.package, withIntermediateDirectories: true)
      try Planting(
        scratch: scratch, count: arguments.number("count") ?? 200,
        seed: UInt64(arguments.number("seed") ?? 1), revision: arguments["since"], build: build
      ).run()
    case "run":
      let results = Results(file: scratch.results)
      let finished = results.all()
      let only = arguments.number("only")
      let from = arguments.number("from") ?? 1
      let faults = try planted(in: scratch).filter {
        only.map { [id = $0.id] in id == $0 } ?? ($0.id >= from && finished[$0.id] == nil)
      }
      try await Running(
        scratch: scratch, build: build, jobs: arguments.number("jobs") ?? 2,
        limit: arguments.number("limit").map(Double.init)
      ).run(faults, into: results)
      _ = results.report(on: try planted(in: scratch), harmless)
    case "report":
      let isEnough = Results(file: scratch.results).report(on: try planted(in: scratch), harmless)
      exit(isEnough ? 0 : 1)
    case "list":
      for fault in try planted(in: scratch) {
        let site = fault.site
        Shell.say(
          "\(fault.id)\t\(site.file):\(site.line)\t\(site.kind.rawValue)\t\(site.before)\t"
            + site.after)
      }
    default: print(help)
    }
  }

  private static func planted(in scratch: Scratch) throws -> [Fault] {
    guard let data = FileManager.default.contents(atPath: scratch.plan.path) else {
      throw FaultsError("No faults are planted yet. Run `faults plant` first.")
    }
    return try JSONDecoder().decode([Fault].self, from: data)
  }

  /// Returns the nearest folder that holds the sources of the engine.
  private static func packageFolder(above folder: URL) -> URL {
    var folder = folder.standardizedFileURL
    while folder.path != "/" {
      let sources = folder.appendingPathComponent("Sources/Compositional").path
      if FileManager.default.fileExists(atPath: sources) { return folder }
      folder.deleteLastPathComponent()
    }
    return URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  }
}

/// The arguments of the command.
struct Arguments {
  /// The first word.
  let verb: String
  private var values: [String: String] = [:]

  /// Reads `verb --name value --flag`.
  init(_ words: [String]) throws {
    verb = words.first ?? "help"
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else { throw FaultsError("unexpected argument \(word)") }
      let name = String(word.dropFirst(2))
      let known = [
        "package", "scratch", "debug", "jobs", "limit", "count", "seed", "only", "from", "since",
      ]
      guard known.contains(name) else { throw FaultsError("unknown option \(word)") }
      values[name] = name == "debug" ? "" : rest.popFirst() ?? ""
    }
  }

  /// The value of an option.
  subscript(name: String) -> String? { values[name] }

  /// Returns true if a flag is there.
  func isSet(_ name: String) -> Bool { values[name] != nil }

  /// Returns the number of an option.
  func number(_ name: String) -> Int? { values[name].flatMap { Int($0) } }
}
