import Compositional
import CompositionalSimulation

extension CollectionViewSimulator {
  /// Returns a picture of the simulated view, with the changes that handlers have made, and with
  /// the parts inside elements that its measurer knows.
  ///
  /// - Parameter options: The part of the content, labels and guides.
  /// - Throws: ``PictureError`` if there are too many elements, or a frame is not finite.
  public func picture(_ options: PictureOptions = .init()) throws(PictureError) -> LayoutPicture {
    if let frames = content as? PreparedFlowLayout {
      guard options.content == .viewport else { return try frames.picture(in: viewport, options) }
      return try frames.picture(of: visibleElements, in: viewport, options)
    }
    guard options.content == .viewport else {
      guard let measurer else { return try layout.picture(in: viewport, options) }
      return try layout.picture(in: viewport, partsOf: measurer, options)
    }
    let picture = try layout.picture(of: visibleElements, in: viewport, options)
    guard let measurer else { return picture }
    let parts = visibleElements.flatMap { layout.parts(inside: $0, of: measurer) }
    return try picture.adding(parts, showsLabels: options.showsLabels)
  }

  /// Returns a picture of some elements of the layout in a view.
  package func picture(
    of elements: [LayoutAttributes], in viewport: Viewport
  ) throws(PictureError) -> LayoutPicture {
    guard let frames = content as? PreparedFlowLayout else {
      return try layout.picture(of: elements, in: viewport)
    }
    return try frames.picture(of: elements, in: viewport, .init())
  }

  /// Performs a script, and returns a film of it.
  ///
  /// - Parameters:
  ///   - script: The script, such as `[.fling(velocity: 3_000)]`.
  ///   - framesPerSecond: The pictures per second, a divisor of `ticksPerSecond`.
  ///   - options: The labels and guides.
  /// - Throws: ``PictureError`` if an action cannot be performed, a picture cannot be made, or there
  ///   are more than ``PictureFilm/framesAtMost`` frames.
  public mutating func film(
    _ script: ScrollScript, framesPerSecond: Int = 20, _ options: PictureOptions = .init()
  ) throws(PictureError) -> PictureFilm {
    var frames: [LayoutPicture] = []
    var failure: PictureError?
    do throws(ScriptError) {
      try run(script, framesPerSecond: framesPerSecond) { _, simulator in
        do throws(PictureError) {
          frames.append(try simulator.picture(options))
        } catch {
          failure = error
        }
        if frames.count > PictureFilm.framesAtMost { failure = .tooManyFrames }
        return failure == nil
      }
    } catch {
      throw .script(error)
    }
    if let failure { throw failure }
    return PictureFilm(frames: frames, framesPerSecond: framesPerSecond)
  }
}
