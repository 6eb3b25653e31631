import Compositional

extension ConformanceResults {
  /// The system that answered, and what it ran on.
  public struct Origin: Hashable, Sendable {
    /// What a system ran on.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// A simulator.
      case simulator
      /// A device.
      case device
      /// A Mac, as an app of Mac Catalyst.
      case macCatalyst = "Mac Catalyst"
      /// The collection view of this project, which follows the engine.
      case standIn = "stand-in"
    }

    /// The name of the system, such as `iOS`.
    public var system: String
    /// The version of the system, such as `18.1`.
    public var version: String
    /// The name of the device, such as `iPhone 16`.
    public var device: String
    /// What the system ran on.
    public var kind: Kind
    /// The display scale, in pixels per point.
    public var scale: CGFloat

    /// Creates an origin.
    ///
    /// - Parameters:
    ///   - system: The name of the system, such as `iOS`.
    ///   - version: The version of the system, such as `18.1`.
    ///   - device: The name of the device, such as `iPhone 16`.
    ///   - kind: What the system ran on.
    ///   - scale: The display scale, in pixels per point.
    public init(system: String, version: String, device: String, kind: Kind, scale: CGFloat) {
      self.system = system
      self.version = version
      self.device = device
      self.kind = kind
      self.scale = scale
    }
  }
}

extension ConformanceResults.Origin: CustomStringConvertible {
  /// The system, the device, what it is and the scale: `iOS 18.1, iPhone 16 (simulator), scale 3`.
  public var description: String {
    "\(system) \(version), \(device) (\(kind.rawValue)), scale \(points: scale)"
  }
}
