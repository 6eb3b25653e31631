import Compositional
import CompositionalDocuments

/// A trial of a sweep: a layout with one value of each axis.
public struct SweepCombination: Hashable, Sendable {
  /// The place in the order of the sweep, from 0.
  public let index: Int
  /// The name of the layout.
  public let layout: String
  /// The values of the axes.
  public let setting: SweepSetting
  /// True for the trial of a case in its own view, which only compares it with its expectations.
  public let isCase: Bool
  /// The view with the text size and the reading direction.
  public let environment: CaseEnvironment
  /// The number of items of each section.
  public let itemCounts: [Int]
  /// The index of the layout among those of the sweep.
  package let subject: Int
  /// The name of files about the trial, without an extension; no other trial of the sweep has it.
  public let fileName: String
}

extension SweepCombination: CustomStringConvertible {
  /// The layout and the values of the axes, such as `grid: iPhone 15, large, rtl`.
  public var description: String {
    let words = isCase ? ["as expected"] : setting.words
    return layout + (words.isEmpty ? "" : ": " + words.joined(separator: ", "))
  }
}

/// Names of files.
enum SweepFileNames {
  /// Returns a stem for each layout: the last part of its name, with a number where it comes again.
  static func stems(of names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.map { name in
      var last = name.split(separator: "/").last.map { String($0) } ?? name
      if last.hasSuffix(".json") { last.removeLast(5) }
      let stem = cleaned(last)
      var unique = stem
      var number = 2
      // Names of files do not differ in case alone, which some file systems ignore.
      while !taken.insert(unique.lowercased()).inserted {
        unique = stem + "-" + String(number)
        number += 1
      }
      return unique
    }
  }

  /// Returns the name of the files about a setting of a layout.
  static func name(_ stem: String, _ setting: SweepSetting, isCase: Bool) -> String {
    let words = isCase ? ["case"] : setting.words.map { cleaned($0) }
    return ([stem] + words).joined(separator: "--")
  }

  /// Returns a text of letters, digits, points and single hyphens, at most 80 characters long.
  static func cleaned(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isASCII && (character.isLetter || character.isNumber) || character == "." {
        result.append(character)
      } else if !result.isEmpty, result.last != "-" {
        result.append("-")
      }
    }
    while let last = result.last, last == "-" || last == "." { result.removeLast() }
    result = String(result.drop { $0 == "." }.prefix(80))
    return result.isEmpty ? "layout" : result
  }
}
