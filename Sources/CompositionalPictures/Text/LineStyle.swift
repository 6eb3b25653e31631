/// The style of the outline of a box.
package enum LineStyle: UInt8, CaseIterable, Sendable {
  /// Thin lines, for cells.
  case light
  /// Double lines, for headers and footers.
  case double
  /// Thick lines, for pinned items.
  case heavy
  /// Thick lines across and thin lines down, for boundary items that pin and are not displaced.
  case beam
  /// Broken lines, for backgrounds.
  case dashed
  /// Thin lines with round corners, for badges.
  case rounded

  /// The weight of the lines of a style across, at junctions.
  fileprivate var acrossWeight: Weight {
    switch self {
    case .light, .dashed, .rounded: .light
    case .double: .double
    case .heavy, .beam: .heavy
    }
  }

  /// The weight of the lines of a style down, at junctions.
  fileprivate var downWeight: Weight { self == .beam ? .light : acrossWeight }

  fileprivate enum Weight { case light, double, heavy }
}

/// The four directions in which a line leaves a character.
package struct LineEnds: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let up = LineEnds(rawValue: 1)
  package static let down = LineEnds(rawValue: 2)
  package static let left = LineEnds(rawValue: 4)
  package static let right = LineEnds(rawValue: 8)
  package static let vertical: LineEnds = [.up, .down]
  package static let horizontal: LineEnds = [.left, .right]
}

/// The characters of lines, in box drawing and in ASCII.
package enum LineGlyphs {
  /// Returns the character for lines that meet.
  ///
  /// - Parameters:
  ///   - ends: The directions of the lines.
  ///   - horizontal: The style of the horizontal line.
  ///   - vertical: The style of the vertical line.
  ///   - unicode: True for box drawing, false for ASCII.
  package static func glyph(
    _ ends: LineEnds, horizontal: LineStyle, vertical: LineStyle, unicode: Bool
  ) -> Character {
    unicode ? box(ends, horizontal, vertical) : ascii(ends, horizontal, vertical)
  }

  private static func box(
    _ ends: LineEnds, _ horizontal: LineStyle, _ vertical: LineStyle
  ) -> Character {
    if ends == .horizontal, horizontal == .dashed { return "┄" }
    if ends == .vertical, vertical == .dashed { return "┆" }
    if horizontal == .rounded, vertical == .rounded {
      switch ends {
      case [.down, .right]: return "╭"
      case [.down, .left]: return "╮"
      case [.up, .right]: return "╰"
      case [.up, .left]: return "╯"
      default: break
      }
    }
    return Array(set(horizontal.acrossWeight, vertical.downWeight))[Int(ends.rawValue)]
  }

  /// Returns sixteen characters, by the bits of `LineEnds`.
  ///
  /// Unicode has no junctions of thick and double lines; thick ones are used there.
  private static func set(_ horizontal: LineStyle.Weight, _ vertical: LineStyle.Weight) -> String {
    switch (horizontal, vertical) {
    case (.light, .light): " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
    case (.double, .double): " ║║║═╝╗╣═╚╔╠═╩╦╬"
    case (.double, .light): " │││═╛╕╡═╘╒╞═╧╤╪"
    case (.light, .double): " ║║║─╜╖╢─╙╓╟─╨╥╫"
    case (.heavy, .light): " ╵╷│╸┙┑┥╺┕┍┝━┷┯┿"
    case (.light, .heavy): " ╹╻┃╴┚┒┨╶┖┎┠─┸┰╂"
    case (.heavy, .heavy), (.heavy, .double), (.double, .heavy): " ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋"
    }
  }

  private static func ascii(
    _ ends: LineEnds, _ horizontal: LineStyle, _ vertical: LineStyle
  ) -> Character {
    if ends.isEmpty { return " " }
    if ends.isSubset(of: .horizontal) {
      switch horizontal {
      case .light: return "-"
      case .double: return "="
      case .heavy: return "#"
      case .beam: return "*"
      case .dashed: return "."
      case .rounded: return "~"
      }
    }
    if ends.isSubset(of: .vertical) {
      switch vertical {
      case .light, .double, .rounded, .beam: return "|"
      case .heavy: return "#"
      case .dashed: return ":"
      }
    }
    switch horizontal {
    case .light, .double: return "+"
    case .heavy: return "#"
    case .beam: return "*"
    case .dashed: return vertical == .dashed ? ":" : "+"
    case .rounded: return "o"
    }
  }
}
