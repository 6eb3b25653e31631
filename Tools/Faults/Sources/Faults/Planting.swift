import Foundation

/// Chooses faults that compile, and builds the tests with all of them.
struct Planting {
  /// The scratch folder.
  let scratch: Scratch
  /// The number of faults.
  let count: Int
  /// The seed of the choice.
  let seed: UInt64
  /// The revision since which a file has changed that gets faults; nil for all files.
  let revision: String?
  /// The configuration of the tests.
  let build: TestBuild

  /// Chooses and builds.
  ///
  /// Writes the plan at the end.
  func run() throws {
    try scratch.copyPackage()
    let files = try scratch.files()
    let chosen = try revision.map { try scratch.filesChanged(since: $0) } ?? Set(files)
    let sites = try scratch.sites(of: files.filter { chosen.contains($0) })
    Shell.say("\(sites.count) places in \(Set(sites.map(\.file)).count) files")
    var choice = Choice(count, of: sites, seed: seed)
    var refused = 0
    while true {
      try scratch.plant(Array(choice.faults.values), in: files)
      let built = try build.buildSources(in: scratch.package)
      if built.status == 0 { break }
      let wrong = try Set(errors(in: built.text).map { try fault(at: $0, in: choice).id })
      guard !wrong.isEmpty else { throw FaultsError("The sources do not build:\n\(built.text)") }
      refused += wrong.count
      Shell.say("\(wrong.count) faults do not compile; others take their places")
      for id in wrong.sorted() { choice.replace(id) }
    }
    Shell.say("\(choice.faults.count) faults planted, \(refused) refused by the compiler")
    let built = try build.buildTests(in: scratch.package)
    guard built.status == 0 else { throw FaultsError("The tests do not build:\n\(built.text)") }
    let faults = choice.faults.values.sorted { $0.id < $1.id }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(faults).write(to: scratch.plan)
    // Results of other faults say nothing about these.
    try? FileManager.default.removeItem(at: scratch.results)
  }

  /// The place of an error of the compiler.
  private struct ErrorPlace: Hashable {
    var file: String
    var line: Int
  }

  private func errors(in text: String) -> Set<ErrorPlace> {
    var places: Set<ErrorPlace> = []
    let prefix = scratch.package.path + "/"
    for line in text.split(separator: "\n") where line.contains(": error: ") {
      let parts = line.split(separator: ":", maxSplits: 3)
      guard parts.count == 4, parts[0].hasPrefix(prefix), let number = Int(parts[1]) else {
        continue
      }
      places.insert(ErrorPlace(file: String(parts[0].dropFirst(prefix.count)), line: number))
    }
    return places
  }

  private func fault(at error: ErrorPlace, in choice: Choice) throws -> Fault {
    func distance(_ fault: Fault) -> Int {
      max(0, fault.site.line - error.line, error.line - fault.site.lastLine)
    }
    let faults = choice.faults.values.filter { $0.site.file == error.file }
    guard let nearest = faults.min(by: { (distance($0), $0.id) < (distance($1), $1.id) }) else {
      throw FaultsError("\(error.file):\(error.line) does not compile and has no fault near it")
    }
    return nearest
  }
}
