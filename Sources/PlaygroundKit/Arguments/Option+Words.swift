import Compositional
import CompositionalDocuments

extension Option {
  /// The words that the value may be, for every verb; empty if it is free or depends on the verb.
  var words: [String] {
    switch self {
    case .appearance: ["light", "dark"]
    case .color: ["auto", "always", "never"]
    case .content: ["viewport", "whole"]
    case .direction: ["ltr", "rtl"]
    case .device: DevicePreset.all.map(\.argument)
    case .guides: ["groups", "insets", "sections", "rows", "safe-area", "all", "none"]
    case .labels: ["on", "off"]
    case .measure: ["none"]
    case .os: SystemVersion.allCases.map(\.rawValue)
    case .textSize: PreferredContentSizeCategory.allCases.map(\.rawValue)
    default: []
    }
  }

  /// True if the value is the name of a file.
  var isFile: Bool { self == .out || self == .script }
}

extension DevicePreset {
  /// The name as an argument without spaces and quotes, such as `iPhone-15`.
  var argument: String {
    var text = ""
    for character in name {
      switch character {
      case " ": text += "-"
      case "(", ")", "\"": break
      default: text.append(character)
      }
    }
    return text
  }
}
