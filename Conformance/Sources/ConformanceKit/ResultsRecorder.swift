import CompositionalDocuments
import Foundation
import UIKit

/// What was recorded so far, as one document.
@MainActor public final class ResultsRecorder {
  /// The results.
  public private(set) var results = ConformanceResults(origin: .ofThisSystem)

  /// Creates a recorder without results.
  public init() {}

  /// Records a case.
  ///
  /// - Parameters:
  ///   - document: The case.
  ///   - name: The name of the result, which occurs once.
  /// - Returns: False for a case that no recording decides.
  @discardableResult
  public func record(_ document: CaseDocument, named name: String) -> Bool {
    guard CaseHost.canRecord(document) else { return false }
    let recorded = CaseHost(document).recorded(
      origin: results.origin.sentence(at: document.environment.displayScale))
    results.cases.append(ConformanceResults.Case(name: name, document: recorded))
    return true
  }

  /// Adds motions, each with a name of its own.
  ///
  /// - Parameter motions: The motions.
  public func add(_ motions: [ConformanceResults.Motion]) {
    for var motion in motions {
      motion.name = "\(motion.name)-\(results.motions.count + 1)"
      results.motions.append(motion)
    }
  }

  /// Writes the results to a file.
  ///
  /// - Parameter file: The file.
  /// - Throws: An error of the file system, or `EncodingError` for a number that JSON has not.
  public func write(to file: URL) throws {
    try Data(results.jsonText().utf8).write(to: file)
  }
}

extension ConformanceResults.Origin {
  /// The system that this program runs on.
  @MainActor public static var ofThisSystem: Self {
    let device = UIDevice.current
    let simulated = ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"]
    #if targetEnvironment(macCatalyst)
      let kind = Kind.macCatalyst
    #elseif targetEnvironment(simulator)
      let kind = Kind.simulator
    #elseif canImport(Darwin)
      let kind = Kind.device
    #else
      let kind = Kind.standIn
    #endif
    return Self(
      system: kind == .standIn ? "Compositional" : device.systemName,
      version: device.systemVersion, device: simulated ?? device.model, kind: kind,
      scale: max(1, UITraitCollection.current.displayScale))
  }

  /// The origin of a case, in words.
  ///
  /// - Parameter scale: The display scale of the case, in pixels per point.
  func sentence(at scale: CGFloat) -> String {
    "\(system) \(version), \(device), \(kind.rawValue), scale \(scale)"
  }
}
