// Requests in JSON: everything that is not asked in every frame.

/// A request of a page, such as `{"ask": "explain", "id": "cell 0.3"}`.
struct Request {
  enum Key: String, CaseIterable {
    case ask, id, simulator, viewport, rect, changes, script, framesPerSecond, title
    case options, form, section, velocity, item, position, animated, offset, measuring
  }

  let object: ObjectReader<Key>
  let name: String

  init(json bytes: [UInt8]) throws(DocumentError) {
    let value = try JSONParser.parse(bytes, limits: Recording.documentLimits)
    object = try ObjectReader(
      DocumentReader(value, at: .root), form: #"a request such as {"ask": "info"}"#, Key.self)
    name = try object.value(.ask)
  }

  /// The bytes of a value that has a form of its own.
  func bytes(_ key: Key) throws(DocumentError) -> [UInt8] {
    let value = object[key]?.value ?? .null
    return Array(JSONPrinter.text(value).utf8)
  }

  /// Reads a script: a text, or a value, in which positions would be those of a text that nobody wrote.
  func script() throws(DocumentError) -> ScrollScript {
    if case .string(let text)? = object[.script]?.value {
      return try ScrollScript(json: Array(text.utf8))
    }
    do throws(DocumentError) {
      return try ScrollScript(json: try bytes(.script))
    } catch {
      throw DocumentError(path: error.path, message: error.message)
    }
  }

  /// Reads the viewport: that of the subject with what the request says.
  func viewport(_ usual: Viewport) throws(DocumentError) -> Viewport {
    guard let reader = object[.viewport], reader.value != .null else { return usual }
    var viewport = usual
    let object = try ObjectReader(
      reader, form: #"a viewport such as {"contentOffset": [0, 120]}"#, ViewportKey.self)
    if let offset: CGPoint = try object.optional(.contentOffset) {
      viewport.contentOffset = offset
    }
    if let size = try object[.size]?.viewSize() { viewport.size = size }
    if let offsets = object[.orthogonalOffsets] {
      viewport.orthogonalOffsets = [:]
      for (key, reader) in try offsets.members("offsets by section") {
        guard let section = Int(key) else { throw reader.failure("expected a section") }
        viewport.orthogonalOffsets[section] = try reader.number()
      }
    }
    return viewport
  }

  private enum ViewportKey: String, CaseIterable { case contentOffset, size, orthogonalOffsets }

  /// Reads an element's identifier.
  func id() throws(DocumentError) -> ElementID {
    let text: String = try object.value(.id)
    guard let id = ElementID(text) else {
      throw DocumentError(
        path: "id",
        message: "\"\(text)\" does not name an element; examples are \"cell 0.4\", "
          + "\"supplementary header 0.0\" and \"decoration background 0.0\"")
    }
    return id
  }
}

extension Host {
  /// Answers a request.
  mutating func ask(_ bytes: [UInt8]) -> Status {
    do throws(DocumentError) {
      let request = try Request(json: bytes)
      guard let number = Int32(exactly: try request.object.value(.simulator, default: 0)) else {
        return refuse("there is no such simulator")
      }
      if number != 0 { return try ask(request, simulation: number) }
      if request.name == "devices" { return answer(.devices) }
      guard subject != nil else { return refuse("no layout is loaded") }
      return try askLayout(request)
    } catch {
      return refuse(error)
    }
  }

  private mutating func askLayout(_ request: Request) throws(DocumentError) -> Status {
    guard let subject else { return refuse("no layout is loaded") }
    let viewport = try request.viewport(subject.viewport(at: subject.contentOffset))
    switch request.name {
    case "info": return answer(subject.info)
    case "attributes", "explain", "groups", "parts", "lint":
      return try inspect(request, subject.layout, viewport, subject.measurer)
    case "document":
      let isCase = try request.object.value(.form, default: subject.isCase ? "case" : "layout")
      return write(subject, asCase: isCase == "case")
    case "convert": return try convert(request, subject)
    default: return refuse("there is no request \"\(request.name)\"")
    }
  }

  private mutating func inspect(
    _ request: Request, _ layout: CollectionLayout, _ viewport: Viewport,
    _ measurer: ClosureMeasurer?
  ) throws(DocumentError) -> Status {
    switch request.name {
    case "attributes":
      let found = layout.attributes(for: try request.id(), at: viewport)
      return answer(found.map { .element($0) } ?? .null)
    case "explain":
      let id = try request.id()
      do throws(MissingElement) {
        let explanation = try layout.explanation(of: id, in: viewport)
        var parts: [PlacedPart] = []
        if let measurer, let element = layout.attributes(for: id, at: viewport) {
          parts = layout.parts(inside: element, of: measurer)
        }
        return answer(
          .explanation(explanation, diagnostics: layout.reportedFindings, parts: parts))
      } catch {
        return refuse("\(error)")
      }
    case "groups":
      let groups = layout.groups(around: try request.id(), in: viewport)
      return answer(
        .array(
          groups.map { .members([("path", .string($0.path)), ("frame", .rect($0.frame))]) }))
    case "lint":
      let findings =
        measurer.map { layout.lint(in: viewport, measuredBy: $0) }
        ?? layout.lint(in: viewport, measuring: subject?.isCase == true ? .nothing : .unknown)
      return answer(.findings(findings))
    default:
      let rect: CGRect = try request.object.optional(.rect) ?? viewport.bounds
      guard layout.elementBound(in: rect, at: viewport) <= FrameTable.elementsAtMost else {
        return refuse(Self.tooMany)
      }
      guard let measurer else { return answer(.array([])) }
      return answer(.array(parts(layout, rect, viewport, measurer)))
    }
  }

  /// The sentence about a query that finds too much.
  static let tooMany =
    "the query may find more than \(FrameTable.elementsAtMost) elements; give a smaller rectangle"

  private func parts(
    _ layout: CollectionLayout, _ rect: CGRect, _ viewport: Viewport, _ measurer: ClosureMeasurer
  ) -> [JSONValue] {
    let category = layout.environment?.contentSizeCategory ?? .large
    return layout.parts(in: rect, at: viewport, of: measurer).map { part in
      let content = subject?.document.measurement?.content(of: part.element)
      var members: [(String, JSONValue)] = [
        ("element", .string(part.element.description)), ("path", .string(part.path)),
        ("frame", .rect(part.frame)),
      ]
      members += content.map { $0.described(at: part.path, in: category) } ?? []
      return .members(members)
    }
  }

  private mutating func write(_ subject: Subject, asCase: Bool) -> Status {
    do throws(EncodingError) {
      return answer(
        asCase ? try subject.document.jsonText() : try subject.document.layout.json())
    } catch {
      return refuse("the layout has no document form")
    }
  }

  /// Answers with Swift code that describes the layout, and sentences about what it leaves out.
  private mutating func convert(
    _ request: Request, _ subject: Subject
  ) throws(DocumentError) -> Status {
    let form: String = try request.object.value(.form)
    guard let dialect = ["dsl": SwiftDialect.dsl, "uikit": .uikit][form] else {
      return refuse("there is no code of the form \"\(form)\"; the forms are dsl and uikit")
    }
    let name = try request.object.value(.title, default: "")
    let source =
      subject.isCase
      ? subject.document.swiftSource(dialect, named: name)
      : subject.document.layout.swiftSource(dialect, named: name)
    return answer(
      .members([
        ("text", .string(source.text)), ("notes", .array(source.notes.map { .string($0) })),
      ]))
  }

  // MARK: Simulators

  private mutating func ask(
    _ request: Request, simulation number: Int32
  ) throws(DocumentError) -> Status {
    guard let simulation = simulations[number] else {
      return refuse("there is no such simulator; it ended with its layout")
    }
    let simulator = simulation.simulator
    switch request.name {
    case "info": return answer(simulation.info)
    case "statistics": return answer(simulation.statistics)
    case "rows": return answer(.offsets(simulator.viewport.orthogonalOffsets))
    case "events": return answer(simulations[number]?.takeEvents() ?? .null)
    case "attributes", "explain", "groups", "parts", "lint":
      return try inspect(
        request, simulator.layout, try request.viewport(simulator.viewport), simulator.measurer)
    case "resize": try simulations[number]?.apply(Options(json: request.bytes(.options)))
    case "update": try simulations[number]?.update(DataChange(json: request.bytes(.changes)))
    case "fling", "scroll": try move(request, number)
    case "perform": try simulations[number]?.perform(try request.script())
    case "run":
      let script = try request.script()
      let rate = try request.rate()
      try simulations[number]?.run(script, framesPerSecond: rate)
      return answer(simulations[number]?.statistics ?? .null)
    case "record": return try record(request, number)
    default: return refuse("there is no request \"\(request.name)\"")
    }
    return answer(simulations[number]?.info ?? .null)
  }

  private mutating func move(_ request: Request, _ number: Int32) throws(DocumentError) {
    let object = request.object
    let section: Int? = try object.optional(.section)
    if let velocity = try object[.velocity]?.number() {
      if let section {
        simulations[number]?.simulator.fling(section: section, velocity: velocity)
      } else {
        simulations[number]?.simulator.fling(velocity: velocity)
      }
      return
    }
    let animated = try object.value(.animated, default: false)
    if let section, let item: Int = try object.optional(.item) {
      simulations[number]?.simulator.scrollToItem(
        at: ElementIndexPath(item: item, section: section),
        position: try object.value(.position, default: .nearest), animated: animated)
    } else if let section {
      simulations[number]?.simulator.scroll(
        section: section, to: try object.required(.offset, "a number").number(),
        animated: animated)
    } else {
      let offset: CGPoint = try object.value(.offset)
      simulations[number]?.simulator.setContentOffset(offset, animated: animated)
    }
    if !animated { simulations[number]?.collect() }
  }

  private mutating func record(
    _ request: Request, _ number: Int32
  ) throws(DocumentError) -> Status {
    guard var simulator = simulations[number]?.simulator else { return refuse("no simulator") }
    let script = try request.script()
    let title = try request.object.value(.title, default: "")
    let rate = try request.rate()
    let recording: Recording
    do throws(ScriptError) {
      recording = try simulator.record(script, title: title, framesPerSecond: rate)
    } catch {
      throw DocumentError(path: "script[\(error.action)]", message: error.reason)
    }
    simulations[number]?.simulator = simulator
    do throws(EncodingError) {
      return answer(try recording.jsonText())
    } catch {
      return refuse("the recording holds a length that is not finite")
    }
  }
}

extension Request {
  /// The frames per second of a run.
  fileprivate func rate() throws(DocumentError) -> Int {
    guard let reader = object[.framesPerSecond] else { return 60 }
    let rate = try reader.integer(in: 1...120, "a whole number that divides 120")
    guard 120 % rate == 0 else { throw reader.failure("expected a whole number that divides 120") }
    return rate
  }
}
