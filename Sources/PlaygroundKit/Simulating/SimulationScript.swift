import Compositional
import CompositionalDocuments
import CompositionalSimulation

/// The script of a simulation, as the arguments choose it.
enum SimulationScript {
  /// The script of the layout, or a tour if it has none.
  case tour
  /// A document.
  case file(String)
  /// The action of an option.
  case actions(ScrollScript)
  /// A scroll to a target.
  case target(ScrollTarget)

  init(_ invocation: Invocation) throws {
    let given = [Option.script, .fling, .drag, .to].filter { invocation.has($0) }
    guard given.count <= 1 else {
      throw CommandFailure.usage(
        "\(given[0].flag) and \(given[1].flag) cannot be combined; use a script with both actions.")
    }
    switch given.first {
    case .script:
      let path = invocation.value(.script) ?? ""
      guard path != "-" || invocation.operands.first != "-" else {
        throw CommandFailure.usage(
          "the layout and --script cannot both be standard input; use a file for one of them.")
      }
      self = .file(path)
    case .fling:
      let velocity = try invocation.number(.fling) ?? 0
      self = .actions([.fling(velocity: CGFloat(velocity)), .waitUntilRest])
    case .drag: self = .actions([try Self.drag(invocation), .waitUntilRest])
    default: self = try ScrollTarget(invocation).map(Self.target) ?? .tour
    }
  }

  private static func drag(_ invocation: Invocation) throws -> ScrollAction {
    let numbers = try invocation.numbers(.drag, count: 2...3, example: "0,-300")
    let duration = numbers.count > 2 ? numbers[2] : 0.25
    guard duration >= 0, duration <= 60 else {
      throw CommandFailure.usage("--drag: the duration must be from 0 to 60 seconds.")
    }
    return .drag(
      from: nil, by: CGPoint(x: numbers[0], y: numbers[1]), duration: duration, holding: 0)
  }

  /// Returns the action that scrolls to a target.
  ///
  /// - Throws: A failure if the target is an element that does not exist.
  private static func scroll(
    to target: ScrollTarget, of subject: any ScrollSubject
  ) throws -> ScrollAction {
    let target = try target.resolved(in: subject)
    let offset = try target.offset(in: subject)
    if case .point(let point) = target { return .scrollTo(point, animated: true) }
    if case .cell(let path) = target.element {
      let isVertical = subject.axis == .vertical
      return .scrollToItem(
        path, isVertical ? .centeredVertically : .centeredHorizontally, animated: true)
    }
    var point = subject.startOffset
    point[subject.axis] = CGFloat(offset)
    return .scrollTo(point, animated: true)
  }

  /// Returns the script for a layout.
  ///
  /// - Parameter duration: The duration of the run, in seconds of the simulation.
  func script(
    for simulator: CollectionViewSimulator, of subject: any ScrollSubject, within duration: Double,
    console: Console
  ) throws -> ScrollScript {
    switch self {
    case .tour: return subject.script ?? Tour.script(for: simulator, within: duration)
    case .actions(let script): return script
    case .target(let target):
      return [try Self.scroll(to: target, of: subject), .waitUntilRest]
    case .file(let path):
      let data =
        try path == "-"
        ? DocumentFile.reading("standard input", console.input) : DocumentFile.read(path)
      do throws(DocumentError) {
        return try ScrollScript(json: [UInt8](data))
      } catch {
        throw DocumentFile.failure(path, error, in: [UInt8](data), wanting: [.script])
      }
    }
  }
}
