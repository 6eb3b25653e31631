/// Draws pictures side by side in pixels.
struct RasterRenderer {
  let sheet: PictureSheet
  let scale: PixelScale
  let appearance: PictureAppearance
  private let font = PixelFont()

  init(_ sheet: PictureSheet, _ scale: PixelScale, _ appearance: PictureAppearance) {
    self.sheet = sheet
    self.scale = scale
    self.appearance = appearance
  }

  /// A palette for the sheet: the space between pictures is transparent.
  var palette: Palette {
    let view = appearance.view.fill ?? 0
    return Palette(background: view, isTransparent: sheet.pictures.count > 1)
  }

  /// Returns the pixels of the sheet, and adds its colors to a palette.
  func raster(
    _ palette: inout Palette, frames: Int = 1
  ) throws(PictureError) -> Raster {
    let size = try scale.pixels(sheet.size, frames: frames)
    var painter = ShapePainter(Raster(width: size.width, height: size.height), palette)
    for (index, picture) in sheet.pictures.enumerated() {
      paint(picture, on: sheet.frame(of: index), &painter)
    }
    palette = painter.palette
    return painter.raster
  }

  private func paint(
    _ picture: LayoutPicture, on frame: CGRect, _ painter: inout ShapePainter
  ) {
    let place = scale.pixels(frame, from: CGPoint(x: 0, y: 0), at: 0)
    painter.paint(
      PixelShape(rect: place, clip: place, colors: appearance.view, line: 0))
    for command in picture.commands { paint(command, of: picture, on: place, &painter) }
    let outline = ShapeColors(nil, appearance.view.stroke, appearance.view.text)
    painter.paint(PixelShape(rect: place, clip: place, colors: outline, line: scale.length(1)))
  }

  private func paint(
    _ command: PictureCommand, of picture: LayoutPicture, on place: PixelRect,
    _ painter: inout ShapePainter
  ) {
    guard let visible = command.visible(in: picture.bounds) else { return }
    func pixels(_ rect: CGRect) -> PixelRect {
      scale.pixels(rect, from: picture.bounds.origin, at: place.left)
    }
    let form = ShapeForm(command.style, command.frame.size)
    let clip = command.clip.map { pixels($0).overlap(place) } ?? place
    let opacity = Int((command.clampedOpacity * 16).rounded())
    let rect = pixels(command.frame)
    var shape = PixelShape(
      rect: rect, clip: clip, colors: appearance.colors(of: command.style))
    shape.opacity = opacity
    shape.radius = min(
      form.radius * scale.scale, Double(min(rect.width, rect.height)) / 2)
    shape.line = form.line > 0 ? scale.length(form.line) : 0
    shape.dash = form.dash > 0 ? scale.length(form.dash) : 0
    // Where lines would meet, a shape is its line.
    if shape.line * 2 >= min(rect.width, rect.height), shape.line > 1 {
      shape.line = max(1, (min(rect.width, rect.height) - 1) / 2)
    }
    painter.paint(shape)
    write(command, pixels(visible).overlap(clip), shape, &painter)
  }

  private func write(
    _ command: PictureCommand, _ room: PixelRect, _ shape: PixelShape,
    _ painter: inout ShapePainter
  ) {
    let margin = shape.line + scale.length(1)
    let inside = room.inset(by: margin)
    guard !command.labels.isEmpty, !inside.isEmpty else { return }
    let largest = max(1, Int((scale.scale * 1.5).rounded(.down)))
    // About the height of text of 5 points, below which labels cannot be read.
    let smallest = max(1, Int((scale.scale * 0.75).rounded()))
    // All parts have labels of the same size.
    let offered =
      command.isDetail ? [smallest] : [largest, max(1, Int(scale.scale.rounded())), smallest]
    let sizes = Array(Set(offered)).sorted(by: >)
    let label = FittedLabel.fitting(
      command.labels, width: Double(inside.width + 1), height: Double(inside.height),
      sizes: sizes.map { Double($0 * (PixelFont.height - 1)) },
      characterWidth: Double(PixelFont.advance) / Double(PixelFont.height - 1))
    guard let label else { return }
    let size = Int(label.size) / (PixelFont.height - 1)
    let width = (label.text.count * PixelFont.advance - 1) * size
    var corner = (
      x: inside.left + (inside.width - width) / 2,
      y: inside.top + (inside.height - (PixelFont.height - 1) * size) / 2
    )
    if command.style == .decoration { corner = (inside.left + size, inside.top + size) }
    painter.write(
      label.text, at: corner, size: size, clip: room, color: shape.colors.text,
      opacity: shape.opacity, font: font)
  }
}
