import Compositional
import CompositionalDocuments

// The options of devices.
extension Invocation {
  /// `--device NAME`, `--landscape` and `--split PART`; nil without `--device`.
  ///
  /// The orientation and the part may follow the name, such as `iPad Pro 11 landscape split half`.
  func device() throws -> DeviceView? {
    let split = try choice(.split, as: DeviceSplit.self)
    guard let text = value(.device) else {
      guard split == nil else {
        throw CommandFailure.usage("--split needs an iPad; add --device \"iPad Pro 11\".")
      }
      return nil
    }
    let view = try Self.device(text, of: .device)
    if let split, let named = view.split, split != named {
      throw CommandFailure.usage(
        "--device \(text) names \(named.rawValue), and --split \(split.rawValue); remove one.")
    }
    let isLandscape = view.isLandscape || has(.landscape)
    guard let view = DeviceView(view.device, isLandscape: isLandscape, split: split ?? view.split)
    else {
      throw CommandFailure.usage(
        "--split: a split view is for iPads, and \(view.device.name) is not an iPad.")
    }
    return view
  }

  /// The words of `--devices` for several devices, and for the view of the layout.
  private static let deviceGroups = ["all", "phones", "tablets", "own"]

  /// Reads the name of a device, with words for its orientation and the part of its screen.
  static func device(_ text: String, of option: Option) throws -> DeviceView {
    if let view = DeviceView(text) { return view }
    guard let words = DeviceWords(text) else {
      throw CommandFailure.usage(
        "\(option.flag): \"\(text)\" has two orientations or two parts; remove one.")
    }
    guard !words.name.isEmpty else {
      throw CommandFailure.usage(
        "\(option.flag): \"\(text)\" is not the name of a device; an example is \(option.flag) "
          + "\"iPhone 15 landscape\".")
    }
    if let device = DevicePreset(name: words.name) {
      throw CommandFailure.usage(
        "\(option.flag): a split view is for iPads, and \(device.name) is not an iPad.")
    }
    let groups = option == .devices ? deviceGroups : []
    let near =
      EditDistance.nearest(to: words.name, among: groups)
      ?? DevicePreset.nearest(to: words.name)?.name
    let end = near.map { "; did you mean \"\($0)\"?" } ?? "; Documentation/Devices.md lists them."
    throw CommandFailure.usage("\(option.flag): there is no device \"\(words.name)\"\(end)")
  }
}
