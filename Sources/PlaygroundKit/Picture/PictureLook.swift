import CompositionalPictures

/// The scale and the colors of pictures that are files.
struct PictureLook {
  /// The pixels per point of a PNG file; nil for the default.
  private let scale: Double?
  /// The appearance; nil for light, or for that of the page in an SVG document.
  private let appearance: PictureAppearance?

  init(_ invocation: Invocation) throws {
    scale = try invocation.pictureScale()
    appearance = try invocation.choice(.appearance, as: PictureAppearance.self)
  }

  /// Throws if a PNG file would be written to a terminal.
  static func check(_ console: Console) throws {
    guard console.terminal.isTerminal else { return }
    throw CommandFailure.usage(
      "a terminal cannot show a PNG; write it to a file with --out picture.png.")
  }

  /// Writes pictures side by side.
  func write(_ sheet: PictureSheet, asPNG: Bool, to console: Console) throws {
    guard asPNG else { return console.output.write(sheet.svg(appearance)) }
    try Self.check(console)
    do {
      console.output.write(
        bytes: try sheet.png(
          scale: scale ?? (sheet.pictures.count > 1 ? 1 : 2), appearance ?? .light))
    } catch {
      throw Self.failure(error)
    }
  }

  /// Writes an animation.
  func write(_ film: PictureFilm, to console: Console) throws {
    do {
      console.output.write(
        bytes: try film.animatedPNG(scale: scale ?? 1, appearance ?? .light))
    } catch {
      throw Self.failure(error)
    }
  }

  /// Returns the failure for a picture that cannot be made, with the options to change.
  static func failure(_ error: PictureError) -> CommandFailure {
    switch error {
    case .tooManyElements(let bound):
      .usage(
        "the picture may have \(NumberText(count: bound)) elements, and at most "
          + "\(NumberText(count: LayoutPicture.elementsAtMost)) are drawn; use --content viewport, "
          + "a smaller --size, or fewer items with --counts.")
    case .tooManyPixels(let width, let height, let fitting) where fitting > 0.001:
      .usage(
        "the picture would be \(NumberText(width)) by \(NumberText(height)) pixels, more than are "
          + "drawn; use --scale \(NumberText(fitting, decimals: 3)) or less.")
    case .notFinite: .infinite
    default: .usage("\(error).")
    }
  }
}
