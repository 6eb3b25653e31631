// The parts inside elements, as shapes in front of their elements.

extension LayoutPicture {
  /// Returns the picture with the parts inside its elements.
  ///
  /// Parts without parts of their own are filled; the others are outlines, and so is free space. An element with parts
  /// gives its label up, as the parts cover it.
  ///
  /// ```swift
  /// let picture = try layout.picture(in: viewport)
  ///   .adding(layout.parts(in: viewport, of: contents))
  /// ```
  ///
  /// - Parameters:
  ///   - parts: The parts, those of an element together, and containers before their parts.
  ///   - showsLabels: True if parts have labels.
  /// - Throws: ``PictureError`` if there are too many shapes, or a frame is not finite.
  /// - Complexity: O(shapes + parts)
  public func adding(
    _ parts: [PlacedPart], showsLabels: Bool = true
  ) throws(PictureError) -> LayoutPicture {
    guard !parts.isEmpty else { return self }
    guard commands.count + parts.count <= Self.elementsAtMost else {
      throw .tooManyElements(commands.count + parts.count)
    }
    var inside: [ElementID: [PlacedPart]] = [:]
    for part in parts {
      guard part.frame.isFinite else { throw .notFinite("the frame of \(part)") }
      inside[part.element, default: []].append(part)
    }
    var picture = self
    picture.commands = []
    for command in commands {
      var command = command
      guard let id = command.element, command.style != .ghost, let parts = inside[id] else {
        picture.commands.append(command)
        continue
      }
      command.labels = []
      picture.commands.append(command)
      let shapes = Self.shapes(of: parts, in: command, showsLabels: showsLabels)
      picture.commands += shapes.filter { $0.isInSight(in: bounds) }
    }
    return picture
  }

  private static func shapes(
    of parts: [PlacedPart], in command: PictureCommand, showsLabels: Bool
  ) -> [PictureCommand] {
    var containers: Set<Substring> = []
    for part in parts {
      if let slash = part.path.lastIndex(of: "/") { containers.insert(part.path[..<slash]) }
    }
    return parts.map { part in
      let style: PictureStyle
      if part.path.hasSuffix("@separator") {
        style = .separator
      } else if part.isSpace || part.path.hasSuffix("@cell") || containers.contains(part.path[...])
      {
        style = .container
      } else {
        style = .part(of: command.style)
      }
      var shape = PictureCommand(
        style, part.frame, clip: command.clip, opacity: command.opacity, element: part.element,
        isDetail: true)
      if showsLabels, case .cell = style {
        shape.labels = [part.path.split(separator: "/").last.map { String($0) } ?? part.path]
      }
      return shape
    }
  }
}

extension PictureStyle {
  /// Returns the style of a part inside an element: a hue that differs from that of its element.
  fileprivate static func part(of element: PictureStyle) -> PictureStyle {
    if case .cell(let hue) = element { return .cell(hue: (hue + hues / 2) % hues) }
    return .cell(hue: hues / 2)
  }
}
