import Compositional

extension CollectionLayoutEnvironment {
  /// Returns the environment of a view that fills a device, or a part of it.
  ///
  /// It has the size, the scale, the safe area, the margins and the size classes of the device.
  ///
  /// ```swift
  /// layout.prepare(itemCounts: [20], in: .device("iPhone 15"))
  /// layout.prepare(itemCounts: [20], in: .device("iPad Pro 11 landscape split half"))
  /// layout.prepare(itemCounts: [20], in: .device("iPhone 17", system: .iOS26))
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of a `DevicePreset`, followed by words for the orientation and the part of
  ///     the screen.
  ///   - system: The system; nil for iOS 17 or the layout's own quirks.
  /// - Precondition: The device is known; the message names the nearest one.
  /// - Complexity: O(devices)
  public static func device(_ name: String, system: SystemVersion? = nil)
    -> CollectionLayoutEnvironment
  {
    if let view = DeviceView(name) { return view.environment(system: system).layoutEnvironment }
    let words = DeviceWords(name)?.name ?? name
    let end =
      DevicePreset.nearest(to: words).map { "; did you mean \"\($0.name)\"?" }
      ?? "; Documentation/Devices.md lists them."
    halt("Invalid device: there is no \"\(name)\"\(end)")
  }
}
