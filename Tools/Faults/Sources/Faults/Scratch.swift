import Foundation

/// The scratch folder: a copy of the package with the faults in it, the plan and the results.
struct Scratch {
  /// The package whose sources get faults.
  let root: URL
  /// The scratch folder.
  let folder: URL

  /// The modules that get faults.
  static let modules = ["Compositional", "CompositionalSimulation"]

  /// The copy of the package.
  var package: URL { folder.appendingPathComponent("package") }
  /// The file of the chosen faults.
  var plan: URL { folder.appendingPathComponent("plan.json") }
  /// The file of the results, a line for each run.
  var results: URL { folder.appendingPathComponent("results.tsv") }

  /// Copies all files of the package that git knows or would add.
  ///
  /// Files that are the same keep
  /// their time, so that a second build is short.
  func copyPackage() throws {
    let listed = try Shell.run(
      ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"], in: root)
    guard listed.status == 0 else { throw FaultsError("git cannot list the files: \(listed.text)") }
    let files = Set(listed.text.split(separator: "\0").map(String.init))
    for file in files.sorted() {
      guard let data = FileManager.default.contents(atPath: root.appendingPathComponent(file).path)
      else { continue }
      try write(data, to: file, of: root)
    }
    let stale = try Shell.run(["find", "Sources", "Tests", "-type", "f"], in: package).text
    for file in stale.split(separator: "\n").map(String.init)
    where !files.contains(file) && !file.hasSuffix(Switch.fileName) {
      try FileManager.default.removeItem(at: package.appendingPathComponent(file))
    }
  }

  /// Returns the source files that can get faults.
  ///
  /// Checks of invariants are tests in the sources.
  func files() throws -> [String] {
    let folders = Self.modules.map { "Sources/\($0)" }
    let listed = try Shell.run(
      ["git", "ls-files", "--cached", "--others", "--exclude-standard"] + folders, in: root)
    return listed.text.split(separator: "\n").map(String.init).sorted().filter {
      isPlanted($0) && FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path)
    }
  }

  /// Returns the files that differ from those of a revision.
  func filesChanged(since revision: String) throws -> Set<String> {
    let listed = try Shell.run(["git", "diff", "--name-only", revision, "--"], in: root)
    guard listed.status == 0 else {
      throw FaultsError("git cannot compare with \(revision): \(listed.text)")
    }
    return Set(listed.text.split(separator: "\n").map(String.init))
  }

  /// Returns all places of files that can take a fault.
  func sites(of files: [String]) throws -> [Site] {
    try files.flatMap { file in
      let source = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
      return SiteFinder.sites(of: source, file: file)
    }
  }

  /// Writes the sources with the faults, and the switch.
  func plant(_ faults: [Fault], in files: [String]) throws {
    let byFile = Dictionary(grouping: faults, by: \.site.file)
    for file in files {
      var bytes = Array(try Data(contentsOf: root.appendingPathComponent(file)))
      for fault in (byFile[file] ?? []).sorted(by: { $0.site.low > $1.site.low }) {
        bytes.replaceSubrange(fault.site.low..<fault.site.high, with: Array(fault.text.utf8))
      }
      try write(Data(bytes), to: file)
    }
    for module in Self.modules {
      try write(Data(Switch.source.utf8), to: "Sources/\(module)/\(Switch.fileName)")
    }
  }

  private func write(_ data: Data, to file: String, of original: URL? = nil) throws {
    let place = package.appendingPathComponent(file)
    guard FileManager.default.contents(atPath: place.path) != data else { return }
    // A file with faults is written once, with its faults.
    if original != nil, isPlanted(file),
      FileManager.default.fileExists(atPath: place.path)
    {
      return
    }
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: place)
    if original != nil, access(root.appendingPathComponent(file).path, X_OK) == 0 {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.path)
    }
  }

  /// Returns true if a file can get faults.
  private func isPlanted(_ file: String) -> Bool {
    file.hasSuffix(".swift") && !file.hasSuffix("+Invariants.swift")
      && Self.modules.contains { file.hasPrefix("Sources/\($0)/") }
  }
}
