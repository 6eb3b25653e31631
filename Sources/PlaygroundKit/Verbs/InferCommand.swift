import Compositional
import CompositionalDocuments
import CompositionalTools

/// `infer`: finds the layout behind frames.
struct InferCommand: Command {
  private let operands: [String]
  private let gallery: Gallery
  private let isText: Bool
  private let dialect: SwiftDialect?
  private let writesCase: Bool
  private let tolerance: Double
  private let itemCounts: [Int]

  init(_ invocation: Invocation) throws {
    operands = invocation.operands
    gallery = invocation.program.gallery
    guard operands.count(where: { $0 == "-" }) <= 1 else {
      throw CommandFailure.usage("standard input (-) can be read only once.")
    }
    let form = invocation.has(.to) ? try invocation.form(.to) : nil
    writesCase = form == "case"
    switch form {
    case "dsl": dialect = .dsl
    case "uikit": dialect = .uikit
    default: dialect = nil
    }
    if form != nil {
      if invocation.has(.format) {
        throw CommandFailure.usage("--to and --format cannot be combined; remove one of them.")
      }
      isText = true
    } else {
      isText = try invocation.format() == "text"
    }
    itemCounts = try invocation.counts() ?? []
    tolerance = try invocation.number(.tolerance) ?? 0.34
    guard (0...100).contains(tolerance) else {
      throw CommandFailure.usage("--tolerance must be from 0 to 100 points.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    let inputs = try operands.map { try input($0, from: console) }
    for case (let name, .answer(let answer)) in zip(operands, inputs) {
      guard let counts = answer.itemCounts, let data = answer.snapshotItemCounts, counts != data
      else { continue }
      console.complain(
        "\(name): the snapshot of the data source has \(Self.list(data)) items by section, and the view "
          + "\(Self.list(counts)); the view has not taken its new data yet.")
    }
    let inference = LayoutInference(inputs, tolerance: tolerance, itemCounts: itemCounts)
    if writesCase {
      try writeCase(inference, of: inputs[0], on: console)
    } else if let dialect {
      try write(inference, as: dialect, on: console)
    } else if isText {
      let report = InferenceText(
        inference: inference, names: operands, program: "playground")
      report.lines.forEach { console.output.line($0) }
    } else {
      console.output.write(try json(inference))
    }
    return inference.isExplained ? .success : .negative
  }

  private static func list(_ counts: [Int]) -> String {
    counts.map(String.init).joined(separator: ", ")
  }

  private func input(_ operand: String, from console: Console) throws -> InferenceInput {
    let source = try LayoutSource(operand, in: gallery)
    if source.isGallery {
      throw CommandFailure.data(
        "\(source.name) is a layout, not frames; query --format json writes its frames.")
    }
    let bytes = [UInt8](try source.data(from: console))
    do throws(DocumentError) {
      return try InferenceInput(json: bytes)
    } catch {
      let wanted: [DocumentKind] = [.elements, .answer, .recording, .frames, .flow]
      guard DocumentKind(of: bytes) == nil else {
        throw DocumentFile.failure(source.name, error, in: bytes, wanting: wanted)
      }
      throw CommandFailure.data(
        "\(source.name): expected an answer of query, a recording, or "
          + "{\"view\": [390, 844], \"frames\": [[0, 0, 390, 44], ...]}: \(error.line)")
    }
  }

  private func json(_ inference: LayoutInference) throws -> String {
    do throws(EncodingError) {
      return try inference.jsonText()
    } catch {
      throw CommandFailure.data("the layout cannot be written: \(error)")
    }
  }

  private func writeCase(
    _ inference: LayoutInference, of input: InferenceInput, on console: Console
  ) throws {
    guard case .answer(let answer) = input else {
      throw CommandFailure.usage(
        "--to case needs an answer of query or a recording of an app, with elements and their names."
      )
    }
    guard let document = inference.caseDocument(of: answer, named: operands[0].fileName) else {
      throw CommandFailure.data("\(operands[0]): there are no cells, so there is no case to write.")
    }
    do throws(EncodingError) {
      console.output.write(try document.jsonText())
    } catch {
      throw CommandFailure.data("the case cannot be written: \(error)")
    }
    complain(of: inference, on: console)
  }

  private func write(
    _ inference: LayoutInference, as dialect: SwiftDialect, on console: Console
  ) throws {
    if dialect == .uikit, let flow = inference.flow {
      console.output.write(FlowCode(flow: flow).text)
    } else if let layout = inference.layout {
      let source = layout.swiftSource(dialect, named: "inferred")
      console.output.write(source.text)
      for note in source.notes { console.complain(note) }
    }
    complain(of: inference, on: console)
  }

  private func complain(of inference: LayoutInference, on console: Console) {
    for (name, view) in zip(inference.viewNames, inference.views) where !view.isExplained {
      console.complain(InferenceText.missing(view, named: name))
    }
  }
}
