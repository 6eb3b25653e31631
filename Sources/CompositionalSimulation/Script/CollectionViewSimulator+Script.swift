import Compositional

/// Scripts: what is to happen, and what is seen of it.
extension CollectionViewSimulator {
  /// Carries out a script, then waits until nothing moves.
  ///
  /// - Parameters:
  ///   - script: what is to happen.
  ///   - framesPerSecond: how many frames are taken a second, which changes nothing else. It divides
  ///     ``ticksPerSecond``.
  ///   - duration: the longest the run may take, in seconds of the simulation.
  ///   - body: takes each frame and the view as it is then, the first before anything has happened;
  ///     false ends the run.
  /// - Throws: ``ScriptError`` for the first action that cannot be carried out; the ones before it
  ///   have been.
  /// - Complexity: that of its ticks; see ``advance(ticks:)``.
  public mutating func run(
    _ script: ScrollScript, framesPerSecond: Int = ticksPerSecond,
    within duration: Double = longestRun,
    _ body: (SimulatedFrame, CollectionViewSimulator) -> Bool = { _, _ in true }
  ) throws(ScriptError) {
    precondition(
      framesPerSecond > 0 && Self.ticksPerSecond % framesPerSecond == 0,
      "Invalid frame rate: \(framesPerSecond). It must divide \(Self.ticksPerSecond).")
    let lastTick = ticks + Self.ticks(in: duration)
    let perFrame = Self.ticksPerSecond / framesPerSecond
    let error: ScriptError? = withoutActuallyEscaping(body) { body in
      var run = ScriptRun(ticksPerFrame: perFrame, lastTick: lastTick, body)
      do throws(ScriptError) { try run.run(script, &self) } catch { return error }
      return nil
    }
    if let error { throw error }
  }
}
