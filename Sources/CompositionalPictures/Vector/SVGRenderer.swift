/// Draws pictures side by side as one SVG document, a unit for each point.
///
/// Colors are classes of a style sheet with a variant for dark backgrounds, so that a picture fits a
/// page in either appearance.
struct SVGRenderer {
  let sheet: PictureSheet
  /// The appearance; nil to follow that of the page.
  let appearance: PictureAppearance?

  /// The sizes of labels, in points.
  private static let labelSizes = [12.0, 10, 8, 7]
  /// The sizes of labels of parts, in points: in one picture most have the same.
  private static let detailSizes = [8.0, 7]
  /// The width of a character of a monospaced font of size 1.
  private static let characterWidth = 0.61

  /// The text of the document.
  var document: String {
    let size = sheet.size
    // A point around the pictures has room for the outline of the view.
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-1 -1 \(Self.text(size.width + 2)) "
      + "\(Self.text(size.height + 2))\" width=\"\(Self.text(size.width + 2))\" "
      + "height=\"\(Self.text(size.height + 2))\" role=\"img\">\n"
    text += style
    for (index, picture) in sheet.pictures.enumerated() {
      let frame = sheet.frame(of: index)
      // The inner document cuts what sticks out.
      text +=
        "<rect class=\"v\" x=\"\(Self.text(frame.origin.x - 0.5))\" "
        + "y=\"\(Self.text(frame.origin.y - 0.5))\" width=\"\(Self.text(frame.size.width + 1))\" "
        + "height=\"\(Self.text(frame.size.height + 1))\"/>\n"
        + "<svg x=\"\(Self.text(frame.origin.x))\" y=\"\(Self.text(frame.origin.y))\" "
        + "width=\"\(Self.text(frame.size.width))\" height=\"\(Self.text(frame.size.height))\">\n"
      for (number, command) in picture.commands.enumerated() {
        append(command, of: picture, clip: "k\(index)-\(number)", to: &text)
      }
      text += "</svg>\n"
    }
    return text + "</svg>\n"
  }

  // MARK: Styles

  private var style: String {
    let styles = PictureStyle.all.filter { style in
      sheet.pictures.contains { $0.commands.contains { $0.style == style } }
    }
    var text = "<style>\n"
    text +=
      "text{font-family:ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;"
      + "text-anchor:middle;stroke:none}\n"
    text += rules(styles, appearance ?? .light).joined()
    if appearance == nil {
      text += "@media(prefers-color-scheme:dark){\n"
      text += rules(styles, .dark).joined() + "}\n"
    }
    return text + "</style>\n"
  }

  private func rules(_ styles: [PictureStyle], _ appearance: PictureAppearance) -> [String] {
    let view = appearance.view
    return [".v{fill:\(Self.color(view.fill));stroke:\(Self.color(view.stroke))}\n"]
      + styles.map { style in
        let colors = appearance.colors(of: style)
        let name = Self.name(of: style)
        let form = ShapeForm(style, CGSize(width: 1, height: 1))
        let line = form.line > 0 ? Self.color(colors.stroke) : "none"
        return ".\(name){fill:\(Self.color(colors.fill));stroke:\(line)}"
          + ".\(name)t{fill:\(Self.color(colors.text))}\n"
      }
  }

  private static func name(of style: PictureStyle) -> String {
    switch style {
    case .cell(let hue): "c\(hue)"
    case .boundary: "h"
    case .pinning: "p"
    case .pinned: "q"
    case .ghost: "n"
    case .badge: "b"
    case .decoration: "d"
    case .container: "o"
    case .separator: "s"
    case .sectionGuide: "gs"
    case .insetsGuide: "gi"
    case .groupGuide: "gg"
    case .rowGuide: "gr"
    case .safeAreaGuide: "ga"
    case .viewportGuide: "gv"
    case .scrollThumb: "m"
    case .same: "e"
    case .before: "x"
    case .after: "y"
    }
  }

