// What an instance of the module holds: a layout, its simulators, and the last answer.

/// The state of an instance, which serves one page and one thread.
struct Host {
  var subject: Subject?
  var simulations: [Int32: Simulation] = [:]
  private var lastSimulation: Int32 = 0
  /// The text of the last answer, in UTF-8.
  private(set) var output: [UInt8] = []
  /// The element kinds that queries have found.
  let names: ElementNames
  /// The elements of the last query.
  var table: FrameTable
  /// The memory of queries in every frame.
  var window = Window()
  /// The insets of the view, which the layout was loaded with.
  private(set) var inset = PhysicalEdgeInsets.zero
  /// The offsets of orthogonal sections for the next query.
  var rowOffsets: [Int: CGFloat] = [:]
  /// What the next inference reads.
  private var inferenceInputs: [InferenceInput] = []
  /// The numbers of the last state of a simulator.
  var state: [Double] = []

  init() {
    names = ElementNames()
    table = FrameTable(names: names)
  }

  /// How a call ended.
  enum Status: Int32 {
    case done = 0
    /// A document or a request is wrong; the answer says where.
    case documentError = 1
    /// A request is out of range; the answer is a sentence.
    case rangeError = 2
  }

  mutating func answer(_ text: String) -> Status {
    output = Array(text.utf8)
    return .done
  }

  mutating func answer(_ value: JSONValue) -> Status { answer(JSONPrinter.text(value)) }

  mutating func refuse(_ sentence: String) -> Status {
    output = Array(sentence.utf8)
    return .rangeError
  }

  mutating func refuse(_ error: DocumentError) -> Status {
    let position = error.position.map { position in
      JSONValue.members([
        ("line", .integer(position.line)), ("column", .integer(position.column)),
      ])
    }
    output = Array(
      JSONPrinter.text(
        .members([
          ("path", .string(error.path)), ("message", .string(error.message)),
          ("position", position ?? .null), ("description", .string(error.description)),
        ])
      ).utf8)
    return .documentError
  }

  /// Reads a layout or a case.
  mutating func load(_ text: [UInt8], _ options: [UInt8]) -> Status {
    simulations = [:]
    do throws(DocumentError) {
      let subject = try Subject(json: text, options: options)
      self.subject = subject
      inset = subject.document.environment.adjustedContentInset
      return answer(subject.info)
    } catch {
      subject = nil
      return refuse(error)
    }
  }

  /// Reads a case or content with expectations, and compares them with the engine's answers.
  mutating func verify(_ text: [UInt8]) -> Status {
    do throws(DocumentError) {
      let value = try JSONParser.parse(text)
      let isContent = value["content"] != nil && value["layout"] == nil
      let report: CaseReport =
        isContent
        ? try ContentDocument(json: text).verify() : try CaseDocument(json: text).verify()
      return answer(
        .members([
          ("checkCount", .integer(report.checkCount)),
          ("mismatches", .mismatches(report.mismatches)),
        ]))
    } catch {
      return refuse(error)
    }
  }

  /// Reads a flow layout, and answers its frames as a query of its content does.
  mutating func answerFlow(_ text: [UInt8]) -> Status {
    do throws(DocumentError) {
      let elements = try FlowDocument(json: text).answer()
      guard let json = try? elements.jsonText() else { return refuse("a frame is not finite") }
      output = Array(json.utf8)
      return .done
    } catch {
      return refuse(error)
    }
  }

  /// Reads an answer, a recording or rectangles for the next inference.
  mutating func takeInput(_ text: [UInt8]) -> Status {
    do throws(DocumentError) {
      inferenceInputs.append(try InferenceInput(json: text))
      return answer(.null)
    } catch {
      inferenceInputs = []
      return refuse(error)
    }
  }

  /// Infers a layout from what was read since the last one.
  mutating func infer(tolerance: Double) -> Status {
    let inputs = inferenceInputs
    inferenceInputs = []
    guard (0...100).contains(tolerance) else {
      return refuse("the tolerance must be from 0 to 100 points")
    }
    do throws(EncodingError) {
      return answer(try LayoutInference(inputs, tolerance: tolerance).json(isDetailed: true))
    } catch {
      return refuse("the layout cannot be written")
    }
  }

  /// Starts a simulator; its number, or 0 if no layout is loaded.
  mutating func startSimulation() -> Int32 {
    guard let subject else { return 0 }
    lastSimulation += 1
    simulations[lastSimulation] = Simulation(subject)
    return lastSimulation
  }

  /// Writes the elements that the view shows at the rectangle of the window; their number, -1 if
  /// there may be too many, -2 if nothing is loaded.
  mutating func fillWindow() -> Int32 {
    guard let stack = subject?.layout.stack, let rows = subject?.orthogonalOffsets else {
      return -2
    }
    return window.fill(stack, inset: inset, rows: rows, naming: names)
  }

  /// Scrolls the row of a section to an offset, and writes it into the window; false if there is none.
  mutating func moveRow(_ section: Int, to offset: Double) -> Bool {
    guard let layout = subject?.layout, let start = window.start,
      window.writeRow(section, of: layout, at: offset)
    else { return false }
    subject?.orthogonalOffsets[section] = start[2]
    return true
  }

  /// The layout and the viewport of a query; nil if there is none.
  func ground(_ number: Int32) -> (layout: CollectionLayout, viewport: Viewport)? {
    if number == 0 {
      return subject.map { ($0.layout, $0.viewport(at: $0.contentOffset)) }
    }
    return simulations[number].map { ($0.simulator.layout, $0.simulator.viewport) }
  }
}
