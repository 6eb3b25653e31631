// The functions of the core. Numbers go in and out, no texts but the names of element kinds.

nonisolated(unsafe) private var core: Core?
nonisolated(unsafe) private var window = Window()

/// Takes memory for a text or for numbers.
@_cdecl("cl_alloc") public func clAlloc(_ count: Int32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: max(1, Int(count)), alignment: 16)
}

/// Gives memory back.
@_cdecl("cl_free") public func clFree(_ pointer: UnsafeMutableRawPointer) { pointer.deallocate() }

/// Reads the numbers of a layout and the names of its element kinds; 1 if it is not finite.
///
/// Each name ends with a zero.
@_cdecl("cl_load") public func clLoad(
  _ numbers: UnsafePointer<Double>, _ count: Int32, _ text: UnsafePointer<UInt8>,
  _ textCount: Int32
) -> Int32 {
  let bytes = UnsafeBufferPointer(start: text, count: Int(textCount))
  let kinds = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
    String(decoding: $0, as: UTF8.self)
  }
  let read = Core(UnsafeBufferPointer(start: numbers, count: Int(count)), kinds: kinds)
  core = read
  return read.layout.isFinite ? 0 : 1
}

/// Makes room for elements of queries into memory, and returns its address: that of the rectangle.
@_cdecl("cl_window") public func clWindow(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  window.reserve(Int(count))
  return window.start
}

/// Finds the elements at the rectangle in that memory; their number, -1 if there may be too many.
@_cdecl("cl_fill") public func clFill() -> Int32 {
  guard let stack = core?.layout.stack, let rows = core?.rows, let names = core?.names,
    let inset = core?.inset
  else { return -2 }
  return window.fill(stack, inset: inset, rows: rows, naming: names)
}

/// Scrolls the row of a section to an offset, and writes it into the memory of queries; 0 if there is none.
@_cdecl("cl_row_at") public func clRowAt(_ section: Int32, _ offset: Double) -> Int32 {
  guard let layout = core?.layout, let start = window.start,
    window.writeRow(Int(section), of: layout, at: offset)
  else { return 0 }
  core?.rows[Int(section)] = start[2]
  return 1
}

/// The number of element kinds.
@_cdecl("cl_name_count") public func clNameCount() -> Int32 {
  Int32(core?.names.list.count ?? 0)
}

/// Writes the bytes of the name of an element kind as numbers into the memory of queries, as far as
/// there is room; their number.
@_cdecl("cl_name") public func clName(_ index: Int32) -> Int32 {
  let name = core?.names.list[Int(index)] ?? ""
  guard let start = window.start else { return 0 }
  let bytes = name.utf8.prefix(Window.each * window.room)
  for (index, byte) in bytes.enumerated() { start[index] = Double(byte) }
  return Int32(bytes.count)
}

/// Writes the frame and the z-index of an element into the memory of queries; 0 if there is none.
///
/// Pinned elements are where a view at the rectangle in that memory shows them, if it has a size.
@_cdecl("cl_element") public func clElement(
  _ role: Int32, _ kind: Int32, _ section: Int32, _ item: Int32
) -> Int32 {
  guard let core, let start = window.start else { return 0 }
  let viewport = window.rect.size.width > 0 ? core.viewport(at: window.rect) : nil
  guard let element = core.layout.attributes(for: core.id(role, kind, section, item), at: viewport)
  else { return 0 }
  start[0] = element.frame.origin.x
  start[1] = element.frame.origin.y
  start[2] = element.frame.size.width
  start[3] = element.frame.size.height
  start[4] = Double(element.zIndex)
  return 1
}

/// Records a measured size; NaN for a length that was not measured.
@_cdecl("cl_record") public func clRecord(
  _ role: Int32, _ kind: Int32, _ section: Int32, _ item: Int32, _ width: Double,
  _ height: Double
) {
  guard let id = core?.id(role, kind, section, item) else { return }
  let size = PreferredSize(
    width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  core?.layout.note(ElementMeasurement(id, size))
}

/// Changes the data; 1 if the operations do not fit it.
///
/// The numbers are operations, then sections with their new counts.
@_cdecl("cl_update") public func clUpdate(
  _ numbers: UnsafePointer<Double>, _ count: Int32
) -> Int32 {
  var reader = NumberReader(UnsafeBufferPointer(start: numbers, count: Int(count)), kinds: [])
  let batch = BatchUpdates(reader.list { $0.operation() })
  let counts = reader.list { ($0.integer(), $0.integer()) }
  do throws(UpdateError) {
    _ = try core?.layout.update(batch) { section in
      counts.first { $0.0 == section }?.1
    }
  } catch {
    return 1
  }
  core?.settle()
  return 0
}

/// A length of the content (0 and 1), or of the offset at which reading starts (2 and 3).
@_cdecl("cl_length") public func clLength(_ which: Int32) -> Double {
  guard let core else { return 0 }
  let start = core.layout.startOffset(
    in: core.viewport(at: CGRect(origin: CGPoint(x: 0, y: 0), size: core.size)))
  return switch which {
  case 0: core.layout.contentSize.width
  case 1: core.layout.contentSize.height
  case 2: start.x
  default: start.y
  }
}

/// The number of items of a section; -1 if there is none.
@_cdecl("cl_count") public func clCount(_ section: Int32) -> Int32 {
  guard let counts = core?.layout.itemCounts, counts.indices.contains(Int(section)) else {
    return -1
  }
  return Int32(counts[Int(section)])
}
