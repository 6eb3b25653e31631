/// The part of the screen of an iPad that an app has beside another app.
public enum DeviceSplit: String, Hashable, Sendable, CaseIterable {
  /// The narrow part.
  case third
  /// One of two equal parts.
  case half
  /// The part beside the narrow one.
  case twoThirds
}

/// A view on a device: the whole screen or a part of it, in one of two orientations.
///
/// ```swift
/// let view = DeviceView("iPad Pro 11 landscape split half")
/// let environment = view?.environment
/// ```
public struct DeviceView: Hashable, Sendable {
  /// The device.
  public let device: DevicePreset
  /// True in landscape orientation.
  public let isLandscape: Bool
  /// The part of the screen; nil for all of it.
  public let split: DeviceSplit?

  /// The room between the two parts of a split screen, in points.
  private static let divider: CGFloat = 10

  /// Creates a view on a device; nil for a part of the screen of a phone, which has none.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - isLandscape: True in landscape orientation.
  ///   - split: The part of the screen; nil for all of it.
  public init?(_ device: DevicePreset, isLandscape: Bool = false, split: DeviceSplit? = nil) {
    guard split == nil || device.isTablet else { return nil }
    self.device = device
    self.isLandscape = isLandscape
    self.split = split
  }

  /// The size of the view, in points.
  public var size: CGSize {
    let (width, height) =
      isLandscape
      ? (device.size.height, device.size.width) : (device.size.width, device.size.height)
    guard let split, let thirds = device.thirds else { return CGSize(width: width, height: height) }
    let third = isLandscape ? thirds.sideways : thirds.upright
    let part =
      switch split {
      case .third: third
      case .half: (width - Self.divider) / 2
      case .twoThirds: width - Self.divider - third
      }
    return CGSize(width: part, height: height)
  }
}

extension DeviceView: CustomStringConvertible {
  /// The name of the device, its orientation and the part of its screen, as ``init(_:)`` reads them.
  public var description: String {
    var text = device.name
    if isLandscape { text += " landscape" }
    if let split { text += " split " + split.rawValue }
    return text
  }
}

extension DeviceView {
  /// Reads a name of a device, with words for its orientation and the part of its screen.
  ///
  /// The words are `portrait` or `landscape`, and `half`, `third` or `twoThirds`, with or without
  /// `split`, behind the name. A name without them is the whole screen in portrait orientation.
  ///
  /// - Parameter phrase: The text, such as `iPad Pro 11 landscape split half`.
  /// - Returns: The view; nil if the device is unknown, or if it is a part of a phone.
  public init?(_ phrase: String) {
    guard let words = DeviceWords(phrase), let device = DevicePreset(name: words.name) else {
      return nil
    }
    self.init(device, isLandscape: words.isLandscape ?? false, split: words.split)
  }
}

/// The name of a device, and the words behind it.
package struct DeviceWords {
  /// The name without the words behind it.
  package let name: String
  /// True for landscape orientation, false for portrait; nil if neither is said.
  package let isLandscape: Bool?
  /// The part of the screen; nil for all of it.
  package let split: DeviceSplit?

  /// Reads the words; nil if one of them contradicts another.
  package init?(_ phrase: String) {
    var words = phrase.split { $0 == " " || $0 == "-" || $0 == "_" }.map(String.init)
    var isLandscape: Bool?
    var split: DeviceSplit?
    while let word = words.last?.lowercased() {
      let before = words.dropLast().last?.lowercased()
      if word == "landscape" || word == "portrait" {
        guard isLandscape == nil else { return nil }
        isLandscape = word == "landscape"
      } else if let part = Self.part(word, after: before) {
        guard split == nil else { return nil }
        split = part
        if part == .twoThirds, word == "thirds" { words.removeLast() }
        if words.dropLast().last?.lowercased() == "split" { words.removeLast() }
      } else {
        break
      }
      words.removeLast()
    }
    self.isLandscape = isLandscape
    self.split = split
    name = words.joined(separator: " ")
  }

  private static func part(_ word: String, after before: String?) -> DeviceSplit? {
    switch word {
    case "half": .half
    case "third": .third
    case "twothirds": .twoThirds
    case "thirds" where before == "two": .twoThirds
    default: nil
    }
  }
}
