// The functions of the module. Numbers go in and out directly, texts as UTF-8 in memory.

/// The state of this instance; a page calls it from one thread.
nonisolated(unsafe) private var host = Host()

private func bytes(_ pointer: UnsafePointer<UInt8>, _ count: Int32) -> [UInt8] {
  Array(UnsafeBufferPointer(start: pointer, count: Int(count)))
}

/// Takes memory for a text.
@_cdecl("cl_alloc") public func clAlloc(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  .allocate(capacity: max(1, Int(count)))
}

/// Gives memory back.
@_cdecl("cl_free") public func clFree(_ pointer: UnsafeMutablePointer<UInt8>) {
  pointer.deallocate()
}

/// The text of the last answer.
@_cdecl("cl_output") public func clOutput() -> UnsafePointer<UInt8>? {
  host.output.withUnsafeBufferPointer { $0.baseAddress }
}

/// The number of its bytes.
@_cdecl("cl_output_count") public func clOutputCount() -> Int32 { Int32(host.output.count) }

/// Reads a document with options; the answer is the info of the layout.
@_cdecl("cl_load") public func clLoad(
  _ text: UnsafePointer<UInt8>, _ count: Int32, _ options: UnsafePointer<UInt8>,
  _ optionCount: Int32
) -> Int32 {
  host.load(bytes(text, count), bytes(options, optionCount)).rawValue
}

/// Compares a case with its expectations.
@_cdecl("cl_verify") public func clVerify(_ text: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  host.verify(bytes(text, count)).rawValue
}

/// Reads an answer, a recording or rectangles for the next inference.
@_cdecl("cl_infer_input") public func clInferInput(
  _ text: UnsafePointer<UInt8>, _ count: Int32
) -> Int32 {
  host.takeInput(bytes(text, count)).rawValue
}

/// Infers a layout from what was read since the last one.
@_cdecl("cl_infer") public func clInfer(_ tolerance: Double) -> Int32 {
  host.infer(tolerance: tolerance).rawValue
}

/// Answers the frames of a flow layout.
@_cdecl("cl_flow") public func clFlow(_ text: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  host.answerFlow(bytes(text, count)).rawValue
}

/// Answers a request in JSON.
@_cdecl("cl_ask") public func clAsk(_ text: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  host.ask(bytes(text, count)).rawValue
}