  private static func color(_ color: UInt32?) -> String {
    guard let color else { return "none" }
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  // MARK: Shapes

  private func append(
    _ command: PictureCommand, of picture: LayoutPicture, clip: String, to text: inout String
  ) {
    guard let visible = command.visible(in: picture.bounds) else { return }
    let origin = picture.bounds.origin
    func moved(_ rect: CGRect) -> CGRect {
      CGRect(
        x: rect.origin.x - origin.x, y: rect.origin.y - origin.y, width: rect.size.width,
        height: rect.size.height)
    }
    let frame = moved(command.frame)
    var isCut = false
    if let edge = command.clip, let kept = command.frame.overlap(edge), kept != command.frame,
      command.frame.overlap(picture.bounds) != visible
    {
      isCut = true
      text += "<clipPath id=\"\(clip)\">" + rect(moved(edge), "") + "</clipPath>"
      text += "<g clip-path=\"url(#\(clip))\">"
    }
    text += shape(command, frame)
    if isCut { text += "</g>" }
    text += label(command, in: moved(visible)) + "\n"
  }

  private func shape(_ command: PictureCommand, _ frame: CGRect) -> String {
    let form = ShapeForm(command.style, frame.size)
    var box = frame
    // The line lies inside the frame, as that of a view does.
    let inset = min(form.line, Double(min(frame.size.width, frame.size.height))) / 2
    box.origin.x += inset
    box.origin.y += inset
    box.size.width -= 2 * inset
    box.size.height -= 2 * inset
    var attributes = " class=\"\(Self.name(of: command.style))\""
    if form.radius > 0 { attributes += " rx=\"\(Self.text(form.radius))\"" }
    if form.line > 1 { attributes += " stroke-width=\"\(Self.text(form.line))\"" }
    if form.dash > 0 { attributes += " stroke-dasharray=\"\(Self.text(form.dash))\"" }
    if command.clampedOpacity < 1 {
      attributes += " opacity=\"\(Self.text(command.clampedOpacity))\""
    }
    guard frame.size.width > 0 && frame.size.height > 0 else {
      // A shape without area is drawn as its line, half a point to each side.
      box = CGRect(
        x: frame.origin.x, y: frame.origin.y, width: max(frame.size.width, 0.5),
        height: max(frame.size.height, 0.5))
      return rect(box, attributes, title: command.element?.description)
    }
    return rect(box, attributes, title: hasFullLabel(command) ? nil : command.element?.description)
  }

  private func hasFullLabel(_ command: PictureCommand) -> Bool {
    guard let label = fitted(command, in: command.frame.size) else { return command.labels.isEmpty }
    return label.text == command.labels.first
  }

  private func fitted(_ command: PictureCommand, in size: CGSize) -> FittedLabel? {
    FittedLabel.fitting(
      command.labels, width: Double(size.width) - 4, height: Double(size.height) - 2,
      sizes: command.isDetail ? Self.detailSizes : Self.labelSizes,
      characterWidth: Self.characterWidth)
  }

  private func label(_ command: PictureCommand, in visible: CGRect) -> String {
    guard let label = fitted(command, in: visible.size) else { return "" }
    var x = visible.edges.left + Double(visible.size.width) / 2
    var y = visible.edges.top + Double(visible.size.height) / 2 + 0.36 * label.size
    if command.style == .decoration {
      let width = Double(label.text.count) * label.size * Self.characterWidth
      x = visible.edges.left + 4 + width / 2
      y = visible.edges.top + 1 + label.size
    }
    let fade = command.clampedOpacity < 1 ? " opacity=\"\(Self.text(command.clampedOpacity))\"" : ""
    let place = "x=\"\(Self.text(x))\" y=\"\(Self.text(y))\""
    let style = "class=\"\(Self.name(of: command.style))t\" \(place)"
    let size = "font-size=\"\(Self.text(label.size))\"\(fade)"
    return "<text \(style) \(size)>\(XMLText.escaped(label.text))</text>"
  }

  private func rect(_ frame: CGRect, _ attributes: String, title: String? = nil) -> String {
    let start =
      "<rect\(attributes) x=\"\(Self.text(frame.origin.x))\" y=\"\(Self.text(frame.origin.y))\" "
      + "width=\"\(Self.text(frame.size.width))\" height=\"\(Self.text(frame.size.height))\""
    guard let title else { return start + "/>" }
    return start + "><title>\(XMLText.escaped(title))</title></rect>"
  }

  private static func text(_ number: some BinaryFloatingPoint) -> String {
    let hundredths = (Double(number) * 100).rounded()
    // A number this large is whole, and its product may be beyond the largest number.
    return hundredths.magnitude < 0x1p53
      ? "\(points: hundredths / 100)" : "\(points: Double(number))"
  }
}
