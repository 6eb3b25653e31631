import Compositional
import CompositionalPictures
import CompositionalSimulation

/// A run through a layout that `render` draws.
struct PictureMotion {
  private let script: SimulationScript
  private let framesPerSecond: Int
  private let duration: Double
  /// The number of pictures side by side; nil for an animation.
  let pictures: Int?

  /// The most pictures side by side.
  private static let picturesAtMost = 24
  /// The pictures side by side in a format that does not move.
  static let stripLength = 4

  /// Reads the options of a run; nil if there is none.
  init?(_ invocation: Invocation) throws {
    let actions: [Option] = [.script, .fling, .drag, .to]
    guard actions.contains(where: { invocation.has($0) }) else {
      let orphan = [Option.film, .hz, .duration].first { invocation.has($0) }
      guard let orphan else { return nil }
      throw CommandFailure.usage("\(orphan.flag) needs a run; add --fling 3000 or --script FILE.")
    }
    script = try SimulationScript(invocation)
    framesPerSecond = invocation.has(.hz) ? try invocation.framesPerSecond() : 20
    duration = try invocation.duration()
    pictures = try invocation.value(.film).map { text in
      guard let number = Int(text), (1...Self.picturesAtMost).contains(number) else {
        throw CommandFailure.usage(
          "--film must be from 1 to \(Self.picturesAtMost) pictures, not \"\(text)\".")
      }
      return number
    }
  }

  /// Returns the film of a layout.
  func film(
    of subject: any ScrollSubject, _ options: PictureOptions, on console: Console
  ) throws -> PictureFilm {
    var run = try SimulationRun(
      subject, script, framesPerSecond: framesPerSecond, duration: duration, console: console)
    var frames: [LayoutPicture] = []
    var failure: PictureError?
    try run.run { _, simulator in
      do throws(PictureError) {
        frames.append(try simulator.picture(options))
      } catch {
        failure = error
      }
      if frames.count > PictureFilm.framesAtMost { failure = .tooManyFrames }
      return failure == nil
    }
    if let failure { throw failure }
    try run.checkInterruption()
    return PictureFilm(frames: frames, framesPerSecond: framesPerSecond)
  }

  /// Returns a line about a strip of a film.
  func caption(_ film: PictureFilm, _ sheet: PictureSheet) -> String {
    let seconds = Double(max(0, film.frames.count - 1)) / Double(film.framesPerSecond)
    let count = sheet.pictures.count
    return "\(count) \(count == 1 ? "moment" : "moments") of "
      + "\(NumberText(seconds, decimals: 2)) seconds, from left to right"
  }
}