/// Records measured sizes; the memory of queries then holds the size of the content and the adjustment of the offset.
///
/// The names end with zeros. Each has a width and a height. A mode of 0 leaves the offset alone.
@_cdecl("cl_measure") public func clMeasure(
  _ names: UnsafePointer<UInt8>, _ count: Int32, _ lengths: UnsafePointer<Double>, _ mode: Int32,
  _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> Int32 {
  let usual = host.subject.map { $0.viewport(at: $0.contentOffset) }
  return host.measure(
    UnsafeBufferPointer(start: names, count: Int(count)), lengths,
    in: usual.flatMap { viewport($0, mode, x, y, width, height) }
  ).rawValue
}

/// Changes the data.
@_cdecl("cl_change") public func clChange(_ text: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  host.change(bytes(text, count)).rawValue
}

/// A length of the content: its width (0) or its height (1).
@_cdecl("cl_length") public func clLength(_ which: Int32) -> Double {
  guard let content = host.subject?.layout.contentSize else { return 0 }
  return which == 0 ? content.width : content.height
}

/// Forgets the offsets of orthogonal sections of the next query.
@_cdecl("cl_rows_clear") public func clRowsClear() { host.rowOffsets = [:] }

/// Sets the offset of an orthogonal section of the next query.
@_cdecl("cl_row") public func clRow(_ section: Int32, _ offset: Double) {
  host.rowOffsets[Int(section)] = offset
}

/// How a query takes its viewport.
private enum Mode {
  /// None: natural positions.
  static let natural: Int32 = 0
  /// The usual one at an offset, with the usual offsets of rows.
  static let usualRows: Int32 = 1
  /// The usual one at an offset, with the offsets of rows that were set.
  static let givenRows: Int32 = 2
  /// The current one.
  static let current: Int32 = 3
  /// The current one, without the views that show the elements.
  static let currentWithoutViews: Int32 = 4

  /// True if a mode takes the viewport as it is.
  static func isCurrent(_ mode: Int32) -> Bool { mode == current || mode == currentWithoutViews }
}

private func viewport(
  _ usual: Viewport, _ mode: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> Viewport? {
  if mode == Mode.natural { return nil }
  var viewport = usual
  if Mode.isCurrent(mode) { return viewport }
  viewport.contentOffset = CGPoint(x: x, y: y)
  if width >= 0, height >= 0 { viewport.size = CGSize(width: width, height: height) }
  if mode == Mode.givenRows { viewport.orthogonalOffsets = host.rowOffsets }
  return viewport
}

/// An upper bound of the number of elements in a rectangle; -1 if nothing is loaded.
@_cdecl("cl_bound") public func clBound(
  _ subject: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> Double {
  guard let ground = host.ground(subject) else { return -1 }
  let rect = CGRect(x: x, y: y, width: width, height: height)
  return Double(ground.layout.elementBound(in: rect, at: ground.viewport))
}

/// Finds elements; their number, -1 if there may be too many, -2 if nothing is loaded.
///
/// A rectangle with a negative width stands for what the viewport shows.
@_cdecl("cl_query") public func clQuery(
  _ subject: Int32, _ mode: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ offsetX: Double, _ offsetY: Double, _ viewWidth: Double, _ viewHeight: Double
) -> Int32 {
  guard let ground = host.ground(subject) else { return -2 }
  let viewport = viewport(ground.viewport, mode, offsetX, offsetY, viewWidth, viewHeight)
  let rect =
    width < 0
    ? (viewport ?? ground.viewport).bounds : CGRect(x: x, y: y, width: width, height: height)
  guard ground.layout.elementBound(in: rect, at: viewport) <= FrameTable.elementsAtMost else {
    return -1
  }
  let simulator = host.simulations[subject]?.simulator
  let views = mode == Mode.current ? simulator?.shownViews ?? [] : []
  if Mode.isCurrent(mode), let simulator, simulator.movement != nil {
    host.table.fill(simulator.visibleElements, views: views)
  } else {
    host.table.fill(ground.layout, in: rect, at: viewport, views: views)
  }
  return Int32(host.table.count)
}

/// The address of a column of the last query.
@_cdecl("cl_column") public func clColumn(_ column: Int32) -> UnsafeRawPointer? {
  func address<Element>(_ list: [Element]) -> UnsafeRawPointer? {
    list.withUnsafeBytes { $0.baseAddress }
  }
  return switch column {
  case 0: address(host.table.frames)
  case 1: address(host.table.zIndexes)
  case 2: address(host.table.kinds)
  case 3: address(host.table.sections)
  case 4: address(host.table.items)
  case 5: address(host.table.flags)
  case 6: address(host.table.nameIndexes)
  case 7: host.table.views.isEmpty ? nil : address(host.table.views)
  default: nil
  }
}

/// Makes room for elements of queries into memory, and returns its address: that of the rectangle.
@_cdecl("cl_window") public func clWindow(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  host.window.reserve(Int(count))
  return host.window.start
}

/// Finds the elements at the rectangle in that memory; their number, as for `cl_query`.
@_cdecl("cl_fill") public func clFill() -> Int32 { host.fillWindow() }

/// Scrolls the row of a section to an offset, and writes it into that memory; 0 if there is none.
@_cdecl("cl_row_at") public func clRowAt(_ section: Int32, _ offset: Double) -> Int32 {
  host.moveRow(Int(section), to: offset) ? 1 : 0
}

/// The number of element kinds that queries have found so far.
@_cdecl("cl_name_count") public func clNameCount() -> Int32 { Int32(host.names.list.count) }

/// Answers with the element kinds that queries have found so far.
@_cdecl("cl_names") public func clNames() -> Int32 {
  host.answer(.array(host.names.list.map { .string($0) })).rawValue
}

/// Starts a simulator; its number, or 0 if nothing is loaded.
@_cdecl("cl_sim_new") public func clSimNew() -> Int32 { host.startSimulation() }

/// Ends a simulator.
@_cdecl("cl_sim_free") public func clSimFree(_ number: Int32) {
  host.simulations[number] = nil
}

/// Puts a finger down (0), moves it (1), lifts it (2) or moves it for a tick (3); 1 if it is down afterwards.
@_cdecl("cl_sim_touch") public func clSimTouch(
  _ number: Int32, _ phase: Int32, _ x: Double, _ y: Double
) -> Int32 {
  guard let simulator = host.simulations[number]?.simulator else { return 0 }
  let isDown = simulator.touch != nil
  switch phase {
  case 0: host.simulations[number]?.simulator.touchDown(at: CGPoint(x: x, y: y))
  case 1 where isDown: host.simulations[number]?.simulator.touchMove(to: CGPoint(x: x, y: y))
  case 2 where isDown: host.simulations[number]?.simulator.touchUp()
  case 3: host.simulations[number]?.advance(finger: CGPoint(x: x, y: y))
  default: break
  }
  return host.simulations[number]?.simulator.touch == nil ? 0 : 1
}

/// Advances the clock by ticks of a 120th of a second; 1 if something moves still.
@_cdecl("cl_sim_tick") public func clSimTick(_ number: Int32, _ ticks: Int32) -> Int32 {
  host.simulations[number]?.advance(ticks: Int(ticks)) == true ? 1 : 0
}

/// The address of the numbers of a simulator; null if there is no such simulator.
@_cdecl("cl_sim_state") public func clSimState(_ number: Int32) -> UnsafePointer<Double>? {
  guard let state = host.simulations[number]?.state else { return nil }
  host.state = state
  return host.state.withUnsafeBufferPointer { $0.baseAddress }
}
