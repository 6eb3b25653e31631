/// The background that a picture is made for.
public enum PictureAppearance: String, Hashable, Sendable, CaseIterable {
  /// Dark lines on a light background.
  case light
  /// Light lines on a dark background.
  case dark
}

/// The colors of a shape, as red, green and blue in a number of 24 bits.
struct ShapeColors: Hashable, Sendable {
  /// The color inside; nil for an outline.
  let fill: UInt32?
  /// The color of the outline.
  let stroke: UInt32
  /// The color of the label.
  let text: UInt32

  init(_ fill: UInt32?, _ stroke: UInt32, _ text: UInt32) {
    self.fill = fill
    self.stroke = stroke
    self.text = text
  }
}

extension PictureAppearance {
  /// The colors of the view behind the elements.
  var view: ShapeColors {
    self == .light
      ? ShapeColors(0xFFFFFF, 0xC3C9D2, 0x333B47) : ShapeColors(0x0D1117, 0x3A424D, 0xD5DAE1)
  }

  /// Returns the colors of a shape.
  func colors(of style: PictureStyle) -> ShapeColors {
    self == .light ? Self.lightColors(style) : Self.darkColors(style)
  }

  private static func lightColors(_ style: PictureStyle) -> ShapeColors {
    switch style {
    case .cell(let hue):
      switch hue {
      case 0: ShapeColors(0xDCEBFD, 0x5B9BE8, 0x1D4E89)
      case 1: ShapeColors(0xD9F2E0, 0x4FAE72, 0x1B5E38)
      case 2: ShapeColors(0xEBE2FB, 0x9A78DB, 0x4A2C86)
      case 3: ShapeColors(0xFCEFCB, 0xD0A02A, 0x6E4E00)
      case 4: ShapeColors(0xFBE0EA, 0xDB6C97, 0x8A2150)
      default: ShapeColors(0xD5F1F1, 0x3FA7AB, 0x12595C)
      }
    case .boundary: ShapeColors(0xE4E7EB, 0x8A94A3, 0x333B47)
    case .pinning: ShapeColors(0xE4E7EB, 0xE07B1A, 0x333B47)
    case .pinned: ShapeColors(0xFFD9A8, 0xE07B1A, 0x7A3B00)
    case .ghost: ShapeColors(nil, 0xE07B1A, 0xB85F0C)
    case .badge: ShapeColors(0xE5484D, 0xFFFFFF, 0xFFFFFF)
    case .decoration: ShapeColors(0xF4F5F7, 0xC3C9D2, 0x6B7482)
    case .container, .sectionGuide, .groupGuide: ShapeColors(nil, 0x9AA3B2, 0x6B7482)
    case .insetsGuide: ShapeColors(nil, 0x5B9BE8, 0x1D4E89)
    case .rowGuide: ShapeColors(nil, 0x9A78DB, 0x4A2C86)
    case .safeAreaGuide: ShapeColors(nil, 0xE5484D, 0xB3282D)
    case .viewportGuide: ShapeColors(nil, 0x1F6FEB, 0x1F6FEB)
    case .separator, .scrollThumb: ShapeColors(0x8A94A3, 0x8A94A3, 0x333B47)
    case .same: ShapeColors(0xF4F5F7, 0xDDE1E7, 0x9AA3B2)
    case .before: ShapeColors(nil, 0xE8590C, 0xB23C00)
    case .after: ShapeColors(nil, 0x1F6FEB, 0x1D4E89)
    }
  }

  private static func darkColors(_ style: PictureStyle) -> ShapeColors {
    switch style {
    case .cell(let hue):
      switch hue {
      case 0: ShapeColors(0x17304D, 0x4C8FDD, 0xB9D8FF)
      case 1: ShapeColors(0x143523, 0x3F9E62, 0xA9E6C0)
      case 2: ShapeColors(0x2E2150, 0x8E6FD0, 0xD9C8FF)
      case 3: ShapeColors(0x3D3010, 0xB98A1A, 0xF5DA97)
      case 4: ShapeColors(0x431C2E, 0xC45683, 0xFFC2D9)
      default: ShapeColors(0x10363A, 0x36959A, 0xA8E6E8)
      }
    case .boundary: ShapeColors(0x2A3038, 0x6D7785, 0xD5DAE1)
    case .pinning: ShapeColors(0x2A3038, 0xD97A22, 0xD5DAE1)
    case .pinned: ShapeColors(0x5A3408, 0xF0903A, 0xFFE0BF)
    case .ghost: ShapeColors(nil, 0xD97A22, 0xF0A860)
    case .badge: ShapeColors(0xE5484D, 0x0D1117, 0xFFFFFF)
    case .decoration: ShapeColors(0x161B22, 0x3A424D, 0x8B949E)
    case .container, .sectionGuide, .groupGuide: ShapeColors(nil, 0x6D7785, 0x8B949E)
    case .insetsGuide: ShapeColors(nil, 0x4C8FDD, 0xB9D8FF)
    case .rowGuide: ShapeColors(nil, 0x8E6FD0, 0xD9C8FF)
    case .safeAreaGuide: ShapeColors(nil, 0xE5484D, 0xFF8A8E)
    case .viewportGuide: ShapeColors(nil, 0x58A6FF, 0x58A6FF)
    case .separator, .scrollThumb: ShapeColors(0x8B949E, 0x8B949E, 0xD5DAE1)
    case .same: ShapeColors(0x161B22, 0x2A3038, 0x6D7785)
    case .before: ShapeColors(nil, 0xF0903A, 0xFFC28A)
    case .after: ShapeColors(nil, 0x58A6FF, 0xB9D8FF)
    }
  }
}
