import Compositional
import CompositionalDocuments

/// A view in which a sweep shows layouts.
public struct SweepView: Hashable, Sendable {
  /// The name in reports, such as `iPhone 15 landscape`.
  public let name: String
  /// The view; nil for that of the layout itself.
  public let environment: CaseEnvironment?

  /// The view that the layout itself names.
  public static let own = SweepView(name: "own", environment: nil)

  private init(name: String, environment: CaseEnvironment?) {
    self.name = name
    self.environment = environment
  }

  /// Creates a view on a device.
  public init(_ view: DeviceView) {
    self.init(name: view.description, environment: view.environment)
  }

  /// Creates a view without insets, at a display scale of 2.
  ///
  /// - Parameter size: The size, in points, not negative.
  public init(size: CGSize) {
    self.init(
      name: "\(points: size.width)x\(points: size.height)",
      environment: CaseEnvironment(size: size))
  }

  /// Returns the view in place of that of a layout; what its user prefers stays.
  func replacing(_ own: CaseEnvironment) -> CaseEnvironment {
    guard let environment else { return own }
    var view = own
    view.show(in: environment)
    return view
  }
}

/// The number of items of each section in a sweep.
public enum SweepCounts: Hashable, Sendable {
  /// The counts of the layout itself.
  case own
  /// The same count in each section of the layout.
  case each(Int)
  /// A count for each section.
  case sections([Int])

  /// Returns the counts in place of those of a layout.
  func replacing(_ own: [Int]) -> [Int] {
    switch self {
    case .own: own
    case .each(let count): own.map { _ in count }
    case .sections(let counts): counts
    }
  }
}

extension SweepCounts: CustomStringConvertible {
  /// The counts as `--counts` of the command takes them.
  public var description: String {
    switch self {
    case .own: "own"
    case .each(let count): "each=" + String(count)
    case .sections(let counts): counts.map { String($0) }.joined(separator: ",")
    }
  }
}
