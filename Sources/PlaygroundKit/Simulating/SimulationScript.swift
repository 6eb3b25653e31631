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

  init(_ invocation: Invocation) throws {
    let given = [Option.script, .fling, .drag, .to].filter { invocation.has($0) }
    guard given.count <= 1 else {
      throw CommandFailure.usage(
        "\(given[0].flag) and \(given[1].flag) exclude each other; a script may hold both.")
    }
    switch given.first {
    case .script: self = .file(invocation.value(.script) ?? "")
    case .fling:
      let velocity = try invocation.number(.fling) ?? 0
      self = .actions([.fling(velocity: CGFloat(velocity)), .waitUntilRest])
    case .drag: self = .actions([try Self.drag(invocation), .waitUntilRest])
    case .to: self = .actions([try Self.scroll(invocation), .waitUntilRest])
    default: self = .tour
    }
  }

  private static func drag(_ invocation: Invocation) throws -> ScrollAction {
    let numbers = try invocation.numbers(.drag, count: 2...3, example: "0,-300")
    let duration = numbers.count > 2 ? numbers[2] : 0.25
    guard duration >= 0, duration <= 60 else {
      throw CommandFailure.usage("--drag: a drag takes from 0 to 60 seconds.")
    }
    return .drag(
      from: nil, by: CGPoint(x: numbers[0], y: numbers[1]), duration: duration, holding: 0)
  }

  private static func scroll(_ invocation: Invocation) throws -> ScrollAction {
    let text = invocation.value(.to) ?? ""
    if case .cell(let path) = ElementID(text) {
      return .scrollToItem(path, .centeredVertically, animated: true)
    }
    guard !text.contains(where: \.isWhitespace), Double(text.prefix { $0 != "," }) != nil else {
      throw CommandFailure.usage(
        "--to is an item such as \"cell 0.12\", or an offset such as 500 or 0,500, "
          + "not \"\(text)\".")
    }
    let numbers = try invocation.numbers(.to, count: 1...2, example: "\"cell 0.12\" or 0,500")
    return .scrollTo(
      numbers.count == 1 ? CGPoint(x: 0, y: numbers[0]) : CGPoint(x: numbers[0], y: numbers[1]),
      animated: true)
  }

  /// Returns the script for a layout.
  func script(
    for simulator: CollectionViewSimulator, of subject: LoadedLayout, console: Console
  ) throws -> ScrollScript {
    switch self {
    case .tour: return subject.script ?? Tour.script(for: simulator)
    case .actions(let script): return script
    case .file(let path):
      let data =
        try path == "-"
        ? DocumentFile.reading("standard input", console.input) : DocumentFile.read(path)
      do throws(DocumentError) {
        return try ScrollScript(json: [UInt8](data))
      } catch {
        throw CommandFailure.data("\(path): \(error)")
      }
    }
  }
}
