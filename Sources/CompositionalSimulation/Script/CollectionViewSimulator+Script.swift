import Compositional

/// Scripts.
extension CollectionViewSimulator {
  /// Performs a script, then waits until nothing moves.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - framesPerSecond: The frame rate, a divisor of ``ticksPerSecond``. It does not affect the
  ///     run.
  ///   - duration: The maximum duration of the run, in seconds of the simulation.
  ///   - body: A closure that receives each frame and the state of the view at that frame, starting
  ///     with the initial state. It returns false to end the run.
  /// - Throws: ``ScriptError`` for the first action that cannot be performed. The actions before it
  ///   have taken effect.
  /// - Complexity: That of its ticks; see ``advance(ticks:)``.
  public mutating func run(
    _ script: ScrollScript, framesPerSecond: Int = ticksPerSecond,
    within duration: Double = longestRun,
    _ body: (SimulatedFrame, CollectionViewSimulator) -> Bool = { _, _ in true }
  ) throws(ScriptError) {
    require(
      framesPerSecond > 0 && Self.ticksPerSecond % framesPerSecond == 0,
      "Invalid frame rate: \(framesPerSecond). It must divide \(Self.ticksPerSecond).")
    let lastTick = ticks + Self.ticks(in: duration)
    let perFrame = Self.ticksPerSecond / framesPerSecond
    let error: ScriptError? = withoutActuallyEscaping(body) { body in
      var run = ScriptRun<CollectionViewSimulator>(
        ticksPerFrame: perFrame, lastTick: lastTick, body)
      do throws(ScriptError) { try run.run(script, &self) } catch { return error }
      return nil
    }
    if let error { throw error }
  }
}
