/// A version of iOS or iPadOS, whose layouts, devices and bars differ in some values.
///
/// Values are known for iOS 14, 17 and 26. Another version has those of the nearest of the three;
/// where two are as near, those of the newer one.
///
/// ```swift
/// var environment = CollectionLayoutEnvironment(size: CGSize(width: 393, height: 852))
/// environment.systemVersion = .iOS26
/// ```
public struct SystemVersion: Hashable, Comparable, Sendable {
  /// The number before the first point, such as 17.
  public let major: Int

  /// iOS 14.
  public static let iOS14 = SystemVersion(14)
  /// iOS 17 and 18.
  public static let iOS17 = SystemVersion(17)
  /// iOS 26.
  public static let iOS26 = SystemVersion(26)

  /// The versions whose values are known, the oldest first.
  public static let known = [iOS14, iOS17, iOS26]
  /// The numbers that documents and commands take: compositional layouts begin with iOS 13.
  package static let majors = 13...99

  /// Creates a version.
  ///
  /// - Parameter major: The number before the first point, above 0.
  public init(_ major: Int) {
    require(major > 0, "Invalid version: \(major). Versions of iOS begin with 1.")
    self.major = major
  }

  /// The known version whose values this one has.
  public var nearest: SystemVersion {
    major < 16 ? .iOS14 : major < 22 ? .iOS17 : .iOS26
  }

  /// True for a version that is older.
  public static func < (first: SystemVersion, second: SystemVersion) -> Bool {
    first.major < second.major
  }
}
