import Compositional
import CompositionalDocuments
import CompositionalPictures

// The options, by what they are about.

// The layout and its view.
extension Option {
  static let counts = Option("counts", "N,N")
  static let device = Option("device", "NAME", words: DevicePreset.all.map(\.argument))
  static let direction = Option("direction", "DIRECTION", words: ["ltr", "rtl"])
  static let landscape = Option("landscape")
  static let measure = Option("measure", "HOW", words: ["none"])
  static let orthogonal = Option("orthogonal", "S=V", repeats: true)
  static let os = Option("os", "N")
  static let size = Option("size", "WxH")
  static let split = Option("split", "PART", words: DeviceSplit.allCases.map(\.rawValue))
  static let textSize = Option(
    "text-size", "CATEGORY", words: PreferredContentSizeCategory.allCases.map(\.rawValue))
}

// What is shown, and how it moves there.
extension Option {
  static let drag = Option("drag", "DX,DY")
  static let duration = Option("duration", "SECONDS")
  static let element = Option("element", "ELEMENT")
  static let fling = Option("fling", "VELOCITY")
  static let from = Option("from", "OFFSET")
  static let hz = Option("hz", "N")
  static let offset = Option("offset", "X,Y")
  static let rect = Option("rect", "X,Y,W,H")
  static let script = Option("script", "FILE", isFile: true)
  static let step = Option("step", "POINTS")
  static let to = Option("to", "WHERE")
}

// The answer and its form.
extension Option {
  static let ascii = Option("ascii")
  static let color = Option("color", "WHEN", words: ["auto", "always", "never"])
  static let columns = Option("columns", "N")
  static let format = Option("format", "FORMAT")
  static let help = Option("help", letter: "h")
  static let out = Option("out", "FILE", letter: "o", isFile: true)
  static let rows = Option("rows", "N")
  static let unicode = Option("unicode")
  static let watch = Option("watch")
}

// Pictures.
extension Option {
  static let appearance = Option(
    "appearance", "LOOK", words: PictureAppearance.allCases.map(\.rawValue))
  static let content = Option("content", "PART", words: ["viewport", "whole"])
  static let film = Option("film", "N")
  static let guides = Option("guides", "LIST", words: PictureOptions.Guides.words.map(\.word))
  static let labels = Option("labels", "WHEN", words: ["on", "off"])
  static let pictures = Option(
    "pictures", "FORMAT", words: SweepPicture.Format.allCases.map(\.rawValue))
  static let scale = Option("scale", "N")
}

// Trials, and what else a verb has of its own.
extension Option {
  static let cases = Option("cases", "FOLDER")
  static let check = Option("check", "LIST")
  static let devices = Option(
    "devices", "LIST", words: ["own", "all", "phones", "tablets"] + device.words)
  static let directions = Option("directions", "LIST", words: ["ltr", "rtl", "both", "own"])
  static let explain = Option("explain")
  static let fixtures = Option("fixtures", "FOLDER")
  static let height = Option("height", "POINTS")
  static let jobs = Option("jobs", "N")
  static let kind = Option("kind", "KIND", words: Starter.allCases.map(\.rawValue))
  static let record = Option("record")
  static let shard = Option("shard", "K/N")
  static let snapshots = Option("snapshots", "FOLDER")
  static let strict = Option("strict")
  static let textSizes = Option(
    "text-sizes", "LIST", words: ["own", "all", "accessibility", "standard"] + textSize.words)
  static let tolerance = Option("tolerance", "POINTS")
  static let width = Option("width", "POINTS")
}

extension PictureOptions.Guides {
  /// The words of `--guides`, in the order of the help.
  static let words: [(word: String, guides: Self)] = [
    ("groups", .groups), ("insets", .insets), ("sections", .sections), ("rows", .rows),
    ("safe-area", .safeArea), ("all", .all), ("none", []),
  ]
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
