import CompositionalTools

/// The trials of a sweep, and what is written for each.
struct SweepRun {
  let layouts: SweepLayouts
  let sweep: LayoutSweep
  /// The trials to run.
  let range: Range<Int>
  /// The number of threads.
  let jobs: Int
  /// The folder of snapshots; nil if none are compared.
  let snapshots: AnswerFolder?
  /// The folder for pictures of failures; nil for no pictures.
  let pictures: AnswerFolder?
  /// The form of the pictures.
  let picture: SweepPicture

  /// The reader of the answer has gone away.
  private struct OutputClosed: Error {}

  /// Runs the trials; returns the number of failures.
  func run(into report: inout any SweepReport, on console: Console) throws -> Int {
    var progress = SweepProgress(console.progress, total: range.count)
    defer { progress.end() }
    var failed = 0
    var index = range.lowerBound
    // Layouts that are written in Swift have closures, which stay in this thread.
    let local = layouts.hasLocal ? Set(range.filter { isLocal($0) }) : []
    let picture = wantedPicture
    do {
      try OrderedJobs.run(
        range, jobs: jobs,
        work: { [sweep] index in
          local.contains(index)
            ? nil : SweepResult(sweep.outcome(at: index), picture, sweep.trial)
        }
      ) { (found: SweepResult?) throws in
        let result = try write(found ?? localResult(at: index))
        index += 1
        if !result.outcome.isPassed { failed += 1 }
        report.add(result)
        progress.show(failed: failed)
        if console.output.isClosed { throw OutputClosed() }
      }
    } catch is OutputClosed {}
    return failed
  }

  private func isLocal(_ index: Int) -> Bool { layouts.isLocal(sweep.combination(at: index)) }

  private func localResult(at index: Int) -> SweepResult {
    let combination = sweep.combination(at: index)
    let trial = layouts.trial(combination)
    let outcome = trial.map { sweep.outcome(combination, $0) } ?? sweep.outcome(at: index)
    return SweepResult(outcome, wantedPicture) { _ in trial }
  }

  /// The form of the pictures; nil if there is no folder for them.
  private var wantedPicture: SweepPicture? { pictures == nil ? nil : picture }

  /// Writes the picture and the new snapshot of a result.
  private func write(_ result: SweepResult) throws -> SweepResult {
    var result = result
    let name = result.combination.fileName
    if let text = result.picture, let pictures {
      let file = name + "." + picture.ending
      try pictures.write(text, to: file)
      result.picturePath = pictures.path(of: file)
      result.picture = nil
    }
    if let snapshot = result.outcome.newSnapshot, let snapshots {
      try snapshots.write(snapshot.text, to: name + ".txt")
    }
    return result
  }
}

extension SweepResult {
  /// Creates a result, with a picture if it is a failure.
  fileprivate init(
    _ outcome: SweepOutcome, _ picture: SweepPicture?,
    _ trial: (SweepCombination) -> SweepTrial?
  ) {
    self.outcome = outcome
    guard !outcome.isPassed, let picture, let trial = trial(outcome.combination) else { return }
    self.picture = picture.text(of: trial)
  }
}
